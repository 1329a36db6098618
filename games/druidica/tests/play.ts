// How the browser's tests play this game.
import type { Play } from '@nemeton/tests/play'

export default {
  race: true,
  leastMoves: 40,
  offline: 'desktop',
} satisfies Play
