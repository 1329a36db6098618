import { testPersons } from '@nemeton/tests/persons'

testPersons('tabulus', () => import('../page/board'), [
  [2, {}],
  [4, { partners: true }],
])
