// A bid put together part after part, from which only a legal one comes out, and the track round the hall, as the rule book has it.
import { expect, test } from 'vitest'
import { press as pressPart } from '@nemeton/board/choice'
import { bidsIn, facesFor, pickOf, settle, stepsOf, type Pick } from '../page/choice'
import { offers } from '../page/offers'
import { parseBid } from '../page/position'
import { isRaise, openCounts, shieldOf, shields } from '../page/track'
import { actions, position } from './positions'

const nothing: Pick = { count: null, face: null, out: [] }
const bids = bidsIn(actions)
const shieldAt = (red: boolean, number: number) =>
  `shield-${shields.findIndex((shield) => shield.red === red && shield.number === number)}`
const white = (number: number) => shieldAt(false, number)
const red = (number: number) => shieldAt(true, number)
const view = position()
const plays = (pick: Pick) => settle(view, 0, actions, pick)

/** Returns the pick after these parts are pressed one after the other. */
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

const bid = (token: string) => parseBid(token)!

test('white 1, red 1, white 2, white 3, red 2 …: red k stands just before white 2k', () => {
  const names = shields.map(({ red, number }) => `${red ? 'red' : 'white'} ${number}`)
  expect(names.slice(0, 9).join(', ')).toBe(
    'white 1, red 1, white 2, white 3, red 2, white 4, white 5, red 3, white 6',
  )
  expect(names.slice(-2)).toEqual(['red 10', 'white 20'])
  for (let k = 1; k <= 10; ++k) expect(names[names.indexOf(`red ${k}`) + 1]).toBe(`white ${2 * k}`)
})

test('seven fives, four Magic Ones and eight twos raise seven fours; seven threes and three Magic Ones do not', () => {
  for (const token of ['7x5', '7x6', '4x1', '8x2']) expect(isRaise(bid(token), bid('7x4'))).toBe(true)
  for (const token of ['7x4', '7x3', '3x1', '6x6']) expect(isRaise(bid(token), bid('7x4'))).toBe(false)
})

test('past its end the track goes on: red 11 stands on red 1, just before white 22 on white 2', () => {
  expect(shieldOf(bid('11x1'))).toBe(shieldOf(bid('1x1')))
  expect(shieldOf(bid('22x3'))).toBe(shieldOf(bid('2x5')))
  expect(isRaise(bid('22x2'), bid('11x1'))).toBe(true)
  expect(isRaise(bid('11x1'), bid('21x6'))).toBe(true)
})

test('a shield can be bid on as often as the dice in play allow', () => {
  const [white1, red1] = shields
  expect(openCounts(white1!, null, 30)).toEqual([1, 21])
  expect(openCounts(red1!, null, 30)).toEqual([1, 11, 21])
  expect(openCounts(white1!, bid('4x3'), 12)).toEqual([])
  expect(openCounts(shields[5]!, bid('4x3'), 12)).toEqual([4])
  expect(openCounts(shields[5]!, bid('4x6'), 12)).toEqual([])
})
