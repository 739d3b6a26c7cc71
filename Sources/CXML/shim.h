// Declarations follow with the first user of this library.
