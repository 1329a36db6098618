import { testPersons } from '@nemeton/tests/persons'

testPersons('duel', () => import('../page/board'), [
  [3, {}],
  [4, {}],
])
