import { testReasons } from '@nemeton/tests/reasons'
import { because } from '../page/reasons'

// Druidica alone has all of them: gates, and ways that fork.
testReasons('games/races', because, [{ seats: 2 }], 'druidica')
