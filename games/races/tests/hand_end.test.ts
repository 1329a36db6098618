// The end of a hand as it is seen, in random games.
import { expect, test } from 'vitest'
import { countedFor, isFresh, pictured, scoredIn } from '../page/hand_end'
import { randomGame, type RaceId } from './test_game'

const games: [RaceId, number, Record<string, boolean>][] = [
  ['tabulus', 2, {}],
  ['tabulus', 4, { partners: true }],
  ['triangulus', 3, {}],
  ['druidica', 3, {}],
]

test.each(games)(
  'in %s of %i the table is seen as the last move left it, and what is counted adds up',
  async (game, seats, options) => {
    let hands = 0
    for (const { event, before } of await randomGame(game, seats, 3, { target: 12, ...options })) {
      const seen = pictured(event.view, before, event.effects)
      const scored = scoredIn(event.effects)
      if (scored) {
        const counted = countedFor(seen, scored)
        expect(counted.reduce((sum, { points }) => sum + points, 0)).toBe(scored.points)
        expect(new Set(seen.markers[scored.seat])).toEqual(new Set(['home']))
      }
      if (event.effects.some(({ kind }) => kind === 'hand_begun')) {
        ++hands
        expect(seen.hand).toBe(before.hand)
        expect(isFresh(event.view)).toBe(true)
      } else expect(seen).toBe(event.view)
    }
    expect(hands).toBeGreaterThan(0)
  },
)
