// How the browser's tests play this game.
import type { Play } from '@nemeton/tests/play'

export default {
  own: '.sigily .movable, .sigily .target',
  target: '.sigily .target',
  plyLimit: 120,
  leastMoves: 40,
  offline: 'phone',
  kinds: [
    'spell/curse:0',
    'spell/fireball:0-0',
    'spell/freeturn:0',
    'spell/remove:0',
    'spell/speed',
    'spell/sloth',
    'spell/freeze:0',
    'last_spell/stoneskin:0',
    'last_spell/nospell',
    'answer/pay',
    'answer/freeze',
    'card/right',
    'card/wrong',
    'declare/throw',
    'declare/enter:0',
    'declare/back:0',
    'move/in',
    'defence → declare',
    'defence → last_spell',
  ],
} satisfies Play
