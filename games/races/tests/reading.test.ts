// What the board reads out of positions and tokens is what the rules did, in whole games at random.
import { expect, test } from 'vitest'
import { answers, spotOf, spotsFrom, targetsOf } from '../page/choice'
import { readHappening } from '../page/effects'
import { positionOf, readDeed, type Deed } from '../page/position'
import { narrationOf } from '../page/narration'
import { planOf, randomGame, type RaceId } from './test_game'

const kGames: [RaceId, number, Record<string, number | boolean>][] = [
  ['tabulus', 2, {}],
  ['tabulus', 3, { target: 12 }],
  ['tabulus', 4, { partners: true, mixed_entry: true, target: 9 }],
  ['triangulus', 3, { target: 9 }],
  ['druidica', 2, { target: 7 }],
  ['druidica', 4, {}],
]
const games = await Promise.all(
  kGames.flatMap(([game, seats, options]) => [1, 2, 3].map((seed) => randomGame(game, seats, seed, options))),
)
const plans = { tabulus: planOf('tabulus'), triangulus: planOf('triangulus'), druidica: planOf('druidica') }
const all = games.flat().map(({ game, event, before }) => {
  return {
    game,
    event,
    before,
    after: event.view,
    plan: plans[game],
    happening: readHappening(plans[game], event, before),
  }
})
const decisions = all.flatMap(({ event }) =>
  Object.values(event.state.actions ?? {}).filter((list) => list.length > 0),
)

test('the games had everything in them that can happen', () => {
  const whys = new Set(all.map(({ happening }) => happening.back))
  expect([...whys].filter(Boolean).sort()).toEqual(['bump', 'end', 'exchange', 'gate', 'third'])
  const kinds = new Set(all.map(({ happening }) => happening.deed?.kind))
  expect([...kinds].filter(Boolean).sort()).toEqual(['home', 'move', 'pass', 'swap'])
  expect(all.some(({ happening }) => happening.met && happening.deed!.kind === 'move')).toBe(true)
  expect(all.some(({ happening }) => happening.met && happening.deed!.kind === 'swap')).toBe(true)
  expect(all.some(({ happening }) => happening.deed?.gate && !happening.back)).toBe(true)
  expect(all.some(({ before, after }) => after.hand > before.hand)).toBe(true)
})

test('every marker is afterwards where it is read to be', () => {
  for (const { before, after, happening } of all) {
    if (after.hand > before.hand) continue
    const markers = before.markers.map((team) => [...team])
    const { seat, marker, stands, met, deed } = happening
    if (marker !== null) markers[seat]![marker] = stands
    if (met) markers[met.seat]![met.marker] = deed!.kind === 'swap' ? deed!.from : 's'
    expect(after.markers).toEqual(markers)
  }
})

test('a way is as long as the move, from where it starts to where it lands, one step after the other', () => {
  for (const { plan, happening } of all) {
    const { deed, back, way, waits } = happening
    if (waits || deed?.kind !== 'move' || back === 'gate') continue
    expect(way).toHaveLength(deed.steps + 1)
    expect([way[0], way.at(-1)]).toEqual([deed.from, deed.to])
    way.slice(2).forEach((to, i) => {
      const from = way[i + 1]!
      const next = [...(plan.ways.get(from) ?? []), plan.gates.get(positionOf(from)!)]
      expect(next).toContain(to)
    })
  }
})

test('what a turned tile shows is read to its positions', () => {
  for (const { before, after, happening } of all) {
    if (!happening.turned || after.hand > before.hand) continue
    const { odd, values } = happening.turned
    expect(after.shown.slice(odd - 1, odd + 1)).toEqual(values)
  }
})

test('what is scored is what the points say', () => {
  for (const { before, after, happening } of all) {
    const change = after.points[happening.seat]! - before.points[happening.seat]!
    expect(happening.scored ?? 0).toBe(change)
  }
})

test('every token is read', () => {
  for (const token of new Set(decisions.flat())) expect(readDeed(token)?.token).toBe(token)
})

/** The tokens that come out when one points at a marker, at where it goes, and answers whatever is asked. */
function pointed(deeds: Deed[]): string[] {
  const settle = (list: Deed[]): string[] =>
    list.length === 1 ? [list[0]!.token] : answers(list).flatMap((answer) => settle(answer.deeds))
  return [...spotsFrom(deeds)].flatMap((spot) => [...targetsOf(deeds, spot).values()].flatMap(settle))
}

test('every legal token but a pass can be pointed at, each in one way, and no other', () => {
  for (const list of decisions) {
    const deeds = list.map((token) => readDeed(token)!)
    expect(pointed(deeds).sort()).toEqual(list.filter((token) => token !== 'pass').sort())
  }
})

test('answers that are to be told apart have different words', () => {
  for (const list of decisions) {
    const deeds = list.map((token) => readDeed(token)!)
    for (const among of targetsByEnds(deeds)) {
      const asked = answers(among)
      expect(new Set(asked.map(({ text }) => text)).size).toBe(asked.length)
    }
  }
})
const targetsByEnds = (deeds: Deed[]) =>
  [...new Set(deeds.map(({ from }) => spotOf(from)))].flatMap((spot) => [...targetsOf(deeds, spot).values()])

test('everything that happens has words and a place in the list of moves', () => {
  for (const { plan, event, before } of all) {
    const { describe, notation } = narrationOf(plan)
    expect(describe(event, before)).toMatch(/^[A-Z0-9].*\.$/)
    expect(describe(event, before)).not.toMatch(/undefined|NaN|null|\.\./)
    expect(notation(event, before)).toMatch(
      /^(\d-\d|No exchange|\d+=\d( \?| ↷ Start)?|(\d+r?|Start)[–⇄](\d+r?|End|home)(~\d+)?(×\w+)?( \?| ↷ Start)?)$/,
    )
  }
})
