// What the page gets of the plan of a board.
import { expect, test } from 'vitest'
import { trimPlan } from './plan'

test('comments and the picture are left out, everything else stands line by line', () => {
  const text = '# A board.\npositions 4\nway 1..4 # round\n\nseat all enters 1 ends 4\n\npicture\n1 2\n4 3\n'
  expect(trimPlan(text)).toBe('positions 4\nway 1..4 \nseat all enters 1 ends 4\n')
})
