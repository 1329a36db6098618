// What the board reads out of positions is what the rules did, in whole games at random.
import { expect, test } from 'vitest'
import { rowsOf } from '../page/cells'
import { confirm, kindOf, pathsOf } from '../page/choice'
import { layoutFor } from '../page/layout'
import { jokerTo, places, rankOf, reveals, suitOf, whereabouts } from '../page/position'
import type { View } from '../page/schema'
import { describe, notation } from '../page/narration'
import { randomGame } from './positions'

const tables = [
  [2, false],
  [3, false],
  [3, true],
  [4, true],
] as const
const games = await Promise.all(
  tables.flatMap(([seats, chameleon]) => [1, 2, 3].map((seed) => randomGame(seed, seats, chameleon))),
)
const all = games.flat()

const cellsOf = (view: View, actions: string[]) => {
  const kind = kindOf(view, actions)
  return rowsOf({
    layout: layoutFor(true, view.held.length),
    view,
    viewer: 0,
    kind,
    actions,
    picked: null,
    confirm: confirm(view, 0, kind, null),
  }).flatMap((row) => row.cells)
}

test('the games had everything in them that can happen', () => {
  const found = all.map(({ event, before }) => reveals(before, event.view))
  for (const what of ['forms', 'shape', 'cards'] as const) expect(found).toContain(what)
  expect(all.some(({ event, before }) => jokerTo(before, event.view) !== null)).toBe(true)
  const chameleons = ({ forms }: View) => forms.filter((form) => form === 'C').length
  expect(all.some(({ event }) => event.view.stage === 'cards' && chameleons(event.view) === 2)).toBe(true)
})

test('every legal choice of the one who looks has its place on the board, and nothing else can be chosen', () => {
  for (const { event } of all) {
    const actions = event.state.actions?.[0] ?? []
    const cells = cellsOf(event.view, actions)
    const paths = pathsOf(kindOf(event.view, actions), actions)
    const ids = cells.map(({ id }) => id)
    for (const { parts } of paths) expect(parts.filter((part) => !ids.includes(part))).toEqual([])
    expect(paths.map(({ token }) => token)).toEqual(actions)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('a card that succeeded by the rule book is the one that is shown so', () => {
  for (const { event, before } of all) {
    if (reveals(before, event.view) !== 'cards') continue
    const table = places(event.view, 0)
    table.forEach(({ card, shape, success }, seat) => {
      if (card === null || card === 'hidden') return expect(success).toBeNull()
      const others = table.flatMap((place, other) =>
        other === seat || place.card === null ? [] : [place.card],
      )
      const succeeds = others.every((other) => {
        if (shape === 'J') return rankOf(card) < rankOf(other)
        if (shape === 'K') return rankOf(card) > rankOf(other)
        return rankOf(card) !== rankOf(other) && suitOf(card) !== suitOf(other)
      })
      expect(success).toBe(succeeds)
    })
  }
})

test('the register has every card that is known: own ones, those seen, and all that are gone', () => {
  for (const { event } of all) {
    const { view } = event
    const known = whereabouts(view)
    const mine = [...known].filter(([, { seat, discarded }]) => seat === 0 && !discarded)
    expect(mine.map(([card]) => card).sort()).toEqual([...view.hands[0]!].sort())
    expect([...known].filter(([, { discarded }]) => discarded)).toHaveLength(view.discarded.flat().length)
    const held = view.held.reduce((sum, count) => sum + count, 0)
    expect(known.size).toBeLessThanOrEqual(held + view.discarded.flat().length)
    if (view.held.length === 2 && view.stage !== 'deal') expect(known.size).toBe(40)
  }
})

test('everything that happens has words, and what all reveal a place in the list of moves', () => {
  for (const { event, before } of all) {
    expect(describe(event, before)).toMatch(/^(Ash|Birch|Cedar|Dogwood|Nobody)\b.*\.$/)
    expect(describe(event, before)).not.toMatch(/undefined|NaN|null/)
    const what = before.stage === 'deal' ? null : reveals(before, event.view)
    const wanted = {
      forms: /^[JQKC](·[JQKC])+$/,
      shape: /^C = [JQK]$/,
      cards: /^((10|[A2-9])[♠♥♦♣]✓?|–)( ((10|[A2-9])[♠♥♦♣]✓?|–))+$/,
    }
    expect(notation(event, before)).toMatch(what ? wanted[what] : /^$/)
  }
})

test('no choice made in secret is told before it is revealed', () => {
  for (const { event, before } of all) {
    if (before.stage === 'deal' || reveals(before, event.view)) continue
    expect(describe(event, before)).toMatch(/^\w+ has chosen\.$/)
  }
})
