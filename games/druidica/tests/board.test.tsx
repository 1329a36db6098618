// The board of Druidica as people play on it, on positions that the engine gives.
import { expect, it } from 'vitest'
import { root } from '@nemeton/tests/board'
import { raceBoard } from '../../races/tests/test_board'
import part from '../page/board'

const { played, after, show, label, click, states, reached } = raceBoard('druidica', part)

it('shows every place that the ways fork to, and where a gate would lead', () => {
  show(after('42 6:s-6 10 50', 2))
  expect(states('target')).toEqual(['position-11', 'position-20', 'position-27', 'position-33'])
  expect(label('position-33')).toBe('33, face down, 5 on, through gate 26, luck decides')
  click('position-20')
  click('position-33')
  expect(played).toEqual(['5:6-20', '5:6-33~26'])
})

it('says which positions are gates, and where their shortcuts lead', () => {
  show(after('42', 2))
  expect([26, 29, 13].map((position) => label(`position-${position}`))).toEqual([
    '26, gate to 33, face down',
    '29, gate to 30, face down',
    '13, gate to 32, face down',
  ])
  expect(root.querySelectorAll('.tiles .gate')).toHaveLength(3)
  expect(root.querySelectorAll('.ground .shortcut')).toHaveLength(3)
})

it('shows and says that a marker is on its way back', () => {
  const there = '42 6:s-6 10 50 5:6-27 10 30'
  show(after(there, 2))
  expect(states('target')).toEqual(['position-13', 'position-30'])
  expect(root.querySelectorAll('.counter .heading')).toHaveLength(0)
  show(after(`${there} 3:27-13r`, 2))
  expect(label('position-13')).toBe('13, gate to 32, face down, Ash sunwise')
  expect(root.querySelectorAll('.counter .heading')).toHaveLength(1)
})

it('asks which of two goes on, where one is on its way back', () => {
  const shown = after('42 6:s-6 10 50', 2)
  const markers = [
    ['11', '11r', 's', 's'],
    ['s', 's', 's', 's'],
  ]
  const view = { ...shown.view, markers, tile: [1, 0] as [number, number], left: [1, 0] }
  show({ view, actions: ['1:11-12', '1:11r-10r'] })
  expect(label('position-11')).toBe('11, face down, Ash, Ash sunwise, can go 1, chosen')
  click('position-12')
  click('position-10')
  expect(played).toEqual(['1:11-12', '1:11r-10r'])
  // From 11 to 13 it may go round as well, and then comes there on its way back.
  show({
    view: { ...view, markers: [['11', '14', 's', 's'], markers[1]!] },
    actions: ['2:11-13', '2:11-13r'],
  })
  click('position-13')
  expect(states('target').map(label)).toEqual(['Widdershins', 'Sunwise'])
  click('plaque-1')
  expect(played.at(-1)).toBe('2:11-13r')
})

it('turns both halves of a broken tile at once', () => {
  const bump = '42 6:s-6 10 20 2:6-24 62 8:s-24x0'
  show(after(bump, 2))
  expect(root.querySelectorAll('.tiles .bone')).toHaveLength(0)
  show(after(`${bump} 3-4`, 2))
  expect(root.querySelectorAll('.tiles .bone')).toHaveLength(2)
  expect(root.querySelectorAll('[data-glides=tile-23] .pips circle')).toHaveLength(3)
  expect(root.querySelectorAll('[data-glides=tile-24] .pips circle')).toHaveLength(4)
  expect(label('position-23')).toBe('23, shows 3')
  expect(label('position-24')).toMatch(/^24, shows 4, Birch/)
})

it('gives partners three markers each, and says what their pair has', () => {
  const shown = after('42', 4)
  show({
    ...shown,
    view: {
      ...shown.view,
      partners: true,
      markers: shown.view.markers.map((team) => team.slice(1)),
      points: [3, 0, 3, 0],
    },
  })
  expect(label('camp-3')).toBe('Dogwood: 3 at Start')
  expect(label('goal-2')).toBe('Cedar: 0 home, 3 points')
  expect(root.querySelectorAll('.counter')).toHaveLength(12)
})

it('the arrow keys lead to every part of the board', () => {
  show(after('64', 2))
  expect(reached('camp-0')).toHaveLength(root.querySelectorAll('[data-cell]').length)
})
