// How the browser's tests play this game.
import type { Play } from '@nemeton/tests/play'

export default {
  race: true,
  leastMoves: 60,
  offline: 'phone',
} satisfies Play
