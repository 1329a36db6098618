// What the board reads out of tokens and effects, in whole games at random.
import { expect, test } from 'vitest'
import { personsAt } from '@nemeton/tests/persons'
import { answers, spotOf, spotsFrom, targetsOf } from '../page/choice'
import { countedMarkers, isFresh, viewToShow, scoredIn } from '../page/hand_end'
import { parseAction, type Action } from '../page/position'
import { describe, notation } from '../page/narration'
import { wayOf } from '../page/plan'
import { planOf, randomGame, type RaceId } from './test_game'

const persons = personsAt('tabulus')

const kGames: [RaceId, number, Record<string, number | boolean>][] = [
  ['tabulus', 2, {}],
  ['tabulus', 3, { target: 12 }],
  ['tabulus', 4, { partners: true, mixed_entry: true, target: 9 }],
  ['triangulus', 3, { target: 9 }],
  ['druidica', 2, { target: 7 }],
  ['druidica', 4, {}],
]
const all = kGames.flatMap(([game, seats, options]) =>
  [1, 2, 3].flatMap((seed) =>
    randomGame(game, seats, seed, options).map((happened) => ({ game, ...happened })),
  ),
)
const decisions = all.flatMap(({ event }) =>
  Object.values(event.state.actions ?? {}).filter((list) => list.length > 0),
)

test('a move goes the way that was shown before it', () => {
  for (const { game, event, before } of all) {
    const plan = planOf(game)
    for (const effect of event.effects) {
      if (effect.kind !== 'moved' && effect.kind !== 'waits') continue
      const action = parseAction(event.seat === null ? before.pending! : event.token!)!
      expect(wayOf(plan, effect.seat, action)).toEqual(effect.way)
    }
  }
})

test('every token is read', () => {
  for (const token of new Set(decisions.flat())) expect(parseAction(token)?.token).toBe(token)
})

/** The tokens that come out when one points at a marker, at where it goes, and answers whatever is asked. */
function pointed(actions: Action[]): string[] {
  const settle = (list: Action[]): string[] =>
    list.length === 1 ? [list[0]!.token] : answers(list).flatMap((answer) => settle(answer.actions))
  return [...spotsFrom(actions)].flatMap((spot) => [...targetsOf(actions, spot).values()].flatMap(settle))
}

test('every legal token but a pass can be pointed at, each in one way, and no other', () => {
  for (const list of decisions) {
    const actions = list.map((token) => parseAction(token)!)
    expect(pointed(actions).sort()).toEqual(list.filter((token) => token !== 'pass').sort())
  }
})

test('answers that are to be told apart have different words', () => {
  for (const list of decisions) {
    const actions = list.map((token) => parseAction(token)!)
    for (const among of targetsByEnds(actions)) {
      const asked = answers(among)
      expect(new Set(asked.map(({ text }) => text)).size).toBe(asked.length)
    }
  }
})
const targetsByEnds = (actions: Action[]) =>
  [...new Set(actions.map(({ from }) => spotOf(from)))].flatMap((spot) => [
    ...targetsOf(actions, spot).values(),
  ])

test('everything that happens has words and a place in the list of moves', () => {
  for (const { event, before } of all) {
    expect(describe(event, before, persons)).toMatch(/^[A-Z0-9].*\.$/)
    expect(describe(event, before, persons)).not.toMatch(/undefined|NaN|null|\.\./)
    expect(notation(event)).toMatch(
      /^(\d-\d|No exchange|\d+=\d( \?| ↷ Start)?|(\d+r?|Start)[–⇄](\d+r?|End|home)(~\d+)?(×\w+)?( \?| ↷ Start)?)$/,
    )
  }
})

test('the end of a hand is seen as the last move left it, and what is counted adds up', () => {
  const ended: string[] = []
  for (const { game, event, before } of all) {
    const seen = viewToShow(event.view, before, event.effects)
    const scored = scoredIn(event.effects)
    if (scored) {
      const counted = countedMarkers(seen, scored)
      expect(counted.reduce((sum, { points }) => sum + points, 0)).toBe(scored.points)
      expect(new Set(seen.markers[scored.seat])).toEqual(new Set(['home']))
    }
    if (event.effects.some(({ kind }) => kind === 'hand_begun')) {
      ended.push(before.partners ? `${game} with partners` : game)
      expect(seen.hand).toBe(before.hand)
      expect(isFresh(event.view)).toBe(true)
    } else expect(seen).toBe(event.view)
  }
  const wanted = ['tabulus', 'tabulus with partners', 'triangulus', 'druidica']
  expect(ended).toEqual(expect.arrayContaining(wanted))
})
