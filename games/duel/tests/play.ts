// How the browser's tests play this game.
import type { Play } from '@nemeton/tests/play'

export default {
  plyLimit: 80,
  inSecret: true,
  hides: true,
  leastMoves: 20,
  offline: 'desktop',
  kinds: ['forms/a', 'shape/a', 'cards/0a'],
} satisfies Play
