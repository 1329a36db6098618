// What has to be told from what it lies on.
import { panel, type Pair, testContrasts } from '@nemeton/tests/contrast'

testContrasts(import.meta.dirname, {
  files: ['../page/race.css'],
  scopes: ['.race', '.domino', '.marker'],
  text: [
    ['names and scores', panel, '--figures'],
    ['what can be done', '.race .badge circle fill', '.race .badge text fill'],
    ['plaques', '--bone', '.race .plaques .letters fill'],
  ],
  pieces: [
    ['pips', '--bone', '--pip'],
    ['a counter on a tile that lies open', '--bone', '--line'],
    ['a counter on a tile that is face down', '--walnut', '--rim'],
    ...['.ash', '.birch', '.cedar', '.dogwood'].map((side): Pair => [
      `the carving of ${side}`,
      `${side} --side`,
      '--rim',
    ]),
  ],
})
