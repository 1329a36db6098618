import { testPersons } from '@nemeton/tests/persons'

testPersons('brandubh', () => import('../page/board'))
