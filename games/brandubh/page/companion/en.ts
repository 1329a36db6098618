// Brandubh beside the board, in English.

export default {
  start: 'The attackers begin. Change sides for the next game.',
  turn: [
    'Move one piece in a straight line, as far as you like, over empty squares.',
    'Take every enemy that you now hold between two of yours.',
    'Is the king in a corner, or taken? Then the game is over.',
  ],
}
