import { testPersons } from '@nemeton/tests/persons'

testPersons('sigily', () => import('../page/board'), [
  [2, { spells: 'all' }],
  [4, { partners: true, stacks: true, questions: 12 }],
])
