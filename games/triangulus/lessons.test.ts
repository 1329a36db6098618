// Triangulus's lessons, played by the rules core.
import { testLessons } from '../../web/tests/lessons'
import type { RaceView } from '../races/position'
import { claims } from '../races/test_lessons'
import * as lessons from './lessons'

const { enter, bump, blank, exchange, sixes, home } = claims
testLessons<RaceView>('triangulus', lessons, { enter, bump, blank, exchange, sixes, home }, 'races')
