// What was kept of a table that was set: read as far as it can still be played.
import { expect, test } from 'vitest'
import { allGames } from '@nemeton/tests/games'
import {
  seatingOf,
  drawsSeats,
  readSetting,
  timeOf,
  usualSetting,
  withCount,
  withOpponent,
  withRated,
} from './table_setting'

const facts = (game: string) => allGames.find(({ id }) => id === game)!

test('nothing kept, or nothing that can be read, is a casual bot', () => {
  for (const kept of [null, 3, 'bot', [], { opponent: 'nobody', level: 9, side: -1, count: 'two' }])
    expect(readSetting(kept, facts('brandubh'))).toEqual(usualSetting(2))
})

test('a setting that can be played is read as it was kept', () => {
  const setting = {
    ...usualSetting(4),
    opponent: 'mixed',
    company: ['me', 'here', 'friend', 'bot:strong'],
    time: { kind: 'move', seconds: 60 },
    lobby: true,
    public: true,
    options: { spells: 'curse+freeze', chariots: 3, knowledge: 0.25, home: true },
  }
  expect(readSetting(JSON.parse(JSON.stringify(setting)), facts('sigily'))).toEqual(setting)
})

test('an option that has gone, or a value that it does not take any more, is dropped alone', () => {
  const options = { boats: 3, ply_limit: 0, oars: 8 }
  expect(readSetting({ options, level: 'best' }, facts('danube'))).toEqual({
    ...usualSetting(2),
    level: 'best',
    options: { boats: 3 },
  })
  const odd = { start: 'yule', home: 1, spells: 'curse+frogs', questions: '12', chariots: 3.5, knowledge: 2 }
  expect(readSetting({ options: odd }, facts('sigily')).options).toEqual({})
})

test('seats that there are not, and company that does not fit them, are as usual', () => {
  expect(readSetting({ count: 5, side: 3 }, facts('duel'))).toEqual(usualSetting(2))
  expect(readSetting({ count: 3, opponent: 'mixed', company: ['me', 'here'] }, facts('duel')).opponent).toBe(
    'bot',
  )
  expect(
    readSetting({ count: 3, opponent: 'mixed', company: ['me', 'me', 'here'] }, facts('duel')).opponent,
  ).toBe('bot')
  expect(readSetting({ time: { kind: 'game', seconds: 1 } }, facts('duel')).time).toBeNull()
})

test('fewer seats end a mixed table of two, and let the lot decide for a seat that has gone', () => {
  const mixed = withOpponent({ ...usualSetting(4), side: 3 }, 'mixed')
  expect(seatingOf(mixed)).toEqual(['bot:casual', 'bot:casual', 'bot:casual', 'me'])
  expect(drawsSeats(mixed)).toBe(false)
  expect(withCount(mixed, 2)).toMatchObject({ opponent: 'bot', side: null })
})

test('a bot account has one seat, and bots of the house have the others', () => {
  const asked = withOpponent({ ...usualSetting(3), account: ' Taliesin ' }, 'account')
  expect(seatingOf(asked)).toEqual(['me', 'invite:Taliesin', 'bot:casual'])
  expect(seatingOf({ ...asked, side: 0 })).toEqual(['me', 'invite:Taliesin', 'bot:casual'])
  expect(seatingOf({ ...asked, side: 2 })).toEqual(['invite:Taliesin', 'bot:casual', 'me'])
  expect(drawsSeats(asked)).toBe(true)
  // Without a clock such a game might never end.
  expect(timeOf(asked)).toEqual({ kind: 'correspondence', days: 3 })
  const time = { kind: 'move', seconds: 60 } as const
  expect(timeOf({ ...asked, time })).toEqual(time)
  expect(timeOf(usualSetting(2))).toBeNull()
  expect(readSetting(JSON.parse(JSON.stringify(asked)), facts('duel'))).toEqual(asked)
  expect(readSetting({ opponent: 'account', account: 7 }, facts('duel')).account).toBe('')
})

test('a rated game has a clock', () => {
  expect(withRated(usualSetting(2), true).time).toEqual({ kind: 'game', seconds: 600, increment: 10 })
  const days = { kind: 'correspondence', days: 3 } as const
  expect(withRated({ ...usualSetting(2), time: days }, true).time).toEqual(days)
  // One that was kept before it needed a clock stays rated.
  expect(readSetting({ rated: true }, facts('duel'))).toEqual(withRated(usualSetting(2), true))
})
