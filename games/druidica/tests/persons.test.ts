import { testPersons } from '@nemeton/tests/persons'

testPersons('druidica', () => import('../page/board'), [
  [2, {}],
  [4, { partners: true }],
])
