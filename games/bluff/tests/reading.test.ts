// The board reads positions as the rules made them, in whole random games.
import { expect, test } from 'vitest'
import { arrows, neighbour } from '@nemeton/board/walk'
import { rowsOf } from '../page/cells'
import { personsAt } from '@nemeton/tests/persons'
import { bidsIn, stepsOf, type Pick } from '../page/choice'
import { layoutFor } from '../page/layout'
import { offers } from '../page/offers'
import { CHALLENGE, MAGIC_ONE, parseBid, tableOf } from '../page/position'
import type { View } from '../page/schema'
import { counted, lasts, lost, pace } from '../page/reveal'
import { describe, notation } from '../page/narration'
import { actions, position, randomGame } from './positions'
import { isRaise, openCounts, shields } from '../page/track'

const persons = personsAt('bluff')

const nothing: Pick = { count: null, face: null, out: [] }

const tables = [
  [2, {}],
  [3, { loss: 'one', exact: 'challenger' }],
  [4, { show: false }],
  [6, { loss: 'one' }],
  [2, { dice: 1 }],
  [3, { dice: 1 }],
] as const
const all = tables.flatMap(([seats, options]) =>
  [1, 2, 3, 4].flatMap((seed) => randomGame(seed, seats, options)),
)
const bidding = all.filter(({ event }) => event.view.stage === 'bid' && event.view.turn === 0)

const cellsOf = (view: View, actions: string[], layout = layoutFor(true, view.dice.length)) =>
  rowsOf({
    layout,
    view,
    table: tableOf(view, null),
    viewer: 0,
    actions,
    pick: nothing,
    plaques: offers(view, 0, actions, nothing, null),
  }).flatMap((row) => row.cells)

test('the games had everything in them that can happen', () => {
  const tokens = all.map(({ event }) => event.token ?? '')
  for (const what of [/^\d+x1$/, /^\d+x[2-6]$/, /^hold$/, /^show:/, /^challenge$/]) {
    expect(tokens.some((token) => what.test(token))).toBe(true)
  }
  const rounds = all.flatMap(({ event }) => (event.token === CHALLENGE ? [event.view.last!] : []))
  for (const sign of [-1, 0, 1]) {
    expect(rounds.some(({ bid, count }) => Math.sign(count - parseBid(bid)!.count) === sign)).toBe(true)
  }
})

test('what the track calls a raise is what the rules allow', () => {
  for (const { event } of bidding) {
    const legal = bidsIn(event.state.actions![0]!)
    const last = parseBid(event.view.bids.at(-1)?.bid ?? '')
    for (const bid of legal) expect(isRaise(bid, last)).toBe(true)
    const open = shields.flatMap((shield) => openCounts(shield, last, event.view.in_play)).length
    const numbers = new Set(legal.map(({ count, face }) => `${count} ${face === MAGIC_ONE}`))
    expect(open).toBe(numbers.size)
  }
})

test('every legal bid can be put together from a shield and a face, and nothing else', () => {
  for (const { event } of bidding) {
    const actions = event.state.actions![0]!
    const steps = stepsOf(event.view, 0, actions)
    const made = new Set<string>()
    const make = (parts: string[]): void => {
      for (const [part, token] of steps(parts)) {
        if (part === 'settle') made.add(token!)
        else if (part.startsWith('shield') || part.startsWith('face')) make([...parts, part])
      }
    }
    make([])
    expect([...made].sort()).toEqual(actions.filter((token) => token !== CHALLENGE).sort())
  }
})

test('parts have names of their own, and can be chosen only where there is something to choose', () => {
  for (const { event } of all.filter((_, i) => i % 5 === 0)) {
    const actions = event.state.actions?.[0] ?? []
    const cells = cellsOf(event.view, actions)
    expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length)
    if (actions.length === 0) expect(cells.filter(({ state }) => state)).toEqual([])
    for (const { label } of cells) expect(label).not.toMatch(/undefined|NaN|null|^$/)
  }
})

test('the dice that light up are as many as counted, and those that go as many as were lost', () => {
  for (const { event } of all) {
    if (event.token !== CHALLENGE) continue
    const round = event.view.last!
    expect(counted(event.effects)).toHaveLength(round.count)
    round.lost.forEach((many, seat) =>
      expect(lost(event.effects).filter((die) => die.seat === seat)).toHaveLength(many),
    )
    for (const step of pace(round.count)) expect(step).toBeLessThanOrEqual(300)
    expect(lasts(round.count)).toBeGreaterThan(2400)
  }
})

test('every bid and challenge has a place in the list of moves', () => {
  for (const { event } of all) {
    const listed = event.seat !== null && event.token !== 'hold'
    expect(notation(event)).toMatch(listed ? /^(\d+×[1-6]|shows [1-6 ]+|bluff! \d+)$/ : /^$/)
  }
})

test('no die under a cup is told, one’s own neither', () => {
  for (const { event, before } of all) {
    if (event.seat === null && before.stage === 'roll') {
      expect(describe(event, before, persons)).toMatch(/^\w+ rolls (one die|\w+ dice) under the cup\.$/)
    }
    const table = tableOf(event.view, null)
    expect(table.places.filter(({ hidden }) => hidden !== null)).toHaveLength(1)
  }
})

test.each([2, 3, 4, 5, 6])('with %i seats the arrow keys reach every part of the board', (seats) => {
  const others = Array<null>(seats - 1).fill(null)
  const view = position({
    dice: Array<number>(seats).fill(4),
    in_play: 4 * seats,
    hidden: [[1, 3, 6], ...others],
    shown: [[2], ...others.map(() => [])],
  })
  for (const narrow of [true, false]) {
    const layout = layoutFor(narrow, seats)
    const cells = cellsOf(view, actions, layout)
    const reached = new Set([cells[0]!])
    for (const from of reached) {
      for (const way of Object.values(arrows)) reached.add(neighbour(cells, from, way, layout.row) ?? from)
    }
    expect(cells.filter((cell) => !reached.has(cell))).toEqual([])
  }
})
