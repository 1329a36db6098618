import { testReasons } from '@nemeton/tests/reasons'
import { because } from '../page/reasons'

const options = { spells: 'all' }
const tables = [
  { seats: 2, options },
  { seats: 3, options },
]
// Lower levels see too little to keep coins from the darts.
testReasons('games/sigily', because, tables, 'sigily', 'skilled')
