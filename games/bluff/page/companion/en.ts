// Bricriu's Bluff & Bluster beside the board, in English.

export default {
  turn: [
    'Look under your cup. Ones count as every number.',
    'Bid higher, or call the bluff.',
    'After a bid you may show some dice and roll the others again.',
    'Called? Lift all cups and count: whoever was wrong loses dice.',
  ],
}
