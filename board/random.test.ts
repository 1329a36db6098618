// Drawing by lot.
import { expect, test } from 'vitest'
import { randomBelow, shuffled } from './random'

test('a lot gives every order, and every number below the bound', () => {
  const orders = new Set<string>()
  const numbers = new Set<number>()
  for (let i = 0; i < 600; ++i) {
    orders.add(shuffled('abc'.split('')).join(''))
    numbers.add(randomBelow(5))
  }
  expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  expect([...numbers].sort()).toEqual([0, 1, 2, 3, 4])
})
