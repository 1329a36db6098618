// How the browser's tests play this game.
import type { Play } from '@nemeton/tests/play'

export default {
  own: '.sigily .movable, .sigily .target',
  target: '.sigily .target',
  plyLimit: 120,
  leastMoves: 40,
  offline: 'phone',
} satisfies Play
