import { testReasons } from '@nemeton/tests/reasons'
import { because } from '../page/reasons'

testReasons('games/tug', because)
