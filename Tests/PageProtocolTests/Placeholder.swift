// Its first test follows.
