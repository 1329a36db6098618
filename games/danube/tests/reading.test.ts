// The board reads positions as the rules made them, in whole random games.
import { expect, test } from 'vitest'
import { randomGame } from '@nemeton/tests/games'
import { parseAction, reaches, type DanubeEvent } from '../page/position'
import { notation } from '../page/narration'

const games = Array.from({ length: 12 }, (_, i) => {
  const events = randomGame({ game: 'danube', seats: 2, seed: i + 1, viewer: 0, most: Infinity })
  return events.slice(1) as DanubeEvent[]
})
const all = games.flat()

test('no two steps of a boat aim at one square, so that a click says which is meant', () => {
  for (const event of all) {
    const aims = Object.values(event.state.actions ?? {})
      .flat()
      .map((token) => parseAction(token)!)
      .map(({ from, aim }) => `${from} ${aim}`)
    expect(new Set(aims).size).toBe(aims.length)
  }
})

test('a boat goes as far as was shown before it', () => {
  let stopped = 0
  for (const game of games) {
    game.slice(1).forEach(({ seat, token, effects }, i) => {
      const action = seat === null ? null : parseAction(token!)
      if (!action) return
      const way = effects.find(({ kind }) => kind === 'moved')
      const shown = reaches(game[i]!.view, seat as 0 | 1, action)
      expect(way).toMatchObject({ kind: 'moved', seat, from: action.from, to: shown })
      stopped += shown === action.aim ? 0 : 1
    })
  }
  expect(stopped).toBeGreaterThan(0)
})

test('everything that happens has a place in the list of moves', () => {
  for (const event of all) expect(notation(event)).toMatch(/^(throw [12346]|\d+[–⇄](\d+|sea)\|?(↷\d+)?)$/)
})
