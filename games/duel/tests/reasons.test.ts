import { testReasons } from '@nemeton/tests/reasons'
import { because } from '../page/reasons'

testReasons('games/duel', because, [{ seats: 3, options: { chameleon: true } }])
