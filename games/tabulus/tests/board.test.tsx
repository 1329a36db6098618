// The board of Tabulus as people play on it, on positions that the engine gives.
import { act } from 'preact/test-utils'
import { expect, it } from 'vitest'
import { root } from '@nemeton/tests/board'
import type { View } from '../../races/page/schema'
import { scoredIn } from '../../races/page/hand_end'
import { raceBoard } from '../../races/tests/test_board'
import { randomGame, type Happened } from '../../races/tests/test_game'
import part from '../page/board'

const { played, after, show, cell, label, click, press, states } = raceBoard('tabulus', part)

/** A position that is changed, with the actions that it would have. */
const changed = (tokens: string, change: Partial<View>, actions: string[]) => ({
  view: { ...after(tokens).view, ...change },
  actions,
})

it('shows where the only marker that can move can go, and plays the place that is pressed', () => {
  show(after('64'))
  expect(states('target')).toEqual(['position-4', 'position-6', 'position-10', 'position-24', 'position-28'])
  expect(label('position-6')).toBe('6, face down, 6 on')
  expect(label('position-28')).toBe('28, face down, 10 on, through gate 5, luck decides')
  click('position-28')
  expect(played).toEqual(['10:s-28~5/6'])
})

it('points out what is advised, also where a tile has to be turned first and where a marker is taken home', () => {
  for (const [tokens, action] of [
    ['64', '10:s-28~5/6'],
    ['42 4:s-4 2:s-2 10 66 52', 'home:s'],
  ]) {
    const { event = null } = after(`${tokens} ${action}`)
    show({ ...after(tokens!), advice: event })
    expect(root.querySelectorAll('.trail.advised .line[d^="M"]'), action).toHaveLength(1)
  }
})

it('asks whether to bump, and takes that back', () => {
  show(after('64 4:s-4 6:s-6 64'))
  expect(label('position-4')).toBe('4, face down, Ash, 4 on, can bump Ash')
  click('position-4')
  expect(played).toEqual([])
  expect(states('target').map((id) => label(id))).toEqual(['Let it stand', 'Bump Ash −4'])
  press('Escape')
  expect(states('target')).toContain('position-4')
  click('position-4')
  click('plaque-1')
  expect(played).toEqual(['4:s-4x0'])
})

it('stays with the table of a hand that is over, and what it has brought, until the next tile is drawn', () => {
  const game = randomGame('tabulus', 2, 7, { target: 9 })
  const at = game.findIndex(({ event }) => event.effects.some(({ kind }) => kind === 'hand_begun'))
  const shown = ({ event, before }: Happened) => show({ view: event.view, before, event, actions: [] })
  shown(game[at]!)
  const scored = scoredIn(game[at]!.event.effects)!
  expect(root.querySelector('.trophy')!.textContent).toBe(`+${scored.points}`)
  expect(root.querySelectorAll('.counted .badge').length).toBeGreaterThan(0)
  expect(root.querySelectorAll('.tiles .bone').length).toBeGreaterThan(0)
  shown(game[at + 1]!)
  expect(root.querySelectorAll('.trophy, .counted .badge, .tiles .bone')).toHaveLength(0)
  shown(game.at(-1)!)
  const { end, points } = game.at(-1)!.event.view
  expect(root.querySelectorAll('.trophy .marker')).toHaveLength(end!.winners.length)
  expect(root.querySelector('.trophy')!.textContent).toBe(String(Math.max(...points)))
})

it('asks which number opens the gate where either would', () => {
  const markers = [
    ['4', 's', 's', 's'],
    ['s', 's', 's', 's'],
  ]
  show(changed('64', { markers }, ['10:4-14', '10:4-32~5/4', '10:4-32~5/6']))
  click('position-32')
  expect(states('target').map((id) => label(id))).toEqual(['Gate, by the 4', 'Gate, by the 6'])
  click('plaque-1')
  expect(played).toEqual(['10:4-32~5/6'])
})

it('plays the other number with another marker, and shows which has moved', () => {
  const shown = after('64 4:s-4')
  show(shown)
  expect(shown.view.left).toEqual([6])
  expect(root.querySelector('.tray')!.textContent).toContain('Another goes 6')
  expect(root.querySelectorAll('.tray .pips.used')).toHaveLength(1)
  expect(states('movable')).toEqual(['camp-0'])
  expect(root.querySelectorAll('.counter.moved')).toHaveLength(1)
  click('position-6')
  expect(played).toEqual(['6:s-6'])
})

it('offers an exchange, or none, after 0-0', () => {
  const shown = after('64 4:s-4 6:s-6 64 6:s-6 4:s-4 00')
  show(shown)
  expect(label('plaque-0')).toBe('No exchange')
  click('position-4')
  expect(label('position-6')).toContain('change places with Birch')
  expect([...root.querySelectorAll('.badge')].map((badge) => badge.textContent)).toEqual(['+2'])
  click('position-6')
  expect(played).toEqual(['swap:4-6x1'])
  click('plaque-0')
  expect(played.at(-1)).toBe('pass')
})

it('takes a marker home after 6-6', () => {
  show(after('64 4:s-4 6:s-6 11 2:s-2 66 43'))
  expect(root.querySelector('.tray')!.textContent).toContain('One goes home')
  expect(states('movable')).toEqual(['camp-1', 'position-2'])
  click('position-2')
  expect(label('goal-1')).toBe('Birch: 0 home, 0 points, take it home')
  click('goal-1')
  expect(played).toEqual(['home:2'])
})

it('shows the drawn tile even if nobody can play it', () => {
  show(after('63'))
  expect(root.querySelectorAll('.tray [data-glides=drawn] .pips circle')).toHaveLength(9)
  expect(states('movable')).toEqual([])
})

it('shows what tiles were turned, and tells them apart in words', () => {
  show(after('64 6:s-24~5 3-0'))
  expect(root.querySelectorAll('.tiles .bone')).toHaveLength(1)
  expect(root.querySelectorAll('.tiles .walnut')).toHaveLength(22)
  expect(label('position-5')).toBe('5, gate to 24, shows 3')
  expect(label('position-6')).toContain('6, blank')
  expect(label('position-46')).toBe('46, End, face down')
})

it('shows points and hands of a game that has more than one', () => {
  const shown = changed('64', { target: 11, hand: 2, points: [6, 0] }, [])
  show(shown)
  expect(label('goal-0')).toBe('Ash: 0 home, 6 points')
  expect(root.querySelector('.tray')!.textContent).toContain('Hand 2, to 11')
  const scores = () => [...root.querySelectorAll('.score')].map((each) => each.textContent)
  expect(scores()).toEqual(['6', '0'])
  show(after('64'))
  expect(scores()).toEqual([])
})

it('is played with the arrow keys and Enter', async () => {
  show(after('64 4:s-4 6:s-6 64'))
  cell('camp-1').focus()
  const at = () => root.querySelector('[tabindex="0"]')!.getAttribute('data-cell')!
  const walk = (key: string, there: () => boolean) => {
    for (let i = 0; i < 9 && !there(); ++i) press(key)
  }
  walk('ArrowUp', () => /position-([1-9]|10)$/.test(at()))
  walk('ArrowLeft', () => at() === 'position-4')
  press('Enter')
  await act(() => new Promise((done) => setTimeout(done)))
  expect(at()).toBe('plaque-0')
  press('ArrowDown')
  press('Enter')
  expect(played).toEqual(['4:s-4x0'])
  // The plaque will be gone, and the focus is not.
  expect(document.activeElement).toBe(cell('camp-1'))
})
