// What has to be told from what it lies on.
import { describe } from 'vitest'
import { panel, type Pair, testContrasts } from '@nemeton/tests/contrast'

/** The tiles that lie face down, and what is on and between them; `scopes` say of what they are. */
const tiles = (scopes: string[]) => ({
  files: ['../page/race.css', '../page/art/pieces.css'],
  scopes: [...scopes, '.race', '.domino', '.marker'],
  text: [
    ['the number of a position', '--walnut', '--number'],
    ['that of a blank that lies open', '--bone', '.race .tiles .number.open fill'],
  ] as Pair[],
  pieces: [
    ['a tile that is face down', panel, ['--walnut', '--walnut-edge', '--tile-rim']],
    ['a tile that lies open', panel, ['--bone', '--bone-edge', '--line']],
    ['an arrowhead on a tile', '--walnut', ['--brass', '--line']],
    ['an arrowhead on wood', panel, ['--brass', '--line']],
    ['a gate on its tile', '--walnut', ['--lintel', '--lintel-edge']],
    ['a gate on a tile that lies open', '--bone', ['--lintel', '--lintel-edge']],
    ['a counter on a tile that is face down', '--walnut', '--rim'],
  ] as Pair[],
})

describe('tiles of walnut', () => testContrasts(import.meta.dirname, tiles([])))
describe('standing stones', () => testContrasts(import.meta.dirname, tiles(['.race.stones .tiles'])))

testContrasts(import.meta.dirname, {
  files: ['../page/race.css', '../page/art/pieces.css'],
  scopes: ['.race', '.domino', '.marker'],
  text: [
    ['names and scores', panel, '--figures'],
    ['what can be done', '.race .badge circle fill', '.race .badge text fill'],
    ['plaques', '--bone', '.race .plaques .letters fill'],
  ],
  pieces: [
    ['pips', '--bone', '--pip'],
    ['a counter on a tile that lies open', '--bone', '--line'],
    ...['.ash', '.birch', '.cedar', '.dogwood'].map((side): Pair => [
      `the carving of ${side}`,
      `${side} --side`,
      '--rim',
    ]),
  ],
})
