// How the browser's tests play this game.
import type { Play } from '@nemeton/tests/play'

export default {
  own: '.cell.movable',
  race: true,
  ahead: true,
  leastMoves: 60,
  offline: 'phone',
  kinds: ['decision/0-0'],
} satisfies Play
