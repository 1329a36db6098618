// Druidica's lessons, played by the rules core.
import { testLessons, type Claim } from '@nemeton/tests/lessons'
import type { View } from '../../races/page/schema'
import { claims } from '../../races/tests/test_lessons'
import * as lessons from '../page/lessons'

const fork: Claim<View>[] = [{ does: ({ view }) => view.markers[0]!.includes('26') }]
testLessons<View>('druidica', lessons, { ...claims, fork }, 'races')
