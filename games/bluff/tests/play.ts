// How the browser's tests play this game.
import type { Play } from '@nemeton/tests/play'

export default {
  // Dice can be put out with a bid, but no bid needs it.
  own: '.cell.movable:not([data-cell^=own]), .cell.target',
  plyLimit: 80,
  // A round that goes badly is not to end the game.
  options: { loss: 'one' },
  hides: true,
  leastMoves: 4,
  offline: 'phone',
  kinds: ['bid/challenge', 'show/show:0', 'show/hold'],
} satisfies Play
