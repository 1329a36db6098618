// The contrasts of the board.
import { oak, panel, type Pair, testContrasts } from '@nemeton/tests/contrast'

testContrasts(import.meta.dirname, {
  files: ['../page/art.css', '../page/board.css'],
  scopes: ['.duel'],
  text: [
    ['what to do', panel, '--figures'],
    ['cards held', '--cloth', '.duel .held fill'],
    [
      'what can be chosen',
      '--paper',
      '.duel :is(.form-plaque.open, .form-plaque.chosen, .confirm.open) text fill',
    ],
    ...['S', 'H', 'D', 'C'].map((suit): Pair => [
      `a card of ${suit}`,
      '--paper',
      `.card-face.${suit} .rank fill`,
    ]),
    ['the register', [oak, '--veil', '#2b1a0cb3'], '.duel .register .rank fill'],
  ],
  pieces: [
    ['a card', '--cloth', '--paper'],
    ['the back of a card', '.card-back .paper fill', '.card-back .line stroke'],
    ['a form', '--cloth', '--paper'],
    ['the animal on it', '--paper', '.disc .inked stroke'],
    ...['.duel .leaf', '.duel .leaf.birch', '.duel .leaf.cedar', '.duel .leaf.dogwood'].map((leaf): Pair => [
      leaf,
      '--cloth',
      `${leaf} --leaf`,
    ]),
  ],
})
