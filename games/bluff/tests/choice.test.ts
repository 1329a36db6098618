// A bid put together part after part: only what is legal comes out.
import { expect, test } from 'vitest'
import {
  bidsIn,
  facesFor,
  kNothing,
  pressDie,
  pressFace,
  pressShield,
  settle,
  type Pick,
} from '../page/choice'
import { offers } from '../page/offers'
import { actions, position } from './positions'
import { shields } from '../page/track'

const bids = bidsIn(actions)
const white = (number: number) => shields.find((shield) => !shield.red && shield.number === number)!
const red = (number: number) => shields.find((shield) => shield.red && shield.number === number)!
const view = position()
const plays = (pick: Pick) => settle(view, 0, actions, pick)

test('a shield and a face make a bid, in either order', () => {
  const one = pressFace(bids, pressShield(bids, kNothing, white(5)), 2)
  const other = pressShield(bids, pressFace(bids, kNothing, 2), white(5))
  expect(one).toEqual(other)
  expect(plays(one)).toEqual({ token: '5x2', then: 'hold' })
})

test('a red shield is a bid by itself', () => {
  expect(plays(pressShield(bids, kNothing, red(3)))?.token).toBe('3x1')
})

test('a part pressed again is taken back', () => {
  const pick = pressShield(bids, kNothing, white(5))
  expect(pressShield(bids, pick, white(5))).toEqual(kNothing)
  expect(pressFace(bids, pressFace(bids, pick, 2), 2)).toEqual(pick)
  expect(pressShield(bids, pressShield(bids, kNothing, red(3)), red(3))).toEqual(kNothing)
})

test('a part that does not go with another replaces it', () => {
  const sixes = pressFace(bids, pressShield(bids, kNothing, white(4)), 6)
  expect(facesFor(bids, 4)).toEqual([4, 5, 6, 1])
  expect(pressFace(bids, sixes, 2)).toEqual({ ...kNothing, face: 2 })
  expect(pressFace(bids, sixes, 1)).toEqual({ ...kNothing, face: 1 })
  expect(pressShield(bids, sixes, red(4))).toEqual({ ...kNothing, count: 4, face: 1 })
  const magic = pressShield(bids, kNothing, red(4))
  expect(pressShield(bids, magic, white(7))).toEqual({ ...kNothing, count: 7, face: null })
  expect(pressFace(bids, magic, 5)).toEqual({ ...kNothing, face: 5 })
})

test('with many dice a shield stands for the next time round when it is pressed again', () => {
  const all = bidsIn(['1x2', '21x2', '1x1', '11x1', '21x1'])
  const first = pressShield(all, kNothing, red(1))
  expect([first.count, pressShield(all, first, red(1)).count]).toEqual([1, 11])
  const white1 = pressShield(all, pressShield(all, kNothing, white(1)), white(1))
  expect(white1.count).toBe(21)
  expect(pressShield(all, white1, white(1)).count).toBeNull()
})

test('dice put out go with the bid, and one stays hidden', () => {
  let pick = pressFace(bids, pressShield(bids, kNothing, white(5)), 3)
  for (const i of [2, 0, 1, 3]) pick = pressDie(4, pick, i)
  expect(pick.out).toEqual([2, 0, 1])
  expect(plays(pick)).toEqual({ token: '5x3', then: 'show:133' })
  expect(plays(pressDie(4, pick, 1))).toEqual({ token: '5x3', then: 'show:13' })
})

test('nothing is asked after a bid where dice cannot be shown', () => {
  const pick: Pick = { count: 5, face: 3, out: [] }
  expect(settle(position({ may_show: false }), 0, actions, pick)?.then).toBeNull()
  const one = position({ hidden: [[3], null, null], shown: [[1, 3, 6], [], []] })
  expect(settle(one, 0, actions, pick)?.then).toBeNull()
})

test('dice can be shown, or kept, after a bid that was made without saying', () => {
  const asked = position({ stage: 'show' })
  const can = ['hold', 'show:1', 'show:13', 'show:133', 'show:6']
  expect(settle(asked, 0, can, kNothing)?.token).toBe('hold')
  expect(settle(asked, 0, can, { ...kNothing, out: [1, 0] })?.token).toBe('show:13')
  expect(offers(asked, 0, can, kNothing, null)[0].title).toBe('Keep all hidden')
})

test('the plaques say what is missing, what will be played, and what is doubted', () => {
  const [bid, bluff] = offers(view, 0, actions, kNothing, null)
  expect([bid.title, bluff.title, bluff.more]).toEqual(['Point at a shield', 'Bluff!', 'Not four threes'])
  expect(offers(view, 0, actions, { ...kNothing, count: 5 }, null)[0].title).toBe('Now choose a face')
  expect(offers(view, 0, actions, { ...kNothing, face: 6 }, null)[0].title).toBe('How many sixes?')
  const whole = offers(view, 0, actions, { count: 5, face: 6, out: [0] }, null)[0]
  expect([whole.title, whole.more]).toEqual(['Bid five sixes', 'show 1, roll the rest'])
  expect(offers(view, 0, [], kNothing, null)[1].plays).toBeNull()
  const none = offers(view, 0, ['challenge'], kNothing, null)
  expect([none[0].plays, none[1].plays?.token]).toEqual([null, 'challenge'])
})
