// What has to be told from what it lies on.
import { panel, type Pair, testContrasts } from '@nemeton/tests/contrast'

testContrasts(import.meta.dirname, {
  files: ['../page/board.css', '../page/pieces.css'],
  scopes: ['.sigily', ':is(.sigily, .sigily-mark)'],
  text: [
    ['numerals and names', panel, '--figures'],
    ['coins of a stack', ':is(.sigily, .sigily-sign) .coin fill', '.sigily .purse text fill'],
    ['the cloth', '--cloth', '--thread'],
  ],
  pieces: ['--plain', '--gate', '--sun', '--deep'].flatMap((tile): Pair[] => [
    [`a chariot on ${tile}`, tile, '.chariot-art .rim stroke'],
    [`the sign on ${tile}`, tile, '--sign'],
  ]),
})
