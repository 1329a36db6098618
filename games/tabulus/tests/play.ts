// How the browser's tests play this game.
import type { Play } from '@nemeton/tests/play'

export default {
  race: true,
  leastMoves: 60,
  offline: 'phone',
  kinds: ['exchange/pass', 'exchange/swap:0-0x0', 'home/home:0', 'move/0:0-0~0/0'],
} satisfies Play
