// Narration and sound.
import { describe as group, expect, it } from 'vitest'
import { personsAt } from '@nemeton/tests/persons'
import type { DanubeEvent } from '../page/position'
import { describe, ending, notation } from '../page/narration'
import type { Effect, Seat, View } from '../page/schema'
import { sound } from '../page/sound'

const persons = personsAt('danube')

const base: View = { boats: [[], []], home: [0, 0], turn: 0, throw: null, left: 0, held: [], end: null }

function happened(effects: Effect[], after: Partial<View> = {}): DanubeEvent {
  const state = { ply: 1, node: 'decision' as const }
  return { n: 1, seat: 0, token: '', state, view: { ...base, ...after }, effects }
}
function narrate(effects: Effect[], after: Partial<View> = {}) {
  const event = happened(effects, after)
  return { text: describe(event, base, persons), short: notation(event) }
}
const soundOf = (...effects: Effect[]) => sound(happened(effects))
const thrown = (seat: Seat, value: 1 | 2 | 3 | 4 | 6): Effect => ({
  kind: 'thrown',
  seat,
  value,
  again: value !== 2 && value !== 3,
})
const moved = (seat: Seat, from: number, to: number): Effect => ({ kind: 'moved', seat, from, to })
const passed: Effect = { kind: 'turn_passed', seat: 1 }

group('a throw in words', () => {
  it('says whether it brings another throw', () => {
    expect(narrate([thrown(0, 4)]).text).toBe('Silver throws 4, and will throw again.')
    expect(narrate([thrown(1, 3)]).text).toBe('Copper throws 3.')
    expect(narrate([thrown(1, 3)]).short).toBe('throw 3')
  })
  it('says that no boat can move', () => {
    expect(narrate([thrown(0, 6), { kind: 'no_way', seat: 0 }, passed]).text).toBe(
      'Silver throws 6; no boat can move.',
    )
  })
  it('says that a boat must go back', () => {
    expect(narrate([thrown(0, 1), { kind: 'must_go_back', seat: 0 }]).text).toBe(
      'Silver throws 1; no way forward, so a boat must go back.',
    )
  })
})

group('a step in words', () => {
  it('names the squares', () => {
    const { text, short } = narrate([moved(0, 12, 15), passed])
    expect(text).toBe('Silver’s boat goes from 12 to 15.')
    expect(short).toBe('12–15')
  })
  it('tells of an exchange', () => {
    const { text, short } = narrate([
      moved(0, 12, 15),
      { kind: 'switched', seat: 1, from: 15, to: 12 },
      passed,
    ])
    expect(text).toBe('Silver’s boat goes from 12 to 15, changes places with Copper’s boat.')
    expect(short).toBe('12⇄15')
  })
  it('tells where the rapids carry a boat', () => {
    const { text, short } = narrate([
      moved(0, 28, 30),
      { kind: 'carried', seat: 0, from: 30, to: 10 },
      passed,
    ])
    expect(text).toBe('Silver’s boat goes from 28 to 30; the rapids carry it back to 10.')
    expect(short).toBe('28–30↷10')
  })
  it('tells of a boat that stops short of a held mooring, of an exchange there, and of the step that is lost', () => {
    const { text, short } = narrate([
      moved(0, 26, 28),
      { kind: 'stopped', seat: 0, at: 28, before: 29 },
      { kind: 'switched', seat: 1, from: 28, to: 26 },
      { kind: 'pips_lost', seat: 0, pips: 1 },
      passed,
    ])
    expect(text).toBe(
      'Silver’s boat goes from 26 to 28, short of the mooring on 29, changes places with Copper’s boat; one step lost.',
    )
    expect(short).toBe('26⇄28|')
  })
  it('counts the boats that are home', () => {
    const { text, short } = narrate([moved(1, 34, 36), { kind: 'came_home', seat: 1 }], {
      boats: [[1], [20, 21, 22]],
      home: [0, 2],
    })
    expect(text).toBe('Copper’s boat goes from 34 to the sea, two home.')
    expect(short).toBe('34–sea')
  })
  it('says when the last boat is home', () => {
    const end = { winner: 1 as const, why: 'home' as const }
    const effects: Effect[] = [moved(1, 34, 36), { kind: 'came_home', seat: 1 }, { kind: 'ended', ...end }]
    expect(narrate(effects, { boats: [[1], []], home: [0, 5], end }).text).toBe(
      'Copper’s boat goes from 34 to the sea: all five boats are home.',
    )
    expect(ending({ ...base, end })).toBe('All boats are home.')
  })
  it('says that a boat goes back', () => {
    expect(narrate([moved(1, 20, 16)]).text).toBe('Copper’s boat goes back from 20 to 16.')
  })
  it('says that Copper must open with 9 to 10', () => {
    expect(narrate([moved(0, 11, 13), passed, { kind: 'must_open', seat: 1 }]).text).toBe(
      'Silver’s boat goes from 11 to 13. Copper must begin with 9 to 10.',
    )
  })
})

group('how it ended', () => {
  it('is empty while the game goes on', () => expect(ending(base)).toBe(''))
  it('names the limit, and who was ahead there', () => {
    const end = { winner: null, why: 'ply_limit' as const }
    const why = 'The limit of moves is reached: nobody wins.'
    expect(ending({ ...base, boats: [[30], [35]], end })).toBe(
      `${why} Copper was five steps nearer to the sea.`,
    )
    expect(ending({ ...base, boats: [[20, 34], [1]], end })).toBe(
      `${why} Silver was 17 steps nearer to the sea.`,
    )
    expect(ending({ ...base, boats: [[35], [35]], end })).toBe(`${why} Both were as near to the sea.`)
  })
})

it('a throw sounds like sticks, a step like wood, and two boats that change places knock together', () => {
  const step = moved(0, 12, 15)
  expect(soundOf(thrown(0, 3))).toBe('sticks')
  expect(soundOf(step)).toBe('wood')
  expect(soundOf(step, { kind: 'switched', seat: 1, from: 15, to: 12 })).toBe('knock')
})
