// A bid put together part after part: only what is legal comes out.
import { expect, test } from 'vitest'
import { press as pressPart } from '@nemeton/board/choice'
import { bidsIn, facesFor, pickOf, settle, stepsOf, type Pick } from '../page/choice'
import { offers } from '../page/offers'
import { actions, position } from './positions'
import { shields } from '../page/track'

const nothing: Pick = { count: null, face: null, out: [] }
const bids = bidsIn(actions)
const shieldAt = (red: boolean, number: number) =>
  `shield-${shields.findIndex((shield) => shield.red === red && shield.number === number)}`
const white = (number: number) => shieldAt(false, number)
const red = (number: number) => shieldAt(true, number)
const view = position()
const plays = (pick: Pick) => settle(view, 0, actions, pick)

/** What is picked when these parts are pressed one after the other. */
function pressed(parts: string[], legal = actions): Pick {
  const steps = stepsOf(view, 0, legal)
  const picked = parts.reduce<string[]>((picked, part) => pressPart(steps, picked, part).picked, [])
  return pickOf(bidsIn(legal), picked)
}
const press = (...parts: string[]) => pressed(parts)

test('a shield and a face make a bid, in either order', () => {
  expect(press('face-2', white(5))).toEqual(press(white(5), 'face-2'))
  expect(plays(press('face-2', white(5)))).toEqual({ token: '5x2', then: 'hold' })
})

test('a red shield is a bid by itself', () => {
  expect(plays(press(red(3)))?.token).toBe('3x1')
})

test('a part pressed again is taken back', () => {
  expect(press(white(5), white(5))).toEqual(nothing)
  expect(press(white(5), 'face-2', 'face-2')).toEqual(press(white(5)))
  expect(press(red(3), red(3))).toEqual(nothing)
})

test('a part that does not go with another replaces it', () => {
  expect(facesFor(bids, 4)).toEqual([4, 5, 6, 1])
  const sixes = [white(4), 'face-6']
  expect(press(...sixes, 'face-2')).toEqual({ ...nothing, face: 2 })
  expect(press(...sixes, 'face-1')).toEqual({ ...nothing, face: 1 })
  expect(press(...sixes, red(4))).toEqual({ ...nothing, count: 4, face: 1 })
  expect(press(red(4), white(7))).toEqual({ ...nothing, count: 7, face: null })
  expect(press(red(4), 'face-5')).toEqual({ ...nothing, face: 5 })
})

test('with many dice a shield stands for the next time round when it is pressed again', () => {
  const all = ['1x2', '21x2', '1x1', '11x1', '21x1']
  const times = (shield: string, n: number) => pressed(Array<string>(n).fill(shield), all).count
  expect([1, 2, 3, 4].map((n) => times(red(1), n))).toEqual([1, 11, 21, null])
  expect([1, 2, 3].map((n) => times(white(1), n))).toEqual([1, 21, null])
})

test('dice put out go with the bid, and one stays hidden', () => {
  const bid = [white(5), 'face-3', 'own-2', 'own-0', 'own-1']
  const pick = press(...bid)
  expect(pick.out).toEqual([2, 0, 1])
  expect(plays(pick)).toEqual({ token: '5x3', then: 'show:133' })
  expect(plays(press(...bid, 'own-1'))).toEqual({ token: '5x3', then: 'show:13' })
  expect(stepsOf(view, 0, actions)(bid).has('own-3')).toBe(false)
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
  expect(settle(asked, 0, can, nothing)?.token).toBe('hold')
  expect(settle(asked, 0, can, { ...nothing, out: [1, 0] })?.token).toBe('show:13')
  expect(offers(asked, 0, can, nothing, null)[0].title).toBe('Keep all hidden')
})

test('the plaques say what is missing, what will be played, and what is doubted', () => {
  const [bid, bluff] = offers(view, 0, actions, nothing, null)
  expect([bid.title, bluff.title, bluff.more]).toEqual(['Point at a shield', 'Bluff!', 'Not four threes'])
  expect(offers(view, 0, actions, { ...nothing, count: 5 }, null)[0].title).toBe('Now choose a face')
  expect(offers(view, 0, actions, { ...nothing, face: 6 }, null)[0].title).toBe('How many sixes?')
  const whole = offers(view, 0, actions, { count: 5, face: 6, out: [0] }, null)[0]
  expect([whole.title, whole.more]).toEqual(['Bid five sixes', 'show 1, roll the rest'])
  expect(offers(view, 0, [], nothing, null)[1].plays).toBeNull()
  const none = offers(view, 0, ['challenge'], nothing, null)
  expect([none[0].plays, none[1].plays?.token]).toEqual([null, 'challenge'])
})
