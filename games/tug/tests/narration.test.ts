// What happens in words, and as a sound.
import { describe as group, expect, it } from 'vitest'
import { personsAt } from '@nemeton/tests/persons'
import { describe, ending, notation } from '../page/narration'
import type { Act, Effect, Seat } from '../page/schema'
import { sound } from '../page/sound'
import { position } from './positions'

const persons = personsAt('tug')

function happened(effects: Effect[]) {
  const state = { ply: 1, node: 'decision' as const }
  return { n: 1, seat: 0, token: '', state, view: position(), effects }
}
function narrated(...effects: Effect[]) {
  const event = happened(effects)
  return { text: describe(event, position(), persons), short: notation(event) }
}
const soundAfter = (...effects: Effect[]) => sound(happened(effects))
const used = (seat: Seat, rolled: number, beside: number, act: Act): Effect => ({
  kind: 'used',
  seat,
  rolled,
  beside,
  act,
})
const returned = (seat: Seat, standing: number, weakened: number): Effect => ({
  kind: 'returned',
  seat,
  standing,
  weakened,
})
const swap = (rolled: number, beside: number): Effect[] => [
  used(0, rolled, beside, 'swap'),
  { kind: 'swapped', seat: 0, rolled, beside },
]
const column = (seat: Seat, dice: number[], standing: number, one_more: boolean): Effect => ({
  kind: 'column_rolled',
  seat,
  dice,
  standing,
  reserve: 18 - standing,
  one_more,
})

group('dice in words', () => {
  it('a column says who takes the rope', () => {
    const { text, short } = narrated(column(0, [1, 3, 5], 9, false), {
      kind: 'awaits',
      seat: 1,
      stage: 'column',
    })
    expect(text).toBe('Plockton rolls the column: 1, 3 and 5; nine athletes take the rope.')
    expect(short).toBe('column 1 3 5')
  })
  it('a column of the second match says who has one more', () => {
    expect(narrated(column(1, [1, 1, 2], 5, true)).text).toBe(
      'Broadford rolls the column: 1, 1 and 2; with the winner’s one more, five athletes take the rope.',
    )
  })
  it('a roll is its dice', () => {
    const rolled: Effect = { kind: 'rolled', seat: 0, dice: [1, 4, 6], rerolls: 0 }
    expect(narrated(rolled, { kind: 'acts_began', seat: 0, open: [2, 4, 5] })).toEqual({
      text: 'Plockton rolls 1, 4 and 6.',
      short: 'rolls 1 4 6',
    })
  })
  it('rolling again and keeping', () => {
    expect(narrated({ kind: 'picked_up', seat: 0, value: 1 })).toEqual({
      text: 'Plockton rolls the 1 again.',
      short: '1 again',
    })
    expect(narrated({ kind: 'rerolled', seat: 0, value: 5 })).toEqual({
      text: 'Plockton rolls a 5.',
      short: '→ 5',
    })
    expect(narrated({ kind: 'kept', seat: 0 }, { kind: 'acts_began', seat: 0, open: [2, 4, 5] })).toEqual({
      text: 'Plockton keeps the dice.',
      short: 'keeps',
    })
  })
})

group('acts in words', () => {
  it('against athletes of the other village', () => {
    expect(narrated(used(0, 6, 5, 'elim'), returned(1, 1, 0))).toEqual({
      text: 'Plockton’s 6 beside 5 eliminates an athlete of Broadford.',
      short: '6/5 out',
    })
    expect(narrated(used(0, 4, 5, 'finish'), returned(1, 0, 1))).toEqual({
      text: 'Plockton’s 4 beside 5 finishes a weakened athlete of Broadford.',
      short: '4/5 finish',
    })
    expect(narrated(used(1, 1, 6, 'weaken'), { kind: 'weakened', seat: 0 })).toEqual({
      text: 'Broadford’s 1 beside 6 lays an athlete of Plockton down.',
      short: '1/6 down',
    })
  })
  it('a swap says how many come or go', () => {
    expect(narrated(...swap(4, 2), { kind: 'joined', seat: 0, athletes: 3 })).toEqual({
      text: 'Plockton swaps 4 for 2: three athletes more.',
      short: '4⇄2 +3',
    })
    expect(narrated(...swap(1, 4), returned(0, 1, 1))).toEqual({
      text: 'Plockton swaps 1 for 4: two athletes fewer.',
      short: '1⇄4 −2',
    })
    expect(narrated(...swap(4, 5))).toEqual({
      text: 'Plockton swaps 4 for 5: as many as before.',
      short: '4⇄5 ±0',
    })
  })
  it('berserk says how many are gone', () => {
    expect(narrated({ kind: 'went_berserk', seat: 0 }, returned(1, 3, 1))).toEqual({
      text: 'Plockton goes berserk: Broadford loses four athletes.',
      short: 'berserk −4',
    })
  })
})

group('the end of a match in words', () => {
  const last: Effect[] = [used(0, 6, 5, 'elim'), returned(1, 1, 0), { kind: 'match_won', seat: 0 }]

  it('of the first: who has won it', () => {
    const { text, short } = narrated(
      ...last,
      { kind: 'match_began', seat: 0, match: 2, reserve: 18 },
      { kind: 'awaits', seat: 0, stage: 'column' },
    )
    expect(text).toBe(
      'Plockton’s 6 beside 5 eliminates an athlete of Broadford. ' +
        'Nobody of Broadford is left on the rope: the first match is Plockton’s.',
    )
    expect(short).toBe('6/5 out')
  })
  it('of the last: an ending of its own', () => {
    expect(narrated(...last, { kind: 'ended', winner: 0, why: 'match' }).text).toBe(
      'Plockton’s 6 beside 5 eliminates an athlete of Broadford.',
    )
    expect(ending(position({ end: { winner: 1, why: 'match' } }))).toBe(
      'Nobody is left at the other end of the rope.',
    )
    expect(ending(position({ end: { winner: null, why: 'ply_limit' } }))).toBe(
      'The limit of moves is reached.',
    )
    expect(ending(position())).toBe('')
  })
})

group('sounds', () => {
  it('dice that fall are heard, dice that are picked up or kept are not', () => {
    expect(soundAfter({ kind: 'rolled', seat: 0, dice: [1, 4, 6], rerolls: 0 })).toBe('dice')
    expect(soundAfter({ kind: 'rerolled', seat: 0, value: 1 })).toBe('dice')
    expect(soundAfter(column(0, [1, 1, 1], 3, false))).toBe('dice')
    expect(soundAfter({ kind: 'picked_up', seat: 0, value: 1 })).toBeNull()
    expect(soundAfter({ kind: 'kept', seat: 0 }, { kind: 'acts_began', seat: 0, open: [2, 4, 5] })).toBeNull()
  })
  it('a die in the column sounds like stone, and an athlete who falls like a knock', () => {
    expect(soundAfter(...swap(4, 4))).toBe('stone')
    expect(soundAfter(used(0, 4, 4, 'elim'), returned(1, 1, 0))).toBe('knock')
    expect(soundAfter(used(0, 4, 4, 'weaken'), { kind: 'weakened', seat: 1 })).toBe('knock')
    expect(soundAfter({ kind: 'went_berserk', seat: 0 })).toBe('knock')
  })
})
