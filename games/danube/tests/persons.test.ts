import { testPersons } from '@nemeton/tests/persons'

testPersons('danube', () => import('../page/board'))
