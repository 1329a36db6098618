// Druidica's lessons, played by the rules core.
import { testLessons, type Claim } from '@nemeton/tests/lessons'
import type { RaceView } from '../../races/page/position'
import { claims } from '../../races/tests/test_lessons'
import * as lessons from '../page/lessons'

const fork: Claim<RaceView>[] = [{ does: ({ view }) => view.markers[0]!.includes('26') }]
testLessons<RaceView>('druidica', lessons, { ...claims, fork }, 'races')
