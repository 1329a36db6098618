// Triangulus's lessons, played by the rules core.
import { testLessons } from '@nemeton/tests/lessons'
import type { View } from '../../races/page/schema'
import { claims } from '../../races/tests/test_lessons'
import * as lessons from '../page/lessons'

const { enter, bump, blank, exchange, sixes, home } = claims
testLessons<View>('triangulus', lessons, { enter, bump, blank, exchange, sixes, home }, 'races')
