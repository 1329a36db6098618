// Arrows and crosses on a board.
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pointsOf } from './line'
import { Trail, type Taken, type Went } from './trail'

let root: SVGElement
beforeEach(() => {
  root = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
})
afterEach(() => {
  act(() => render(null, root))
  root.remove()
})

const draw = (went: Went[], taken: Taken[] = []) =>
  act(() => render(<Trail went={went} taken={taken} size={10} inset={30} />, root))
const lines = () => [...root.querySelectorAll('.line')].map((each) => each.getAttribute('d')!)
const numbers = (d: string) => d.match(/-?[\d.]+/g)!.map(Number)

test('an arrow goes from where something was to just before where it is', () => {
  draw([{ seat: 1, way: pointsOf('0,0 100,0') }])
  expect(numbers(lines()[0]!.split('M')[1]!)).toEqual([0, 0, 70, 0])
  expect(root.querySelector('.trail-1 .start')!.getAttribute('cx')).toBe('0')
})

test('it goes by the way that was gone, and ends on it', () => {
  draw([{ seat: 0, way: pointsOf('0,0 100,0 100,20') }])
  expect(numbers(lines()[0]!.split('M')[1]!)).toEqual([0, 0, 90, 0])
})

test('one that is shorter than that is drawn as it is, and one of a single point as that point', () => {
  draw([
    { seat: 0, way: pointsOf('0,0 20,0') },
    { seat: 0, way: pointsOf('50,0') },
  ])
  expect(numbers(lines()[0]!.split('M')[1]!)).toEqual([0, 0, 20, 0])
  expect(lines()[1]).toBe('')
  expect(root.querySelectorAll('.start')).toHaveLength(2)
})

test('what was taken has a cross in the colour of who took it', () => {
  draw([], [{ seat: 2, at: { x: 40, y: 40 } }])
  expect(root.querySelector('.trail-2 .line')!.getAttribute('d')).toContain('M14.0 14.0')
  expect(root.querySelector('.start')).toBeNull()
})
