// The contrasts of the board.
import { panel, type Pair, testContrasts } from '@nemeton/tests/contrast'

testContrasts(import.meta.dirname, {
  files: ['../page/board.css'],
  scopes: ['.danube'],
  text: [
    ['numbers of squares', panel, '--figures'],
    ['steps on a badge', '.danube .target .badge fill', '.danube .target text fill'],
    ['the sea’s name', '--deep', '.danube .ground .name fill'],
    ['the throw', '--cloth', '.danube .sticks .number fill'],
    ['that another follows', '--cloth', '.danube .again fill'],
  ],
  pieces: ['--water-0', '--water-1', '--water-2', '--deep']
    .flatMap((water): Pair[] => [
      [`a silver boat on ${water}`, water, ['--silver', '--silver-edge']],
      [`a copper boat on ${water}`, water, ['--copper', '--copper-edge']],
    ])
    .concat([
      ['a stick, white side up', '--cloth', ':is(.danube .stick, .danube-sticks) .white fill'],
      [
        'a stick, black side up, beside a white one',
        ':is(.danube .stick, .danube-sticks) .white fill',
        ':is(.danube .stick, .danube-sticks) .black fill',
      ],
    ]),
})
