// Numbers with nouns in Irish.
import { expect, test } from 'vitest'
import { counted } from './ga'

test('a noun is lenited after two to six, eclipsed after seven to ten, and else as it is', () => {
  const boats = counted('bád', 'bhád', 'mbád')
  expect([0, 1, 2, 3, 6, 7, 10, 11, 20].map(boats)).toEqual([
    '0 bád',
    'bád amháin',
    '2 bhád',
    '3 bhád',
    '6 bhád',
    '7 mbád',
    '10 mbád',
    '11 bád',
    '20 bád',
  ])
})
