// The board reads positions as the rules made them, in whole random games.
import { expect, test } from 'vitest'
import { findEffect } from '@nemeton/board/effects'
import { happenedIn } from '@nemeton/tests/games'
import { rowsOf } from '../page/cells'
import { confirm, kindOf, pathsOf } from '../page/choice'
import { layoutFor } from '../page/layout'
import { places, rankOf, suitOf, cardPlaces } from '../page/position'
import type { Effect, View } from '../page/schema'
import { notation } from '../page/narration'

const tables = [
  [2, false],
  [3, false],
  [3, true],
  [4, true],
] as const
const all = tables.flatMap(([seats, chameleon]) =>
  [1, 2, 3].flatMap((seed) => {
    const options = { chameleon, ply_limit: 400 }
    return happenedIn<View, Effect>({ game: 'duel', seats, seed, options, viewer: 0, most: Infinity })
  }),
)

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
  const found = all.flatMap(({ event }) => event.effects.map(({ kind }) => kind))
  for (const what of ['revealed', 'shaped', 'turn_ended', 'joker_taken']) expect(found).toContain(what)
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
  for (const { event } of all) {
    if (!findEffect(event.effects, 'turn_ended')) continue
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
    const known = cardPlaces(view)
    const mine = [...known].filter(([, { seat, discarded }]) => seat === 0 && !discarded)
    expect(mine.map(([card]) => card).sort()).toEqual([...view.hands[0]!].sort())
    expect([...known].filter(([, { discarded }]) => discarded)).toHaveLength(view.discarded.flat().length)
    const held = view.held.reduce((sum, count) => sum + count, 0)
    expect(known.size).toBeLessThanOrEqual(held + view.discarded.flat().length)
    if (view.held.length === 2 && view.stage !== 'deal') expect(known.size).toBe(40)
  }
})

test('everything that is revealed has a place in the list of moves', () => {
  for (const { event } of all) {
    const wanted = {
      revealed: /^(jackrabbit|peacock|lion|chameleon)( · (jackrabbit|peacock|lion|chameleon))+$/,
      shaped: /^chameleon: (jackrabbit|peacock|lion)$/,
      turn_ended: /^((10|[A2-9])[♠♥♦♣]✓?|–)( ((10|[A2-9])[♠♥♦♣]✓?|–))+$/,
    }
    const what = event.effects
      .map(({ kind }) => kind)
      .find((kind): kind is keyof typeof wanted => kind in wanted)
    expect(notation(event)).toMatch(what ? wanted[what] : /^$/)
  }
})
