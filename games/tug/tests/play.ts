// How the browser's tests play this game.
import type { Play } from '@nemeton/tests/play'

export default {
  plyLimit: 90,
  ahead: true,
  leastMoves: 20,
  offline: 'phone',
  kinds: ['act/berserk:0', 'reroll/stand'],
} satisfies Play
