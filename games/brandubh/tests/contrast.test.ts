// The contrasts of the board.
import { field, testContrasts } from '@nemeton/tests/contrast'

testContrasts(import.meta.dirname, {
  files: ['../page/board.css'],
  scopes: ['.brandubh'],
  text: [['coordinates', '.brandubh .frame fill', '.brandubh .coordinates text fill']],
  pieces: [
    ['an attacker', field, '.brandubh .bog-mid stop-color'],
    [
      'a defender',
      field,
      [':is(.brandubh, .brandubh-mark) .cut .rim stroke', '.brandubh .bone-mid stop-color'],
    ],
    [
      'the king',
      field,
      [':is(.brandubh, .brandubh-mark) .cut .rim stroke', '.brandubh .gold-mid stop-color'],
    ],
    ['an attacker beside a defender', '.brandubh .bone-mid stop-color', '.brandubh .bog-mid stop-color'],
    ['where a piece can go', field, '.brandubh .aim fill'],
    [
      'an attacker’s mark',
      '--paper',
      ['.brandubh-mark .attacker .rim stroke', '.brandubh .bog-mid stop-color'],
    ],
  ],
})
