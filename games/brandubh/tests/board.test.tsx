// Brandubh's board under the hand: clicks, drags, keys, and what it shows.
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ahead } from '../page/ahead'
import part from '../page/board'
import type { BrandubhEvent } from '../page/position'
import type { Effect, View } from '../page/schema'

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

let root: HTMLElement
let onAct: ReturnType<typeof vi.fn<(token: string) => void>>

interface Shown {
  view?: View
  before?: View | null
  event?: BrandubhEvent | null
  actions?: string[]
  trail?: BrandubhEvent[]
  ahead?: string | null
  onAhead?: (choice: string | null) => void
  animate?: boolean
}
const show = (props: Shown = {}) =>
  act(() =>
    render(
      <part.Board
        view={start}
        before={null}
        event={null}
        actions={actions}
        seat={0}
        trail={[]}
        onAct={onAct}
        animate={true}
        {...props}
      />,
      root,
    ),
  )

beforeEach(() => {
  root = document.createElement('div')
  document.body.append(root)
  onAct = vi.fn()
  // A board that fills 828 × 828 pixels: one a board unit.
  SVGSVGElement.prototype.getScreenCTM = () => new DOMMatrix([1, 0, 0, 1, 64, 64])
})
afterEach(async () => {
  render(null, root)
  root.remove()
  await new Promise((resolve) => setTimeout(resolve)) // the click after a drag is none
})

const square = (name: string) => root.querySelector<SVGElement>(`[data-cell=${name}]`)!
const label = (name: string) => square(name).getAttribute('aria-label')
const centre = (name: string) => ({
  clientX: 64 + (name.charCodeAt(0) - 97) * 100 + 50,
  clientY: 64 + (55 - name.charCodeAt(1)) * 100 + 50,
})
const pointer = (type: string, at: string) => {
  document.elementFromPoint = () => square(at)
  const init = { bubbles: true, button: 0, isPrimary: true, pointerId: 1, ...centre(at) }
  act(() => void square(at).dispatchEvent(new PointerEvent(type, init)))
}
const click = (at: string) => {
  pointer('pointerdown', at)
  pointer('pointerup', at)
  act(() => void square(at).dispatchEvent(new MouseEvent('click', { bubbles: true })))
}
const key = (name: string) =>
  act(() => {
    const target = root.querySelector('[tabindex="0"]')!
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
  })
const targets = () =>
  [...root.querySelectorAll<SVGElement>('.cell.target')].map((cell) => cell.dataset.cell).sort()
const pieces = () => [...root.querySelectorAll<SVGElement>('.piece:not(.gone)')]
const played = () => onAct.mock.calls.map(([token]) => token)
const standing = (name: string) => {
  const { clientX, clientY } = centre(name)
  return pieces().find(({ style }) => style.transform === `translate(${clientX - 64}px, ${clientY - 64}px)`)
}

test('every square is a cell of a grid with rows, labelled with what stands there', () => {
  show()
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
  show()
  expect(pieces()).toHaveLength(13)
  for (const name of [...start.attackers, ...start.defenders, 'd4']) expect(standing(name)).toBeDefined()
  expect(standing('d4')!.querySelector('.king')).not.toBeNull()
})

test('a click chooses a piece and shows where it can go; a second one plays', () => {
  show()
  click('d2')
  expect(targets()).toEqual(['a2', 'b2', 'c2', 'e2'])
  expect(label('d2')).toBe('d2, attacker, chosen')
  expect(label('b2')).toBe('b2, can be reached')
  expect(square('d2').getAttribute('aria-selected')).toBe('true')
  click('b2')
  expect(played()).toEqual(['d2-b2'])
})

test('a click on the chosen piece, on another or on nothing lets it go', () => {
  show()
  click('d2')
  click('d2')
  expect(targets()).toEqual([])
  click('d2')
  click('d1')
  expect(targets()).toEqual(['c1'])
  click('g7')
  expect(targets()).toEqual([])
  expect(onAct).not.toHaveBeenCalled()
})

test('what may not move cannot be chosen', () => {
  show()
  click('d3')
  click('a4')
  expect(targets()).toEqual([])
})

test('a piece is dragged: it follows the pointer and is played where it is dropped', () => {
  show()
  pointer('pointerdown', 'd2')
  pointer('pointermove', 'c2')
  expect(standing('c2')!.classList.contains('held')).toBe(true)
  pointer('pointermove', 'b2')
  pointer('pointerup', 'b2')
  expect(played()).toEqual(['d2-b2'])
})

test('a piece that is dropped where it may not go returns', () => {
  show()
  pointer('pointerdown', 'd2')
  pointer('pointermove', 'g6')
  pointer('pointerup', 'g6')
  expect(onAct).not.toHaveBeenCalled()
  expect(standing('d2')).toBeDefined()
})

test('a pointer that the system takes away plays nothing', () => {
  show()
  pointer('pointerdown', 'd2')
  pointer('pointermove', 'b2')
  pointer('pointercancel', 'b2')
  pointer('pointerup', 'b2')
  expect(onAct).not.toHaveBeenCalled()
})

test('arrow keys walk over the board, Enter chooses and plays, Escape lets go', () => {
  show()
  key('ArrowDown')
  key('ArrowDown')
  expect(document.activeElement).toBe(square('d2'))
  key('Enter')
  expect(targets()).toContain('b2')
  key('Escape')
  expect(targets()).toEqual([])
  key(' ')
  key('ArrowLeft')
  key('ArrowLeft')
  key('Enter')
  expect(played()).toEqual(['d2-b2'])
})

test('the keys stop at the edge, and one square alone is in the tab order', () => {
  show()
  for (let i = 0; i < 9; ++i) key('ArrowLeft')
  expect(document.activeElement).toBe(square('a4'))
  expect(root.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

test('a piece stays where it was played until the answer comes', () => {
  show()
  click('d2')
  click('b2')
  show({ actions: [] })
  expect(standing('b2')).toBeDefined()
})

test('a move that was refused brings the piece back', () => {
  show()
  click('d2')
  click('b2')
  show({ actions: [] })
  show({ actions: [...actions] })
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

test('the piece that moves is the same one before and after, so that it is seen to move', () => {
  show()
  const piece = standing('d2')
  show({ view: moved, before: start, event: event(moved, move), actions: [] })
  expect(standing('e2')).toBe(piece)
})

test('what the other side has done is marked with an arrow, and with a cross where a piece was captured', () => {
  show()
  expect(root.querySelector('.trail .line')).toBeNull()
  const taken: Effect = { kind: 'captured', piece: 'defender', at: 'd3' }
  show({ view: moved, trail: [event(moved, move, taken)] })
  const [arrow, cross] = [...root.querySelectorAll('.trail-0 .line')].map((each) => each.getAttribute('d')!)
  expect(arrow).toMatch(/^M350\.0 550\.0L416\.0 550\.0/)
  expect(cross).toMatch(/^M331\.8 431\.8/)
})

test('captured pieces fade where they stood', () => {
  show()
  const taken: View = { ...moved, defenders: ['c4', 'e4', 'd5'] }
  show({
    view: taken,
    before: start,
    event: event(taken, move, { kind: 'captured', piece: 'defender', at: 'd3' }),
    actions: [],
  })
  const gone = root.querySelectorAll<SVGElement>('.gone')
  expect(gone).toHaveLength(1)
  expect(gone[0]!.style.transform).toBe('translate(350px, 450px)')
  expect(pieces()).toHaveLength(12)
})

test('nothing can be chosen where there are no actions, as in the past', () => {
  show({ actions: [] })
  click('d2')
  key('Enter')
  expect(targets()).toEqual([])
})

test('movement is shown only where it is asked for', () => {
  show({ animate: false })
  expect(root.querySelector('svg')!.classList.contains('animate')).toBe(false)
})

test('three spirals lie under the pieces where a position has stood three times, and at no other end', () => {
  const ended = (why: 'repetition' | 'ply_limit') =>
    show({ view: { ...start, turn: null, stood: 3, end: { winner: null, why } }, actions: [] })
  ended('repetition')
  const spirals = root.querySelector('image.kindles')!
  expect(spirals.compareDocumentPosition(root.querySelector('.piece')!)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  ended('ply_limit')
  expect(root.querySelector('image.kindles')).toBeNull()
})

test('while the other side thinks, a move is chosen that may become possible, shown on its squares, and let go again', () => {
  const onAhead = vi.fn<(choice: string | null) => void>()
  const waiting = { view: { ...start, turn: 1 as const }, actions: [], onAhead }
  show(waiting)
  expect(root.querySelectorAll('.cell.movable')).toHaveLength(0)
  expect(label('d2')).toBe('d2, attacker, can be moved ahead')
  expect(label('d3')).toBe('d3, defender')
  click('d2')
  // Past what stands in its way, along its lines, and nowhere else.
  expect(root.querySelectorAll('.aim')).toHaveLength(12)
  click('d5')
  expect(onAhead).toHaveBeenLastCalledWith('d2-d5')
  expect(standing('d2')).toBeDefined()
  show({ ...waiting, ahead: 'd2-d5' })
  expect([label('d2'), label('d5')]).toEqual(['d2, attacker, chosen', 'd5, defender, chosen'])
  click('d2')
  click('d5')
  expect(onAhead).toHaveBeenLastCalledWith(null)
  expect(played()).toEqual([])
})

test('what was chosen ahead is played if it is legal then, and only once', () => {
  const { after, action } = ahead
  const event = { n: 1, seat: 1, token: 'd3-e3' } as BrandubhEvent
  expect(after('d2-b2', event, 0)).toBe('d2-b2')
  expect(after('d2-b2', { ...event, seat: 0 }, 0)).toBeNull()
  expect(action('d2-b2', start, actions)).toBe('d2-b2')
  expect(action('d2-d5', start, actions)).toBeNull()
})
