import { testReasons } from '@nemeton/tests/reasons'
import { because } from '../page/reasons'

const options = { spells: 'all' }
testReasons('games/sigily', because, [
  { seats: 2, options },
  { seats: 3, options },
])
