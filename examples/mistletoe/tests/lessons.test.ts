import { testLessons, type Claims } from '@nemeton/tests/lessons'
import type { View } from '../page/board'
import * as lessons from '../page/lessons'

const lays = (rune: number, points: number): Claims<View>[string] => [
  { does: ({ view }) => view.laid === rune, leads: (end) => end.points[0] === points },
]

testLessons<View>('mistletoe', lessons, { take: lays(10, 5), sure: lays(10, 5) })
