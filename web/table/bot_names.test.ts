import { expect, test } from 'vitest'
import { botName } from './bot_names'

const keys = ['', '0', '17', '9007199254740991', 'T4', 'k3v9x0aq', 'k3v9x0ar']
const six = (key: string) => [0, 1, 2, 3, 4, 5].map((seat) => botName(key, seat))

test('no two bots at a table are called alike', () => {
  for (const key of keys) expect(new Set(six(key)).size).toBe(6)
})

test('a table has the same names again, another has others', () => {
  for (const key of keys) expect(six(key)).toEqual(six(key))
  expect(new Set(keys.map((key) => six(key).join())).size).toBe(keys.length)
})

test('a name fits beside what counts, in letters that every face of the page has', () => {
  for (let key = 0; key < 200; ++key) expect(botName(String(key), 0)).toMatch(/^[A-Z][a-z]{2,6}$/)
})
