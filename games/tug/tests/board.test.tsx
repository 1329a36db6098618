// Tug of War's board under the hand: clicks, keys, dragging, and what it shows.
import { expect, it } from 'vitest'
import type { BoardProps } from '@nemeton/board/game'
import { boardOf, root } from '@nemeton/tests/board'
import part from '../page/board'
import type { TugEvent } from '../page/position'
import type { Effect, Seat, View } from '../page/schema'
import { legal, position, side } from './positions'

const board = boardOf(part)
const { played, cell, label, click, press, states } = board

const show = (view: View, more: Partial<BoardProps<View, Effect>> = {}) =>
  board.show(view, view.turn === null || view.end ? [] : legal(view), more)
const happened = (view: View, ...effects: Effect[]): TugEvent => ({
  n: 2,
  seat: 0,
  token: '',
  state: { ply: 1, node: 'decision' },
  view,
  effects,
})
const used = (rolled: number, beside: number): Effect => ({
  kind: 'used',
  seat: 0,
  rolled,
  beside,
  act: 'elim',
})

const hint = () => root.querySelector('.hint')!.textContent
const figures = (group: string) => root.querySelectorAll(`.figure.${group}`).length

it('the lowest dice are chosen to begin with, so that one click acts', () => {
  show(position({ dice: [6, 1, 4], sides: [side([5, 2, 4], 11), side([3, 3, 6], 10, 2)], open: [5, 2, 4] }))
  expect(hint()).toBe('1 beside 2: what shall it do?')
  click('plaque-2')
  expect(played).toEqual(['1/2:weaken'])
})

it('other dice than the lowest are chosen by a click each, in any order', () => {
  show(position())
  click('tray-1')
  expect(label('tray-1')).toBe('Rolled 4, chosen')
  expect(hint()).toBe('4 beside 2: what shall it do?')
  click('spot-0-2')
  expect(hint()).toBe('4 beside 5: what shall it do?')
  click('tray-2')
  expect(hint()).toBe('6 beside 5: what shall it do?')
  click('plaque-0')
  expect(played).toEqual(['6/5:elim'])
})

it('a rolled die, one of the column and an act are played by three clicks', () => {
  show(position())
  press('Escape')
  expect(hint()).toBe('Choose a die that you have rolled.')
  click('tray-1')
  expect(label('tray-1')).toBe('Rolled 4, chosen')
  expect(states('target')).toEqual(['spot-0-0', 'spot-0-1', 'spot-0-2'])
  click('spot-0-0')
  expect(hint()).toBe('4 beside 2: what shall it do?')
  expect(states('target')).toEqual(['plaque-0', 'plaque-1', 'plaque-2', 'plaque-3'])
  expect(label('plaque-3')).toBe('Swap, 3 more')
  expect(played).toEqual([])
  click('plaque-3')
  expect(played).toEqual(['4/2:swap'])
})

it('the die of the column may be chosen first', () => {
  show(position())
  press('Escape')
  click('spot-0-2')
  expect(hint()).toBe('Which die shall go beside the 5?')
  click('tray-2')
  click('plaque-0')
  expect(played).toEqual(['6/5:elim'])
})

it('an act that is not possible cannot be pressed', () => {
  show(position())
  click('tray-0')
  click('spot-0-1')
  expect(label('plaque-0')).toBe('Eliminate, needs 4 or more, not possible')
  click('plaque-0')
  expect(played).toEqual([])
})

it('dice of the other side and used ones cannot be chosen', () => {
  show(position({ dice: [1, 4], open: [2, 4] }))
  expect(label('spot-0-2')).toBe('Plockton’s 5, used')
  expect(label('tray-2')).toBe('No die here')
  press('Escape')
  for (const id of ['spot-1-0', 'spot-0-2', 'tray-2', 'team-0']) click(id)
  expect(root.querySelectorAll('[aria-selected="true"]')).toHaveLength(0)
})

it('a die is rolled again, or all are kept', () => {
  const rolling = position({
    stage: 'reroll',
    rerolls: 1,
    open: [],
    sides: [side([2, 4, 6], 9), side([1, 1, 1], 3)],
  })
  show(rolling)
  expect(states('movable')).toEqual(['tray-0', 'tray-1', 'tray-2'])
  // The least is likely to be rolled again.
  expect(states('target')).toEqual(['plaque-0', 'plaque-1'])
  click('plaque-0')
  show({ ...rolling })
  click('plaque-1')
  expect(played).toEqual(['reroll:1', 'stand'])
})

it('berserk is a choice of who goes', () => {
  const view = position({ dice: [3, 3, 3] })
  show(view, { actions: [...legal(view), 'berserk:2', 'berserk:3'] })
  expect(root.querySelectorAll('[aria-selected="true"]')).toHaveLength(0)
  expect(label('plaque-1')).toBe('3 standing and 1 down go')
  click('plaque-1')
  expect(played).toEqual(['berserk:3'])
})

it('Enter leads from die to column to act and on to the next die', () => {
  show(position())
  press('Escape')
  cell('tray-0').focus()
  press('ArrowDown', 'ArrowDown')
  expect(document.activeElement).toBe(cell('tray-2'))
  press('Enter')
  expect(document.activeElement).toBe(cell('spot-0-0'))
  press('ArrowDown', 'ArrowDown', 'Enter')
  expect(document.activeElement).toBe(cell('plaque-0'))
  press('ArrowRight', 'ArrowRight', ' ')
  expect(played).toEqual(['6/5:weaken'])
  expect(document.activeElement).toBe(cell('tray-0'))
})

it('the arrow keys reach every part of the board', () => {
  show(position())
  const all = [...root.querySelectorAll<SVGElement>('[data-cell]')].map((each) => each.dataset.cell!)
  expect(board.reached('tray-0')).toEqual(all.sort())
})

it('a die is dragged to one of the column', async () => {
  show(position())
  const drop = (over: string) =>
    board.drag('tray-1', over, () =>
      expect(root.querySelector<SVGElement>('.lying.held')!.style.transform).toContain(
        'translate(90.0px,110.0px)',
      ),
    )
  await drop('spot-0-1')
  expect(hint()).toBe('4 beside 4: what shall it do?')
  await drop('spot-1-1')
  expect(hint()).toBe('Put the 4 beside a die of your column.')
  expect(played).toEqual([])
})

it('everybody is to be seen: standing, lying and waiting, and the counts in words', () => {
  show(position())
  expect(figures('standing')).toBe(21)
  expect(figures('weakened')).toBe(2)
  expect(figures('reserve')).toBe(13)
  expect(label('team-0')).toBe('Plockton: 11 standing, 0 weakened, 7 in reserve')
  expect(label('team-1')).toBe('Broadford: 10 standing, 2 weakened, 6 in reserve')
  expect(root.querySelector('.numbers')!.textContent).toContain('10 standing · 2 down6 waiting')
})

it('the rope is where the stronger side has pulled it', () => {
  const rope = () =>
    Number(
      /translate\((-?[\d.]+)px/.exec(
        root.querySelector<SVGElement>('[data-glides=rope]')!.style.transform,
      )![1],
    )
  show(position({ sides: [side([2, 4, 5], 11), side([3, 3, 6], 11)] }))
  const even = rope()
  show(position({ sides: [side([2, 4, 5], 11), side([3, 3, 6], 3)] }))
  expect(rope()).toBeLessThan(even)
})

it('dice that were used lie beside the column with what they did, until the next roll', () => {
  show(position())
  const after = position({ dice: [1, 4], open: [2, 4] })
  show(after, { event: happened(after, used(6, 5)) })
  expect(label('spot-0-2')).toBe('Plockton’s 5, used with 6')
  expect(root.querySelectorAll('.lying.used')).toHaveLength(2)
  expect(root.querySelectorAll('.done')).toHaveLength(1)
  const next = position({ turn: 1, open: [3, 3, 6] })
  show(next, { event: happened(next, { kind: 'rolled', seat: 1, dice: [1, 4, 6], rerolls: 1 }) })
  expect(root.querySelectorAll('.done')).toHaveLength(0)
})

it('the die that was clicked is the one that is used, of two that show the same', () => {
  show(position({ dice: [4, 4, 6] }))
  click('tray-1')
  click('spot-0-0')
  click('plaque-0')
  const after = position({ dice: [4, 6], open: [4, 5] })
  show(after, { event: happened(after, used(4, 2)) })
  expect(label('tray-0')).toBe('Rolled 4, chosen')
  expect(label('tray-1')).toBe('No die here')
})

it('what was chosen stays in sight until the answer comes', () => {
  const view = position()
  show(view)
  click('tray-1')
  click('spot-0-0')
  click('plaque-3')
  show(view, { actions: [] })
  expect(label('tray-1')).toBe('Rolled 4, chosen')
  click('plaque-3')
  expect(played).toHaveLength(1)
})

it('matches that were won fly a pennant', () => {
  show(position({ match: 2, first_match: 1 }))
  expect(root.querySelectorAll('.pennant.broadford')).toHaveLength(1)
  expect(label('team-1')).toMatch(/, one match won$/)
  show(position({ match: 2, first_match: 1, turn: null, stage: 'over', end: { winner: 1, why: 'match' } }))
  expect(root.querySelectorAll('.pennant.broadford')).toHaveLength(2)
  expect(root.querySelectorAll('.pennant.plockton')).toHaveLength(0)
})

it('nothing can be chosen where there are no actions', () => {
  show(position(), { actions: [] })
  for (const id of ['tray-0', 'spot-0-0', 'plaque-3']) click(id)
  expect(played).toEqual([])
  expect(states('movable')).toEqual([])
  expect(root.querySelectorAll('[aria-selected="true"]')).toHaveLength(0)
})

it('what is advised is marked: an arrow from die to die, and rings around what else is pressed', () => {
  const advise = (view: View, token: string, seat: Seat = 0) =>
    show(view, { advice: { ...happened(view), token, seat } })
  const arrows = () => root.querySelectorAll('.trail.advised path.line').length
  advise(position(), '4/2:elim')
  expect([arrows(), board.advised()]).toEqual([1, ['plaque-0']])
  const rolled = position({ stage: 'reroll', rerolls: 1, open: [] })
  advise(rolled, 'reroll:4')
  expect([arrows(), board.advised()]).toEqual([0, ['tray-1']])
  advise(rolled, 'stand')
  expect(board.advised()).toEqual(['plaque-1'])
  const equal = position({ dice: [4, 4, 4] })
  board.show(equal, ['berserk:2', 'berserk:3', 'berserk:4'], {
    advice: { ...happened(equal), token: 'berserk:3' },
  })
  expect(board.advised()).toEqual(['plaque-1'])
  board.show(equal, [], { advice: { ...happened(equal), token: 'berserk:3' } })
  expect(board.advised()).toEqual(['tray-0', 'tray-1', 'tray-2'])
  show(position())
  expect([arrows(), board.advised()]).toEqual([0, []])
})
