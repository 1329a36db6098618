// What the board reads out of positions is what the rules did, in whole games at random.
import { describe, expect, it } from 'vitest'
import type { Options } from '@nemeton/board/game'
import { along, loneEnds, press, settled } from '@nemeton/board/choice'
import { personsAt } from '@nemeton/tests/persons'
import { offerOf, pathsOf, wayOf } from '../page/choice'
import { labelOf } from '../page/labels'
import { flights, keyOf, leg, motions, standings, stepOf, transformOf } from '../page/motion'
import { deep, isDeep, leaderOf, lying, ring, sigils, stackOn } from '../page/position'
import { describe as tell, ending, notation } from '../page/narration'
import { randomGame } from './test_game'
import { placeOf } from '../page/wheel'
import { say } from '../page/words'

const persons = personsAt('sigily')

const tables: [number, Options][] = [
  [2, {}],
  [2, { spells: 'all', questions: 12, start: 'winter' }],
  [3, { spells: 'all', home: true, start: 'territorial' }],
  [4, { spells: 'all', home: true, stacks: true, partners: true }],
]
const games = tables.flatMap(([seats, options]) => [1, 2, 3].map((seed) => randomGame(seats, options, seed)))
const all = games.flat()
const decisions = all.filter(({ event }) => event.seat !== null)

it('the games had everything in them', () => {
  const words = new Set(all.map(({ event }) => event.token!.split(':')[0]!))
  for (const word of [
    'in',
    'throw',
    'enter',
    'back',
    'nospell',
    'curse',
    'fireball',
    'freeturn',
    'stoneskin',
  ])
    expect(words).toContain(word)
  for (const word of ['remove', 'speed', 'sloth', 'freeze', 'pay', 'right', 'wrong'])
    expect(words).toContain(word)
  expect(all.some(({ event }) => event.token!.includes('>'))).toBe(true)
  const stages = new Set(all.map(({ before }) => before.stage))
  expect(stages.size).toBe(12)
})

it('every action is played by pointing, and by nothing that plays another', () => {
  for (const { before, actions, event } of decisions) {
    const paths = pathsOf(before, actions)
    const written = paths.map(({ parts }) => parts.join(' '))
    for (const text of written) {
      expect(written.filter((other) => `${other} `.startsWith(`${text} `))).toEqual([text])
    }
    const steps = along(paths)
    let picked = settled(steps, [])
    let token: string | null = null
    for (const place of paths.find((path) => path.token === event.token)!.parts) {
      if (picked.includes(place)) continue
      expect(token).toBeNull()
      ;({ picked, token } = press(steps, picked, place))
      picked = settled(steps, picked)
    }
    expect(token).toBe(event.token)
  }
})

const neighbours = (a: string, b: string): boolean => {
  if (!isDeep(a) && !isDeep(b)) return [1, 23].includes((Number(b) - Number(a) + 24) % 24)
  const depth = (sigil: string) => (sigil === 'c' ? 3 : 'ab'.indexOf(sigil.slice(-1)) + 1)
  return Math.abs(depth(a) - depth(b)) === 1 && (a === 'c' || b === 'c' || parseInt(a) === parseInt(b))
}

describe('a step', () => {
  const steps = all.flatMap((each) => {
    const step = stepOf(each.event.effects)
    return step ? [{ ...each, step }] : []
  })
  it('goes from sigil to neighbouring sigil', () => {
    expect(steps.length).toBeGreaterThan(500)
    for (const { step } of steps) {
      for (let i = 1; i < step.way.length; ++i)
        expect([step.way[i - 1], step.way[i], true]).toEqual([
          step.way[i - 1],
          step.way[i],
          neighbours(step.way[i - 1]!, step.way[i]!),
        ])
    }
  })
  it('goes the way that was shown before it', () => {
    for (const { step, event, before } of steps) {
      const shown = wayOf(before, event.token!)!
      expect(event.token === 'in' ? shown.slice(-1) : shown).toEqual(step.way)
    }
  })
  it('ends where its chariots are then, if they are still on the board', () => {
    for (const { step, event, before } of steps) {
      const [seat, number] = step.chariots[0]!
      const goal = step.way.at(-1)!
      const stack = event.view.fight?.attacker ?? stackOn(event.view, goal)
      const isThere = stack?.chariots.some(([s, n]) => s === seat && n === number) ?? false
      const { where } = event.view.teams[seat]![number]!
      if (where === 'board') expect([event.token, isThere]).toEqual([event.token, true])
      else expect(where === 'home').toBe(before.courses![event.token!] === 'home')
    }
  })
})

describe('motions', () => {
  it('begin where a chariot stood, end where it stands, and leave none out', () => {
    for (const { event, before } of all) {
      const [old, now] = [standings(before), standings(event.view)]
      const list = motions(event, before)
      for (const [key, standing] of now) {
        const mine = list.filter(({ chariot }) => chariot === key)
        const from = old.get(key)!
        const [start, end] = [transformOf(from, from.size), transformOf(standing, standing.size)]
        if (mine.length === 0) expect(start).toBe(end)
        else {
          expect(mine[0]!.frames[0]).toBe(start)
          expect(mine.at(-1)!.frames.at(-1)).toBe(end)
          expect(mine.map(({ delay }) => delay)).toEqual(mine.length === 2 ? [0, leg] : [mine[0]!.delay])
        }
      }
    }
  })
  it('show every chariot of every seat once', () => {
    for (const { event } of all) {
      const keys = event.view.teams.flatMap((team, seat) => team.map((_, number) => keyOf(seat, number)))
      expect([...standings(event.view).keys()].sort()).toEqual(keys.sort())
    }
  })
})

describe('coins', () => {
  it('that come to the centre are seen to fly there', () => {
    let flown = 0
    for (const { event, before } of all) {
      const toCentre = flights(event.effects).filter(
        ({ to }) => to === placeOf('c') || (to.x === 0 && to.y === 0),
      )
      const grown = lying(event.view, 'c') - lying(before, 'c')
      if (grown > 0) expect(toCentre.reduce((sum, { coins }) => sum + coins, 0)).toBeGreaterThanOrEqual(grown)
      flown += toCentre.length
    }
    expect(flown).toBeGreaterThan(50)
  })
  it('that come home are seen to fly to the camp', () => {
    for (const { event, before } of all) {
      const gain = event.view.treasure.reduce(
        (sum, coins, seat) => sum + Math.max(0, coins - before.treasure[seat]!),
        0,
      )
      const home = flights(event.effects).filter(
        ({ to }) => Math.hypot(to.x, to.y) > 200 && Math.hypot(to.x, to.y) < 220,
      )
      expect(home.reduce((sum, { coins }) => sum + coins, 0)).toBe(gain)
    }
  })
})

describe('words', () => {
  it('there are for everything that happens', () => {
    for (const { event, before } of all) {
      expect(tell(event, before, persons)).toMatch(/^(The sticks|Connaught|Ulster|Leinster|Munster) .*\.$/)
      expect(tell(event, before, persons)).not.toMatch(/undefined|NaN|null|\[object/)
      expect(notation(event)).toMatch(/^\S.{0,24}$/)
      expect(notation(event)).not.toMatch(/undefined|NaN|null/)
    }
  })
  it('tell how many coins a move brought', () => {
    let told = 0
    for (const { event, before } of all) {
      const step = stepOf(event.effects)
      const goal = step?.way.at(-1)
      if (goal === undefined || !event.view.stacks.some(({ at }) => at === goal)) continue
      const coins = lying(before, goal) - lying(event.view, goal)
      if (coins <= 0) continue
      expect(tell(event, before, persons)).toContain(
        say.phrases.takes(persons(event.seat ?? 0), say.coins(coins)),
      )
      ++told
    }
    expect(told).toBeGreaterThan(200)
  })
  it('say how it ended, and nothing before', () => {
    for (const game of games) {
      for (const { event } of game.slice(0, -1)) expect(ending(event.view, persons)).toBe('')
      expect(ending(game.at(-1)!.event.view, persons)).toMatch(
        /^\w+ won the race\. Connaught has \w+ coins?, .*\.$/,
      )
    }
  })
  it('there are for every place', () => {
    for (const { before, actions } of decisions.slice(0, 400)) {
      const paths = pathsOf(before, actions)
      const steps = along(paths)
      const picked = settled(steps, [])
      const ends = new Map([...loneEnds(steps)].map(([part, { token }]) => [part, token]))
      const choice = {
        paths,
        picked,
        offer: offerOf({ picked, first: steps([]), next: steps(picked), ends }),
      }
      for (const place of [...ring, ...deep, ...before.teams.map((_, seat) => `camp:${seat}`)]) {
        expect(labelOf(before, place, choice)).not.toMatch(/undefined|NaN|null|\[object|, ,/)
      }
    }
  })
})

it('no stack stands on two sigils, and the leader is the top', () => {
  for (const { event } of all) {
    for (const stack of event.view.stacks) {
      expect(sigils).toContain(stack.at)
      expect(leaderOf(stack)).toBe(stack.chariots[0]![0])
    }
  }
})
