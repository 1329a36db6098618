import { testEffects } from '@nemeton/tests/effects'
import { advance } from '../page/effects'

testEffects('games/sigily', advance)
