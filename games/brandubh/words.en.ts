// Brandubh's words, in English.
export default {
  board: 'Brandubh board',
  pieces: { attacker: 'attacker', defender: 'defender', king: 'king' },
  throne: 'throne',
  corner: 'corner',
  canMove: 'can move',
  chosen: 'chosen',
  target: 'can be reached',
  moves: (mover: string, from: string, to: string) => `${mover} goes from ${from} to ${to}`,
  movers: { attacker: 'An attacker', defender: 'A defender', king: 'The king' },
  takes: (taken: string) => ` and captures ${taken}`,
  captured: { attacker: 'the attacker on', defender: 'the defender on', king: 'the king on' },
  and: ' and ',
  again: ' This position has stood before; the third time is a tie.',
  endings: {
    king_home: 'The king has reached a corner.',
    king_captured: 'The king is captured.',
    no_attackers: 'No attacker is left.',
    no_move: 'There is no legal move.',
    repetition: 'The same position has stood three times.',
    ply_limit: 'The limit of moves is reached.',
  },
}
