// What the board reads out of positions and tokens is what the rules did, in whole games at random.
import { expect, test } from 'vitest'
import { findEffect } from '@nemeton/board/effects'
import { offer } from '../page/offers'
import { personsAt } from '@nemeton/tests/persons'
import { needs, onRope, other, parseChoice, swapChange } from '../page/position'
import type { Seat, View } from '../page/schema'
import { assignAthletes, type Team } from '../page/rope'
import { followDice, spread } from '../page/dice_places'
import { describe, notation } from '../page/narration'
import { randomGame } from './positions'

const persons = personsAt('tug')

const games = Array.from({ length: 12 }, (_, i) => randomGame(i + 1))
const all = games.flat()
const choices = all.flatMap(({ event, before }) => {
  const choice = event.seat === null ? null : parseChoice(event.token!)
  return choice ? [{ choice, before, after: event.view, seat: event.seat as Seat }] : []
})
const sameMatch = (before: View, after: View) => before.match === after.match

test('the games had everything in them that can happen', () => {
  const kinds = new Set(choices.map(({ choice }) => (choice.kind === 'use' ? choice.act : choice.kind)))
  expect([...kinds].sort()).toEqual(['berserk', 'elim', 'finish', 'reroll', 'stand', 'swap', 'weaken'])
  const winners = all.flatMap(({ event }) => findEffect(event.effects, 'match_won')?.seat ?? [])
  expect([...new Set(winners)].sort()).toEqual([0, 1])
})

test('every choice of a seat is read', () => {
  expect(choices).toHaveLength(all.filter(({ event }) => event.seat !== null).length)
})

test('a swap brings or costs as many athletes as is said', () => {
  for (const { choice, before, after, seat } of choices) {
    if (choice.kind !== 'use' || choice.act !== 'swap' || !sameMatch(before, after)) continue
    const change = swapChange(before.sides[seat], choice.rolled, choice.beside)
    expect(onRope(after.sides[seat]) - onRope(before.sides[seat])).toBe(change)
  }
})

test('an act is legal if the die shows what it needs and there is somebody to do it to', () => {
  const wrong: string[] = []
  for (const { event } of all) {
    const { stage, turn, dice, open, sides } = event.view
    if (stage !== 'act' || turn === null) continue
    const { standing, weakened } = sides[other(turn)]
    const target = { elim: standing, finish: weakened, weaken: standing, swap: 1 }
    const legal = event.state.actions![turn]!
    for (const r of dice) {
      for (const c of open) {
        for (const [act, number] of Object.entries(target)) {
          const fits = r >= needs(act as keyof typeof target, c) && number > 0
          if (legal.includes(`${r}/${c}:${act}`) !== fits) wrong.push(`${r}/${c}:${act}`)
        }
      }
    }
  }
  expect(wrong).toEqual([])
})

test('the plaques play every legal action, and nothing else', () => {
  for (const { event } of all) {
    const { turn, dice, open } = event.view
    if (turn === null || event.state.node !== 'decision') continue
    const legal = event.state.actions![turn]!
    const offered = [null, ...dice].flatMap((rolled) =>
      [null, ...open].flatMap((beside) => offer(event.view, legal, rolled, beside).plaques),
    )
    const tokens = new Set(offered.flatMap(({ token }) => token ?? []))
    expect([...tokens].sort()).toEqual([...legal].sort())
  }
})

test('the same dice and athletes go through a whole game, and show what the position says', () => {
  for (const game of games) {
    let dice = spread(game[0]!.before)
    let teams: [Team, Team] | null = null
    for (const { event, before } of game) {
      const { view, seat, token, effects } = event
      dice = followDice(dice, view, effects, { tray: null, spot: null })
      const ids = [...dice.columns.flat(), ...dice.tray].flatMap((place) => place?.die.id ?? [])
      expect(new Set(ids).size).toBe(ids.length)
      const values = (places: ({ die: { value: number } } | null)[]) =>
        places.flatMap((place) => place?.die.value ?? []).sort()
      expect(values(dice.columns[0])).toEqual(view.sides[0].column)
      expect(values(dice.columns[1])).toEqual(view.sides[1].column)
      expect(values(dice.tray)).toEqual(view.dice)
      const choice = seat === null ? null : parseChoice(token!)
      if (choice?.kind === 'use' && !view.end && sameMatch(before, view)) {
        const done = dice.columns[seat as Seat].filter(({ used }) => used)
        expect(done).toHaveLength(3 - view.dice.length)
        expect(done.every(({ beside }) => beside !== null)).toBe(true)
      }

      teams = [
        assignAthletes(teams?.[0] ?? null, view.sides[0]),
        assignAthletes(teams?.[1] ?? null, view.sides[1]),
      ]
      teams.forEach((team, i) => {
        const { standing, weakened, reserve } = view.sides[i as Seat]
        expect([team.standing.length, team.weakened.length, team.reserve.length]).toEqual([
          standing,
          weakened,
          reserve,
        ])
        const everybody = [...team.standing, ...team.weakened, ...team.reserve].sort((a, b) => a - b)
        expect(everybody).toEqual(everybody.map((_, athlete) => athlete))
      })
    }
  }
})

test('everything that happens has words and a place in the list of moves', () => {
  for (const { event, before } of all) {
    expect(describe(event, before, persons)).toMatch(/^(Plockton|Broadford)\b.*\.$/)
    expect(describe(event, before, persons)).not.toMatch(/undefined|NaN|null/)
    expect(notation(event)).toMatch(
      /^((rolls|column) \d \d \d|→ \d|\d again|keeps|berserk −\d|\d\/\d (out|finish|down)|\d⇄\d [+−±]\d+)$/,
    )
  }
})
