import { testPersons } from '@nemeton/tests/persons'

testPersons('tug', () => import('../page/board'))
