// How the browser's tests play this game.
import type { Play } from '@nemeton/tests/play'

export default {
  race: true,
  leastMoves: 40,
  offline: 'desktop',
  kinds: ['exchange/pass', 'home/home:0', 'move/0:0a-0', 'move/0:0-0~0'],
} satisfies Play
