import { expect, it } from 'vitest'
import { offer } from '../page/offers'
import type { View } from '../page/schema'
import { legal, position, side } from './positions'

const offered = (rolled: number | null, beside: number | null, change: Partial<View> = {}) => {
  const view = position(change)
  return offer(view, legal(view), rolled, beside)
}
const texts = ({ plaques }: ReturnType<typeof offer>) => plaques.map(({ title, more }) => `${title}: ${more}`)
const tokens = ({ plaques }: ReturnType<typeof offer>) => plaques.map(({ token }) => token)

it('shows what each act takes as long as no two dice are chosen', () => {
  const wanted = ['Eliminate: ≥ column', 'Finish: ≥ column − 2', 'Weaken: any die', 'Swap: any die']
  for (const offer of [offered(null, null), offered(4, null), offered(null, 5)]) {
    expect(texts(offer)).toEqual(wanted)
    expect(tokens(offer)).toEqual([null, null, null, null])
  }
})

it('says what two dice do together, and what keeps them from it', () => {
  expect(texts(offered(4, 2))).toEqual([
    'Eliminate: one standing',
    'Finish: one down',
    'Weaken: lay one down',
    'Swap: 3 more',
  ])
  expect(tokens(offered(4, 2))).toEqual(['4/2:elim', '4/2:finish', '4/2:weaken', '4/2:swap'])
  expect(texts(offered(1, 4))).toEqual([
    'Eliminate: needs 4 or more',
    'Finish: needs 2 or more',
    'Weaken: lay one down',
    'Swap: 2 fewer',
  ])
  expect(tokens(offered(1, 4))).toEqual([null, null, '1/4:weaken', '1/4:swap'])
  expect(texts(offered(4, 5))[3]).toBe('Swap: same number')
})

it('says that there is nobody to do it to', () => {
  const standing = { sides: [side([2, 4, 5], 9), side([3, 3, 6], 5)] as View['sides'] }
  expect(texts(offered(6, 5, standing))[1]).toBe('Finish: nobody is down')
  const lying = { sides: [side([2, 4, 5], 9), side([3, 3, 6], 0, 5)] as View['sides'] }
  expect(texts(offered(6, 5, lying)).slice(0, 3)).toEqual([
    'Eliminate: nobody stands',
    'Finish: one down',
    'Weaken: nobody stands',
  ])
})

it('warns of a swap that costs the last athlete', () => {
  const few = { sides: [side([2, 4, 5], 1, 1), side([3, 3, 6], 5)] as View['sides'] }
  expect(texts(offered(1, 5, few))[3]).toBe('Swap: nobody left!')
  expect(texts(offered(1, 2, few))[3]).toBe('Swap: same number')
})

it('offers berserk in every way there is, until a die is chosen', () => {
  const view = position({ dice: [3, 3, 3] })
  const actions = [...legal(view), 'berserk:2', 'berserk:3', 'berserk:4']
  const { hint, plaques } = offer(view, actions, null, null)
  expect(hint).toMatch(/berserk/)
  expect(plaques.map(({ token, title, more }) => [token, title, more])).toEqual([
    ['berserk:2', '2 standing', '2 down'],
    ['berserk:3', '3 standing', '1 down'],
    ['berserk:4', '4 standing', 'nobody down'],
  ])
  expect(offer(view, actions, 3, null).plaques[0]!.title).toBe('Eliminate')
})

it('offers to roll a die again, once it is chosen, or to keep them', () => {
  const rolling: Partial<View> = { stage: 'reroll', rerolls: 1, open: [] }
  expect(offered(null, null, rolling)).toEqual({
    hint: 'A six in your column: roll one die again?',
    plaques: [
      { token: null, title: 'Roll again', more: 'choose a die' },
      { token: 'stand', title: 'Keep', more: 'all dice' },
    ],
  })
  expect(offered(4, null, rolling).plaques[0]).toEqual({
    token: 'reroll:4',
    title: 'Roll again',
    more: 'the 4',
  })
  expect(offered(4, null, { ...rolling, rerolls: 2 }).hint).toBe('Sixes in your column: roll again, 2 times?')
})
