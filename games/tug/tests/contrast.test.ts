// What has to be told from what it lies on.
import { panel, type Pair, testContrasts } from '@nemeton/tests/contrast'

testContrasts(import.meta.dirname, {
  files: ['../page/board.css'],
  scopes: ['.tug', '.athlete'],
  text: [
    ['what to do', panel, '--figures'],
    ['athletes counted on grass', '--grass-2', '--counted'],
    ['athletes counted against the sky', '--sky', '--counted'],
    ['what a pair of dice can do', '--die', '.tug .plaque.open text fill'],
  ],
  pieces: ['--grass-0', '--grass-1', '--grass-2']
    .flatMap((grass): Pair[] => [
      [`an athlete of Plockton on ${grass}`, grass, ['.athlete --dark', '.athlete --shirt']],
      [`an athlete of Broadford on ${grass}`, grass, ['.athlete --dark', '.athlete --skin']],
    ])
    .concat([
      ['the shirts of Broadford beside those of Plockton', '.athlete --shirt', '.athlete.broadford --shirt'],
      ['the sash of Plockton on its shirt', '.athlete --shirt', '.athlete --cloth'],
      ['a die', '--cloth', '--die'],
      ['pips', '--die', '--die-pip'],
    ]),
})
