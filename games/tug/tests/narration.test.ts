// What happens in words, and as a sound.
import { expect, it } from 'vitest'
import { personsAt } from '@nemeton/tests/persons'
import { describe, ending, notation } from '../page/narration'
import type { Act, Effect, Seat } from '../page/schema'
import { sound } from '../page/sound'
import { position } from './positions'

const persons = personsAt('tug')

const happened = (effects: Effect[]) => ({
  ...{ n: 1, seat: 0, token: '', view: position(), effects },
  state: { ply: 1, node: 'decision' as const },
})
const used = (seat: Seat, rolled: number, beside: number, act: Act): Effect => ({
  ...{ kind: 'used', seat, rolled, beside, act },
})
const returned = (seat: Seat, standing: number, weakened: number): Effect => ({
  ...{ kind: 'returned', seat, standing, weakened },
})
const swap = (rolled: number, beside: number): Effect[] => [
  used(0, rolled, beside, 'swap'),
  { kind: 'swapped', seat: 0, rolled, beside },
]
const column = (seat: Seat, dice: number[], standing: number, one_more: boolean): Effect => ({
  ...{ kind: 'column_rolled', seat, dice, standing, one_more },
  reserve: 18 - standing,
})
const began: Effect = { kind: 'acts_began', seat: 0, open: [2, 4, 5] }
const rolled: Effect = { kind: 'rolled', seat: 0, dice: [1, 4, 6], rerolls: 0 }
const joined: Effect = { kind: 'joined', seat: 0, athletes: 3 }
const out = [used(0, 6, 5, 'elim'), returned(1, 1, 0)]
const won: Effect[] = [...out, { kind: 'match_won', seat: 0 }]

it.each<[text: string, short: string, sounds: ReturnType<typeof sound>, effects: Effect[]]>([
  [
    'Plockton rolls the column: 1, 3 and 5; nine athletes take the rope.',
    'column 1 3 5',
    'dice',
    [column(0, [1, 3, 5], 9, false), { kind: 'awaits', seat: 1, stage: 'column' }],
  ],
  [
    'Broadford rolls the column: 1, 1 and 2; with the winner’s one more, five athletes take the rope.',
    'column 1 1 2',
    'dice',
    [column(1, [1, 1, 2], 5, true)],
  ],
  ['Plockton rolls 1, 4 and 6.', 'rolls 1 4 6', 'dice', [rolled, began]],
  ['Plockton rolls the 1 again.', '1 again', null, [{ kind: 'picked_up', seat: 0, value: 1 }]],
  ['Plockton rolls a 5.', '→ 5', 'dice', [{ kind: 'rerolled', seat: 0, value: 5 }]],
  ['Plockton keeps the dice.', 'keeps', null, [{ kind: 'kept', seat: 0 }, began]],
  ['Plockton’s 6 beside 5 eliminates an athlete of Broadford.', '6/5 out', 'knock', out],
  [
    'Plockton’s 4 beside 5 finishes a weakened athlete of Broadford.',
    '4/5 finish',
    'knock',
    [used(0, 4, 5, 'finish'), returned(1, 0, 1)],
  ],
  [
    'Broadford’s 1 beside 6 lays an athlete of Plockton down.',
    '1/6 down',
    'knock',
    [used(1, 1, 6, 'weaken'), { kind: 'weakened', seat: 0 }],
  ],
  ['Plockton swaps 4 for 2: three athletes more.', '4⇄2 +3', 'stone', [...swap(4, 2), joined]],
  ['Plockton swaps 1 for 4: two athletes fewer.', '1⇄4 −2', 'stone', [...swap(1, 4), returned(0, 1, 1)]],
  ['Plockton swaps 4 for 5: as many as before.', '4⇄5 ±0', 'stone', swap(4, 5)],
  [
    'Plockton goes berserk: Broadford loses four athletes.',
    'berserk −4',
    'knock',
    [{ kind: 'went_berserk', seat: 0 }, returned(1, 3, 1)],
  ],
  [
    'Plockton’s 6 beside 5 eliminates an athlete of Broadford. ' +
      'Nobody of Broadford is left on the rope: the first match is Plockton’s.',
    '6/5 out',
    'knock',
    [...won, { kind: 'match_began', seat: 0, match: 2, reserve: 18 }],
  ],
  [
    'Plockton’s 6 beside 5 eliminates an athlete of Broadford.',
    '6/5 out',
    'knock',
    [...won, { kind: 'ended', winner: 0, why: 'match' }],
  ],
])('%s', (text, short, sounds, effects) => {
  const event = happened(effects)
  expect([describe(event, position(), persons), notation(event), sound(event)]).toEqual([text, short, sounds])
})

it('the end of the game has words of its own', () => {
  const said = (end: ReturnType<typeof position>['end']) => ending(position({ end }))
  expect(said({ winner: 1, why: 'match' })).toBe('Nobody is left at the other end of the rope.')
  expect(said({ winner: null, why: 'ply_limit' })).toBe('The limit of moves is reached.')
  expect(said(null)).toBe('')
})
