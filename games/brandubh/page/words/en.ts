// Brandubh's words, in English.
export default {
  board: 'Brandubh board',
  pieces: { attacker: 'attacker', defender: 'defender', king: 'king' },
  throne: 'throne',
  corner: 'corner',
  canMove: 'can move',
  canMoveAhead: 'can be moved ahead',
  chosen: 'chosen',
  target: 'can be reached',
  moves: (mover: string, from: string, to: string) => `${mover} goes from ${from} to ${to}`,
  /** The piece that goes: another's, or the reader's. */
  movers: {
    attacker: ['an attacker', 'your attacker'],
    defender: ['a defender', 'your defender'],
    king: ['the king', 'your king'],
  },
  takes: (taken: string) => ` and captures ${taken}`,
  captured: {
    attacker: ['the attacker on', 'your attacker on'],
    defender: ['the defender on', 'your defender on'],
    king: ['the king on', 'your king on'],
  },
  taken: {
    attacker: (n: number, of: number) => `${n} of ${of} attackers captured`,
    defender: (n: number, of: number) => `${n} of ${of} defenders captured`,
  },
  again: ' This position has stood before; the third time is a tie.',
  startingDrawRule: 'One piece of each side lies hidden in two fists. Who picks a hand plays what is in it.',
  startingDraw: (hand: number, side: string) => `${['left', 'right'][hand]} hand, ${side}`,
  endings: {
    king_home: 'The king has reached a corner.',
    king_captured: 'The king is captured.',
    no_attackers: 'No attacker is left.',
    no_move: 'There is no legal move.',
    repetition: 'The same position has stood three times.',
    ply_limit: 'The limit of moves is reached.',
  },

  /** A turn in a line. */
  summary: {
    you: 'You',
    moved: (who: string, from: string, to: string) => `${who}: ${from} to ${to}`,
    captured: (what: string) => `, captured ${what}`,
    piece: (piece: 'attacker' | 'defender' | 'king', at: string, yours: boolean) =>
      `${yours ? 'your' : 'the'} ${piece} on ${at}`,
    again: '; this has stood before, the third time is a tie',
  },
}
