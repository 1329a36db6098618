// Drawing lots for the sides of Brandubh.
import { expect, test } from 'vitest'
import { randomBelow } from '@nemeton/board/random'
import { startingDraw } from '../page/starting_draw'

test('one of the two picks one of two hands, and finds the own side in it', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 200; ++i) {
    const casts = startingDraw.casts(2, randomBelow)
    expect(casts).toHaveLength(1)
    seen.add(startingDraw.says(casts[0]!))
  }
  expect([...seen].sort()).toEqual([
    'left hand, Attackers',
    'left hand, Defenders',
    'right hand, Attackers',
    'right hand, Defenders',
  ])
})
