import { testPersons } from '@nemeton/tests/persons'

testPersons('bluff', () => import('../page/board'), [
  [2, {}],
  [6, {}],
  [3, { exact: 'challenger' }],
])
