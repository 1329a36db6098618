import { describe as group, expect, it } from 'vitest'
import type { GameEvent } from '@nemeton/board/game'
import type { View } from '../page/schema'
import { describe, ending, notation } from '../page/narration'
import { position, side } from './positions'

function told(seat: number | null, token: string, before: Partial<View> = {}, after: Partial<View> = {}) {
  const event: GameEvent<View> = {
    n: 1,
    seat,
    token,
    state: { ply: 1, node: 'decision' },
    view: position({ ...before, ...after }),
  }
  return { text: describe(event, position(before)), short: notation(event, position(before)) }
}

group('dice in words', () => {
  it('a column says who takes the rope', () => {
    const { text, short } = told(
      null,
      '135',
      { stage: 'column' },
      { sides: [side([1, 3, 5], 9), side([], 0)] },
    )
    expect(text).toBe('Plockton rolls the column: 1, 3 and 5; nine athletes take the rope.')
    expect(short).toBe('column 1 3 5')
  })
  it('a column of the second match says who has one more', () => {
    const before = { stage: 'column', turn: 1, match: 2, first_match: 1 } as const
    const { text } = told(null, '112', before, { sides: [side([1, 1, 1], 3), side([1, 1, 2], 5)] })
    expect(text).toBe(
      'Broadford rolls the column: 1, 1 and 2; with the winner’s one more, five athletes take the rope.',
    )
  })
  it('a roll is its dice', () => {
    expect(told(null, '146', { stage: 'roll' })).toEqual({
      text: 'Plockton rolls 1, 4 and 6.',
      short: 'rolls 1 4 6',
    })
  })
  it('rolling again and keeping', () => {
    expect(told(0, 'reroll:1', { stage: 'reroll' })).toEqual({
      text: 'Plockton rolls the 1 again.',
      short: '1 again',
    })
    expect(told(null, '5', { stage: 'again' })).toEqual({ text: 'Plockton rolls a 5.', short: '→ 5' })
    expect(told(0, 'stand', { stage: 'reroll' })).toEqual({
      text: 'Plockton keeps the dice.',
      short: 'keeps',
    })
  })
})

group('acts in words', () => {
  it('against athletes of the other village', () => {
    expect(told(0, '6/5:elim')).toEqual({
      text: 'Plockton’s 6 beside 5 eliminates an athlete of Broadford.',
      short: '6/5 out',
    })
    expect(told(0, '4/5:finish')).toEqual({
      text: 'Plockton’s 4 beside 5 finishes a weakened athlete of Broadford.',
      short: '4/5 finish',
    })
    expect(told(1, '1/6:weaken')).toEqual({
      text: 'Broadford’s 1 beside 6 lays an athlete of Plockton down.',
      short: '1/6 down',
    })
  })
  it('a swap says how many come or go, as far as there are any', () => {
    expect(told(0, '4/2:swap')).toEqual({
      text: 'Plockton swaps 4 for 2: three athletes more.',
      short: '4⇄2 +3',
    })
    expect(told(0, '1/4:swap')).toEqual({
      text: 'Plockton swaps 1 for 4: two athletes fewer.',
      short: '1⇄4 −2',
    })
    expect(told(0, '4/5:swap')).toEqual({
      text: 'Plockton swaps 4 for 5: as many as before.',
      short: '4⇄5 ±0',
    })
    const full = { sides: [side([1, 4, 5], 17), side([3, 3, 6], 9)] as View['sides'] }
    expect(told(0, '6/1:swap', full).text).toBe('Plockton swaps 6 for 1: one athlete more.')
  })
  it('berserk says how many are gone', () => {
    expect(told(0, 'berserk:3')).toEqual({
      text: 'Plockton goes berserk: Broadford loses four athletes.',
      short: 'berserk −4',
    })
    const few = { sides: [side([1, 1, 1], 9), side([3, 3, 6], 1, 1)] as View['sides'] }
    expect(told(0, 'berserk:1', few).text).toBe('Plockton goes berserk: Broadford loses two athletes.')
  })
})

group('the end of a match in words', () => {
  it('of the first: who has won it', () => {
    const after = { match: 2, first_match: 0, stage: 'column' } as const
    expect(told(0, '6/5:elim', {}, after).text).toBe(
      'Plockton’s 6 beside 5 eliminates an athlete of Broadford. ' +
        'Nobody of Broadford is left on the rope: the first match is Plockton’s.',
    )
  })
  it('of the last: an ending of its own', () => {
    const end = { winner: 1, why: 'match' } as const
    expect(told(0, '1/5:swap', {}, { end, turn: null, stage: 'over' }).text).toBe(
      'Plockton swaps 1 for 5: three athletes fewer.',
    )
    expect(ending(position({ end }))).toBe('Nobody is left at the other end of the rope.')
    expect(ending(position({ end: { winner: null, why: 'ply_limit' } }))).toBe(
      'The limit of moves is reached.',
    )
    expect(ending(position())).toBe('')
  })
})
