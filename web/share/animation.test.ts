// Which events of a game an animated picture has.
import { expect, test } from 'vitest'
import { chooseFrames } from './animation'

test('short games have every event; long ones the first, the last and some between', () => {
  expect(chooseFrames(4, 5)).toEqual([0, 1, 2, 3])
  expect(chooseFrames(9, 5)).toEqual([0, 2, 4, 6, 8])
  for (const count of [5, 6, 100, 1001]) {
    const frames = chooseFrames(count, 5)
    expect([frames[0], frames.at(-1), new Set(frames).size]).toEqual([0, count - 1, 5])
  }
})
