// The boards' plans, and the ways that markers go on them.
import { expect, test } from 'vitest'
import { wayOf } from '../page/plan'
import { parseAction } from '../page/position'
import { planOf } from './test_game'

const way = (game: Parameters<typeof planOf>[0], seat: number, token: string) =>
  wayOf(planOf(game), seat, parseAction(token)!).join(' ')

test('Tabulus has one way, two gates and one End', () => {
  const { positions, ways, gates, goals } = planOf('tabulus')
  expect(positions).toBe(46)
  expect([...ways]).toEqual(Array.from({ length: 45 }, (_, i) => [`${i + 1}`, [`${i + 2}`]]))
  expect([...gates]).toEqual([
    [5, '24'],
    [23, '42'],
  ])
  expect(goals).toEqual(Array.from({ length: 4 }, () => ({ enters: '1', ends: 46 })))
})

test('Triangulus is a ring with an entry and an End for each seat', () => {
  const { ways, goals } = planOf('triangulus')
  expect(ways.get('36')).toEqual(['1'])
  expect(goals).toEqual([
    { enters: '1', ends: 36 },
    { enters: '13', ends: 12 },
    { enters: '25', ends: 24 },
  ])
})

test('Druidica forks on 7, 26 and nowhere else, and is gone both ways round from 7 to 13', () => {
  const { ways, gates } = planOf('druidica')
  const forks = [...ways].filter(([, next]) => next.length > 1)
  expect(forks).toEqual([
    ['7', ['8', '24']],
    ['26', ['27', '20']],
  ])
  expect(ways.get('13r')).toEqual(['12r'])
  expect(ways.get('7r')).toEqual(['24'])
  expect(ways.get('29')).toEqual(['13r'])
  expect([...gates]).toEqual([
    [26, '33'],
    [29, '30'],
    [13, '32'],
  ])
})

test('a marker goes over each position up to where it lands', () => {
  expect(way('tabulus', 0, '3:12-15')).toBe('12 13 14 15')
  expect(way('triangulus', 1, '4:34-2')).toBe('34 35 36 1 2')
})

test('from Start the first step is onto the entry', () => {
  expect(way('tabulus', 0, '2:s-2')).toBe('s 1 2')
  expect(way('triangulus', 2, '2:s-26')).toBe('s 25 26')
})

test('through a gate it steps from the gate to the shortcut', () => {
  expect(way('tabulus', 0, '4:3-25~5')).toBe('3 4 5 24 25')
  expect(way('tabulus', 0, '10:s-28~5/6')).toBe('s 1 2 3 4 5 24 25 26 27 28')
  expect(way('druidica', 0, '2:13r-33~13')).toBe('13r 32 33')
})

test('where the way forks it goes where it lands', () => {
  expect(way('druidica', 0, '2:7-9')).toBe('7 8 9')
  expect(way('druidica', 0, '2:7-25')).toBe('7 24 25')
  expect(way('druidica', 0, '2:8r-24')).toBe('8r 7r 24')
})
