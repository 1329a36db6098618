// Brandubh's board under the hand: clicks, drags, and what it shows. board/grid.test.tsx tests keys, and how a choice is let go.
import { expect, test, vi } from 'vitest'
import { boardOf, root } from '@nemeton/tests/board'
import { ahead } from '../page/ahead'
import part from '../page/board'
import type { BrandubhEvent } from '../page/position'
import type { Effect, View } from '../page/schema'

const { played, show, cell, click, drag, label, states } = boardOf(part)

const start: View = {
  rules: 'basic',
  attackers: ['d1', 'd2', 'a4', 'b4', 'f4', 'g4', 'd6', 'd7'],
  defenders: ['d3', 'c4', 'e4', 'd5'],
  king: 'd4',
  turn: 0,
  stood: 1,
  end: null,
}
const actions = ['d2-a2', 'd2-b2', 'd2-c2', 'd2-e2', 'd1-c1']

const targets = () => states('target').sort()
const pieces = () => [...root.querySelectorAll<SVGElement>('.piece:not(.gone)')]
const standing = (name: string) => {
  const [x, y] = [(name.charCodeAt(0) - 97) * 100 + 50, (55 - name.charCodeAt(1)) * 100 + 50]
  return pieces().find(({ style }) => style.transform === `translate(${x}px, ${y}px)`)
}

test('every square is a cell of a grid with rows, labelled with its piece', () => {
  show(start, actions)
  expect(root.querySelector('[role=grid]')!.getAttribute('aria-label')).toBe('Brandubh board')
  expect(root.querySelectorAll('[role=row]')).toHaveLength(7)
  expect(root.querySelectorAll('[role=row] > [role=gridcell]')).toHaveLength(49)
  expect(label('d4')).toBe('d4, king, throne')
  expect(label('a1')).toBe('a1, corner')
  expect(label('d2')).toBe('d2, attacker, can move')
  expect(label('d3')).toBe('d3, defender')
  expect(label('e5')).toBe('e5')
})

test('every piece of the view is on its square', () => {
  show(start, actions)
  expect(pieces()).toHaveLength(13)
  for (const name of [...start.attackers, ...start.defenders, 'd4']) expect(standing(name)).toBeDefined()
  expect(standing('d4')!.querySelector('.king')).not.toBeNull()
})

test('a click chooses a piece and shows where it can go; a second one plays', () => {
  show(start, actions)
  click('d2')
  expect(targets()).toEqual(['a2', 'b2', 'c2', 'e2'])
  expect(label('d2')).toBe('d2, attacker, chosen')
  expect(label('b2')).toBe('b2, can be reached')
  expect(cell('d2').getAttribute('aria-selected')).toBe('true')
  click('b2')
  expect(played).toEqual(['d2-b2'])
})

test('a piece that is dragged follows the pointer, is played on its target, and returns from any other square', async () => {
  show(start, actions)
  await drag('d2', 'g6', () =>
    expect(root.querySelector<SVGElement>('.piece.held')!.style.transform).toBe('translate(90px, 110px)'),
  )
  expect(played).toEqual([])
  expect(standing('d2')).toBeDefined()
  await drag('d2', 'b2')
  expect(played).toEqual(['d2-b2'])
})

test('a piece stays on its target until the answer comes, and returns if the move is refused', () => {
  show(start, actions)
  click('d2')
  click('b2')
  show(start, [])
  expect(standing('b2')).toBeDefined()
  show(start, [...actions])
  expect(standing('d2')).toBeDefined()
})

const moved: View = { ...start, attackers: ['d1', 'e2', 'a4', 'b4', 'f4', 'g4', 'd6', 'd7'], turn: 1 }
const move: Effect = { kind: 'moved', piece: 'attacker', from: 'd2', to: 'e2' }
const event = (view: View, ...effects: Effect[]): BrandubhEvent => ({
  n: 1,
  seat: 0,
  token: 'd2-e2',
  state: { ply: 1, node: 'decision', to_act: [1] },
  view,
  effects,
})

test('a piece that moves is the same one before and after, so that it is seen to move', () => {
  show(start, actions, { animate: true })
  const piece = standing('d2')
  show(moved, [], { before: start, event: event(moved, move), animate: true })
  expect(standing('e2')).toBe(piece)
})

test('an arrow marks the last move of the other side, and a cross each piece that it captured', () => {
  show(start, actions)
  expect(root.querySelector('.trail .line')).toBeNull()
  const taken: Effect = { kind: 'captured', piece: 'defender', at: 'd3' }
  show(moved, actions, { trail: [event(moved, move, taken)] })
  const [arrow, cross] = [...root.querySelectorAll('.trail-0 .line')].map((each) => each.getAttribute('d')!)
  expect(arrow).toMatch(/^M350\.0 550\.0L416\.0 550\.0/)
  expect(cross).toMatch(/^M331\.8 431\.8/)
})

test('captured pieces fade where they stood', () => {
  show(start, actions, { animate: true })
  const taken: View = { ...moved, defenders: ['c4', 'e4', 'd5'] }
  const capture = event(taken, move, { kind: 'captured', piece: 'defender', at: 'd3' })
  show(taken, [], { before: start, event: capture, animate: true })
  const gone = root.querySelectorAll<SVGElement>('.gone')
  expect(gone).toHaveLength(1)
  expect(gone[0]!.style.transform).toBe('translate(350px, 450px)')
  expect(pieces()).toHaveLength(12)
})

test('movement is shown only on request', () => {
  show(start, actions)
  expect(root.querySelector('svg')!.classList.contains('animate')).toBe(false)
})

test('three spirals lie under the pieces when a position has stood three times, and at no other end', () => {
  const ended = (why: 'repetition' | 'ply_limit') =>
    show({ ...start, turn: null, stood: 3, end: { winner: null, why } })
  ended('repetition')
  const spirals = root.querySelector('image.kindles')!
  expect(spirals.compareDocumentPosition(root.querySelector('.piece')!)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  ended('ply_limit')
  expect(root.querySelector('image.kindles')).toBeNull()
})

test('while the other side thinks, a move that may become possible is chosen, shown on its squares, and let go', () => {
  const onAhead = vi.fn<(choice: string | null) => void>()
  const waiting = { ...start, turn: 1 as const }
  show(waiting, [], { onAhead })
  expect(states('movable')).toEqual([])
  expect(label('d2')).toBe('d2, attacker, can be moved ahead')
  expect(label('d3')).toBe('d3, defender')
  click('d2')
  // Past the pieces in its way, along its lines, and nowhere else.
  expect(root.querySelectorAll('.aim')).toHaveLength(12)
  click('d5')
  expect(onAhead).toHaveBeenLastCalledWith('d2-d5')
  expect(standing('d2')).toBeDefined()
  show(waiting, [], { onAhead, ahead: 'd2-d5' })
  expect([label('d2'), label('d5')]).toEqual(['d2, attacker, chosen', 'd5, defender, chosen'])
  click('d2')
  click('d5')
  expect(onAhead).toHaveBeenLastCalledWith(null)
  expect(played).toEqual([])
})

test('a move chosen ahead is played if it is legal then, and only once', () => {
  const { after, action } = ahead
  const event = { n: 1, seat: 1, token: 'd3-e3' } as BrandubhEvent
  expect(after('d2-b2', event, 0)).toBe('d2-b2')
  expect(after('d2-b2', { ...event, seat: 0 }, 0)).toBeNull()
  expect(action('d2-b2', start, actions)).toBe('d2-b2')
  expect(action('d2-d5', start, actions)).toBeNull()
})
