// The track round the hall, as the rule book has it.
import { expect, test } from 'vitest'
import { parseBid } from '../page/position'
import { isRaise, openCounts, shieldOf, shields } from '../page/track'

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
