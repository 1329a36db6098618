// The board of Triangulus as people play on it, on positions that the engine gives.
import { expect, it } from 'vitest'
import { root } from '@nemeton/tests/board'
import { raceBoard } from '../../races/tests/test_board'
import part from '../page/board'

const { played, after, show, label, click, states, reached } = raceBoard('triangulus', part)

it('brings each seat in at its own corner', () => {
  show(after('64', 3))
  click('position-10')
  show(after('64 10:s-10 64', 3))
  expect(states('target')).toEqual(['position-16', 'position-18', 'position-22'])
  click('position-22')
  show(after('64 10:s-10 64 10:s-22 62', 3))
  expect(states('target')).toEqual(['position-26', 'position-30', 'position-32'])
  click('position-32')
  expect(played).toEqual(['10:s-10', '10:s-22', '8:s-32'])
})

it('says whose End a position is, and that only its test is over', () => {
  const shown = after('64', 3)
  show({ ...shown, view: { ...shown.view, tested: [false, true, false] } })
  expect(label('position-36')).toBe('36, End of Ash, face down')
  expect(label('position-12')).toBe('12, End of Birch, tested, face down')
  expect(label('position-24')).toBe('24, End of Cedar, face down')
  expect(root.querySelectorAll('.tiles .end')).toHaveLength(3)
})

it('leads a marker on over 36 to 1', () => {
  show(after('64 10:s-10 64 10:s-22 10 10 1:10-11 65 11:22-33 30 30 3:11-14 50', 3))
  expect(label('position-33')).toBe('33, face down, Birch, can go 5, chosen')
  expect(states('target')).toEqual(['position-2'])
  click('position-2')
  expect(played).toEqual(['5:33-2'])
})

it('asks which of two opponents is bumped, or none', () => {
  const shown = after('64 10:s-10 64 10:s-22 62', 3)
  const markers = [
    ['22', 's', 's', 's'],
    ['22', 's', 's', 's'],
    ['20', 's', 's', 's'],
  ]
  const view = { ...shown.view, markers, tile: [2, 0] as [number, number], left: [2, 0] }
  show({ view, actions: ['2:20-22', '2:20-22x0', '2:20-22x1'] })
  expect(label('position-22')).toBe('22, face down, Ash, Birch, 2 on, can bump Ash, can bump Birch')
  click('position-22')
  expect(states('target').map(label)).toEqual(['Let it stand', 'Bump Ash −22', 'Bump Birch −10'])
  click('plaque-2')
  expect(played).toEqual(['2:20-22x1'])
})

it('turns the tile on which somebody is bumped', () => {
  show(after('64 10:s-10 62 8:s-20 10 55 10:10-20x1 3-4', 3))
  expect(root.querySelectorAll('.tiles .bone')).toHaveLength(1)
  expect(label('position-19')).toBe('19, shows 3')
  expect(label('position-20')).toMatch(/^20, shows 4, Ash/)
  expect(label('camp-1')).toBe('Birch: 4 at Start')
})

it('the arrow keys lead to every part of the board', () => {
  show(after('64', 3))
  expect(reached('camp-0')).toHaveLength(root.querySelectorAll('[data-cell]').length)
})
