import { testReasons } from '@nemeton/tests/reasons'
import { because } from '../page/reasons'

testReasons('games/duel', because, 3, { chameleon: true })
