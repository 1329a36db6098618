// What the board reads out of two positions is what the rules did, in whole games at random.
import { expect, test } from 'vitest'
import type { GameEvent, GameState } from '@nemeton/board/game'
import { testEngine } from '@nemeton/tests/engine'
import { other, parseAction, readStep, SEA, type DanubeView, type Seat } from '../page/position'
import { describe, notation } from '../page/narration'

interface Happened {
  event: GameEvent<DanubeView>
  before: DanubeView
}

/** A game in which everybody moves at random. */
async function randomGame(seed: number): Promise<Happened[]> {
  const ask = await testEngine()
  const view = () => (ask({ cmd: 'view', seat: 0 }) as unknown as { view: DanubeView }).view
  const happened: Happened[] = []
  let chance = seed
  let state = ask({ cmd: 'new', game: 'danube', seed }) as unknown as GameState & { drawn: string }
  let before = view()
  while (state.node !== 'terminal') {
    const seat = state.to_act?.[0] ?? null
    const actions = seat === null ? [] : state.actions![seat]!
    chance = (chance * 48271) % 0x7fffffff
    const action = actions[chance % actions.length]
    state = ask(action ? { cmd: 'apply', action } : { cmd: 'draw' }) as unknown as typeof state
    const after = view()
    const event = { n: happened.length + 1, seat, token: action ?? state.drawn, state, view: after }
    happened.push({ event, before })
    before = after
  }
  return happened
}

const games = await Promise.all(Array.from({ length: 12 }, (_, i) => randomGame(i + 1)))
const all = games.flat()
const steps = all.flatMap(({ event, before }) => {
  if (event.seat === null) return []
  const seat = event.seat as Seat
  return [{ event, before, seat, step: readStep(before, event.view, seat, event.token!)! }]
})

test('every step is read as it happened', () => {
  for (const { event, before, seat, step } of steps) {
    const mine = before.boats[seat].filter((square) => square !== step.from)
    const yours = before.boats[other(seat)].filter((square) => !step.swapped || square !== step.reached)
    if (step.reached !== SEA) mine.push(step.landed)
    if (step.swapped) yours.push(step.from)
    const sorted = (list: number[]) => list.sort((a, b) => a - b)
    expect(event.view.boats[seat]).toEqual(sorted(mine))
    expect(event.view.boats[other(seat)]).toEqual(sorted(yours))
    expect(event.view.home[seat] - before.home[seat]).toBe(step.reached === SEA ? 1 : 0)
  }
})

test('the games had everything in them that a step can do', () => {
  expect(steps.some(({ step }) => step.swapped)).toBe(true)
  expect(steps.some(({ step }) => step.short)).toBe(true)
  expect(steps.some(({ step }) => step.by < 0)).toBe(true)
  expect(steps.some(({ step }) => step.landed !== step.reached)).toBe(true)
  expect(steps.some(({ step }) => step.reached === SEA)).toBe(true)
})

test('a boat that stopped short is held while there are steps left', () => {
  for (const { event, seat, step } of steps) {
    if (step.short && event.view.turn === seat && event.view.left > 0)
      expect(event.view.held).toContain(step.landed)
  }
})

test('no two steps of a boat aim at one square, so that a click says which is meant', () => {
  for (const { event } of all) {
    const aims = Object.values(event.state.actions ?? {})
      .flat()
      .map((token) => parseAction(token)!)
      .map(({ from, aim }) => `${from} ${aim}`)
    expect(new Set(aims).size).toBe(aims.length)
  }
})

test('everything that happens has words and a place in the list of moves', () => {
  for (const { event, before } of all) {
    expect(describe(event, before)).toMatch(/^(Silver|Copper) [^.]+\.( |[^.]+\.|$)/)
    expect(describe(event, before)).not.toMatch(/undefined|NaN|null/)
    expect(notation(event, before)).toMatch(/^(throw [12346]|\d+[–⇄](\d+|sea)\|?(↷\d+)?)$/)
  }
})

test('Copper’s first move is told when it is due', () => {
  let told = 0
  for (const game of games) {
    const due = game.findIndex(({ event }) => event.seat === 1)
    const { before, event } = game[due]!
    if (before.throw === 1 && game[due - 1]!.event.seat === 0) {
      expect(event.token).toBe('9+1')
      expect(describe(game[due - 1]!.event, game[due - 1]!.before)).toContain(
        'Copper must begin with 9 to 10',
      )
      ++told
    }
  }
  expect(told).toBeGreaterThan(0)
})
