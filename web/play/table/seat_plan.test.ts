// The seats of a new table, and the names of its bots.
import { expect, test } from 'vitest'
import { botName } from './bot_names'
import { localSeats, needsServer, othersHere, reseated, serverSeats, usualSeating } from './seat_plan'

test('usually, everyone but the reader is of one kind', () => {
  expect(usualSeating(2, 1, 'bot:casual')).toEqual(['bot:casual', 'me'])
  expect(usualSeating(4, 0, 'friend')).toEqual(['me', 'friend', 'friend', 'friend'])
})

test('a sitter who takes the seat of another changes places with them, and the reader has one seat', () => {
  expect(reseated(['me', 'bot:best', 'here'], 2, 'me')).toEqual(['here', 'bot:best', 'me'])
  expect(reseated(['me', 'bot:best', 'here'], 1, 'friend')).toEqual(['me', 'friend', 'here'])
  expect(reseated(['me', 'here'], 0, 'bot:novice')).toEqual(['bot:novice', 'here'])
  expect(reseated(['here', 'here'], 1, 'me')).toEqual(['here', 'me'])
})

test('only a friend by link needs the server, where bots sit too', () => {
  expect(needsServer(['me', 'here', 'bot:best'])).toBe(false)
  expect(needsServer(['me', 'bot:best', 'friend'])).toBe(true)
  expect(serverSeats(['here', 'me', 'bot:best', 'friend'])).toEqual(['open', 'you', 'bot:best', 'open'])
})

test('one who is here opens the table at the server, the others take open seats', () => {
  expect(serverSeats(['here', 'friend', 'here'])).toEqual(['you', 'open', 'open'])
  expect(othersHere(['here', 'friend', 'here'])).toEqual([2])
  expect(othersHere(['here', 'friend', 'me'])).toEqual([0])
  expect(othersHere(['bot:best', 'friend', 'me'])).toEqual([])
})

test('a local table knows persons and bots', () => {
  expect(localSeats(['me', 'bot:strong', 'here'])).toEqual([
    { kind: 'person' },
    { kind: 'bot', level: 'strong' },
    { kind: 'person' },
  ])
})

const keys = ['', '0', '17', '9007199254740991', 'T4', 'k3v9x0aq', 'k3v9x0ar']
const six = (key: string) => [0, 1, 2, 3, 4, 5].map((seat) => botName(key, seat))

test('no two bots at a table have the same name', () => {
  for (const key of keys) expect(new Set(six(key)).size).toBe(6)
})

test('a table keeps its names, and another has others', () => {
  for (const key of keys) expect(six(key)).toEqual(six(key))
  expect(new Set(keys.map((key) => six(key).join())).size).toBe(keys.length)
})

test('a name fits beside what counts, in letters that every face of the page has', () => {
  for (let key = 0; key < 200; ++key) expect(botName(String(key), 0)).toMatch(/^[A-Z][a-z]{2,6}$/)
})
