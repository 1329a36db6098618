// The contrasts of the board.
import { panel, type Pair, testContrasts } from '@nemeton/tests/contrast'

testContrasts(import.meta.dirname, {
  files: ['../page/board.css'],
  scopes: ['.bluff'],
  text: [
    ['what to do', panel, '--figures'],
    ['the bid', '--cloth', '.bluff .middle text fill'],
    ['the dice that count', '--cloth', '.bluff .middle .tally fill'],
    ['more of the bid', '--cloth', '.bluff .middle .more fill'],
    ['a white shield', '.shield.white .face fill', '.shield text fill'],
    ['a red shield', '.shield.red .face fill', '.shield.red text fill'],
    ['what can be done', '--die', '.bluff .plaque.open text fill'],
    ['a doubt', '.bluff .plaque.challenge.open .face fill', '.bluff .plaque.challenge.open text fill'],
  ],
  pieces: [
    ['a die', '--cloth', '--die'],
    ['pips', '--die', '--die-pip'],
    ['pips of the red die', '.bluff .red-die --die', '.bluff .red-die --die-pip'],
    ['a cup', '--cloth', '.cup .hoop fill'],
    ...['raven', 'fox', 'hare', 'spider', 'tortoise', 'monkey'].flatMap((guest): Pair[] => [
      [`the ${guest} on the cloth`, '--cloth', `.guest.${guest} --paint`],
      [`the ${guest} on its ground`, `.guest.${guest} --paint`, '#1d120a'],
    ]),
  ],
})
