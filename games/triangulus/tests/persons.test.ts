import { testPersons } from '@nemeton/tests/persons'

testPersons('triangulus', () => import('../page/board'), [[3, {}]])
