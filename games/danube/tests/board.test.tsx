import { expect, it } from 'vitest'
import { boardOf, root } from '@nemeton/tests/board'
import part from '../page/board'
import type { DanubeEvent } from '../page/position'
import type { View } from '../page/schema'

const { played, show, cell, label, click, press, states } = boardOf(part)
const targets = () => states('target').map(Number)

const position = (change: Partial<View>): View => ({
  boats: [
    [14, 26],
    [18, 29],
  ],
  home: [1, 0],
  turn: 0,
  throw: 3,
  left: 3,
  held: [],
  end: null,
  ...change,
})

it('shows where a boat can go once it is chosen, and plays the square that is clicked then', () => {
  show(position({}), ['14+1', '14+2', '26+1', '26+2', '26+3'])
  click(14)
  expect(targets()).toEqual([15, 16])
  expect(label(15)).toBe('15, empty, 1 from 14')
  click(16)
  expect(played).toEqual(['14+2'])
})

it('plays with one click where there is no doubt: a boat with one way to go, a square that one boat alone reaches', () => {
  show(position({}), ['14+1', '26+1', '26+2'])
  expect(targets()).toEqual([15, 27, 28])
  click(28)
  show(position({}), ['14+1', '26+1', '26+2'])
  click(14)
  expect(played).toEqual(['26+2', '14+1'])
})

it('tells stopping short of a held mooring from going to the square before it, and plays either', () => {
  show(position({}), ['26+2', '26+3'])
  expect(targets()).toEqual([28, 29])
  expect(label(28)).toBe('28, empty, 2 from 26')
  expect(label(29)).toBe('29, safe, Copper currach, 3 from 26, stops short on 28, using 2, and moves no more')
  click(29)
  show(position({}), ['26+2', '26+3'])
  click(28)
  expect(played).toEqual(['26+3', '26+2'])
})

it('says which target is an exchange, the rapids or the sea', () => {
  show(
    position({
      boats: [
        [12, 33],
        [15, 18],
      ],
    }),
    ['12+3', '33+3'],
  )
  expect(label(15)).toBe('15, Copper currach, 3 from 12, changes places with Copper')
  expect(label(36)).toBe('36, the Black Sea, 3 from 33, home')
  show(position({ boats: [[27], []] }), ['27+3'])
  expect(label(30)).toBe('30, rapids, 3 from 27, into the rapids')
})

it('plays a boat back by the whole throw', () => {
  show(position({ boats: [[20], []], throw: 2, left: 2 }), ['20-2'])
  expect(label(20)).toBe('20, Silver coracle, can go back 2, chosen')
  expect(label(18)).toBe('18, empty, 2 back from 20')
  click(18)
  expect(played).toEqual(['20-2'])
})

it('marks boats that move no more in this throw', () => {
  show(position({ boats: [[14, 28], [29]], held: [28], left: 1 }), ['14+1'])
  expect(label(28)).toBe('28, Silver coracle, moves no more in this throw')
  expect(root.querySelectorAll('.held')).toHaveLength(1)
})

it('is played with the arrow keys and Enter, along the rows as they lie', () => {
  show(position({ boats: [[12], [30]] }), ['12+1', '12+2'])
  cell(12).focus()
  press('Enter')
  press('Enter')
  press('ArrowDown') // 13 lies below 12 where the river turns
  press('ArrowLeft') // and 14 to its left
  press('Enter')
  expect(played).toEqual(['12+2'])
})

it('shows the sticks and what is left of the throw, also one that nobody could use', () => {
  show(position({ throw: 4, left: 3 }), [])
  expect(root.querySelectorAll('.stick .white')).toHaveLength(4)
  expect(root.querySelectorAll('.pip')).toHaveLength(4)
  expect(root.querySelectorAll('.pip.used')).toHaveLength(1)
  const view = position({ throw: null, left: 0, turn: 1 })
  const event: DanubeEvent = {
    n: 3,
    seat: null,
    token: '6',
    state: { ply: 1, node: 'chance' },
    view,
    effects: [
      { kind: 'thrown', seat: 0, value: 6, again: true },
      { kind: 'no_way', seat: 0 },
      { kind: 'turn_passed', seat: 1 },
    ],
  }
  show(view, [], { event })
  expect(root.querySelectorAll('.stick .black')).toHaveLength(4)
})

it('shows boats that are home in the harbour', () => {
  show(
    position({
      boats: [
        [14, 16, 20],
        [18, 22],
      ],
      home: [2, 3],
    }),
    [],
  )
  expect(root.querySelectorAll('[data-boat^="home-0"]')).toHaveLength(2)
  expect(root.querySelectorAll('[data-boat^="home-1"]')).toHaveLength(3)
  expect(root.textContent).toContain('Copper has 3 of 5 boats home.')
})

it('while others act, a boat of the viewer is told to go on, and told to stop', () => {
  const chosen: (string | null)[] = []
  const theirs = position({ turn: 1 })
  const more = { onAhead: (choice: string | null) => void chosen.push(choice) }
  show(theirs, [], more)
  expect(label(14)).toContain('can be told to go on')
  expect(label(18)).not.toContain('can be told to go on')
  expect(states('target')).toEqual([])
  click(18)
  click(14)
  show(theirs, [], { ...more, ahead: '14' })
  expect(cell(14).getAttribute('aria-selected')).toBe('true')
  expect(label(14)).toContain('goes on by itself')
  expect(root.querySelectorAll('.onward')).toHaveLength(1)
  click(14)
  expect(chosen).toEqual(['14', null])
  expect(played).toEqual([])
  show(theirs, [])
  click(14)
  expect(chosen).toHaveLength(2)
})
