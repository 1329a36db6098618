import { testReasons } from '@nemeton/tests/reasons'
import { because } from '../page/reasons'

// So weak a bot needs no time limit, so the games are the same on a slow machine.
testReasons('games/tug', because, [{ seats: 2 }], 'tug', 'beginner', 600_000)
