// Its first file follows.
