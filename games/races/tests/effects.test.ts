import { testEffects } from '@nemeton/tests/effects'
import { advance } from '../page/effects'

testEffects('games/races', advance, ['tabulus', 'triangulus', 'druidica'])
