// Who sits where at a new table.
import { expect, test } from 'vitest'
import { localSeats, needsServer, othersHere, reseated, serverSeats, usual } from './company'

test('usually everybody but me is of one kind', () => {
  expect(usual(2, 1, 'bot:casual')).toEqual(['bot:casual', 'me'])
  expect(usual(4, 0, 'friend')).toEqual(['me', 'friend', 'friend', 'friend'])
})

test('who takes a seat of another changes places with him; I am there but once', () => {
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
