// Tug of War beside the board, in English.

export default {
  start:
    'Plockton, then Broadford, rolls three dice for its column: as many athletes stand on the rope. Plockton begins, in the second match Broadford.',
  turn: [
    'Roll the three dice; for each six in your column you may roll one of them again.',
    'Put each beside another die of your column: eliminate, finish, weaken or swap.',
    'Or go berserk with three equal dice.',
    'Whoever has nobody on the rope has lost the match.',
  ],
}
