import { testEffects } from '@nemeton/tests/effects'
import { advance } from '../page/effects'

testEffects('games/tug', advance)
