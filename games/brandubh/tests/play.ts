// How the browser's tests play this game.
import type { Play } from '@nemeton/tests/play'

export default {
  own: '.cell.movable',
  leastMoves: 4,
  offline: 'desktop',
} satisfies Play
