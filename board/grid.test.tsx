// The grid of a board under the hand, on a board of no game: pressing, keys, dragging, and what was sent.
import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'
import { boardOf, root } from '../tests/page/board'
import { along } from './choice'
import type { BoardProps, GamePart } from './game'
import { Grid, type Row } from './grid'
import { useChoice } from './use_choice'

interface View {
  /** The middles of the cells, row by row. */
  rows: [number, number][][]
  /** Whether there is a question beside the board. */
  asks?: boolean
  /** What is picked to begin with. */
  begins?: string[]
}

/** Cells of 40 × 40, by their row and place such as "1-0"; a token is its parts, such as "0-0>1-1". */
function Board({ view, actions, onAct }: BoardProps<View>) {
  const paths = actions.map((token) => ({ token, parts: token.split('>') }))
  const choice = useChoice({ view, actions, steps: along(paths), onAct, begins: view.begins })
  const rows: Row[] = view.rows.map((row, i) => ({
    cells: row.map(([x, y], j) => ({
      ...{ id: `${i}-${j}`, label: `${i}-${j}` },
      box: { x: x - 20, y: y - 20, width: 40, height: 40 },
    })),
  }))
  const { held, sent, last } = choice
  const isSent = sent ? `${sent.token} ${sent.dropped}` : ''
  return (
    <div>
      <svg>
        <Grid label="A board" rows={rows} choice={choice} far={25} leads={(_, to) => to.id.startsWith('2')} />
      </svg>
      <output>
        {[choice.picked.join(), held ? `${held.part} ${held.at.x} ${held.at.y}` : '', isSent].join('|')}
      </output>
      <p>{last?.token}</p>
      {view.asks && <button onClick={() => choice.press('2-0')}>Go</button>}
    </div>
  )
}

const board = boardOf({ Board } as unknown as GamePart<View>)
const { played, show, cell, click, press, pointer, states } = board

const view: View = {
  rows: [
    [
      [50, 50],
      [150, 50],
      [250, 50],
    ],
    [
      [100, 120],
      [200, 120],
    ],
    [[150, 200]],
  ],
}
const actions = ['0-0>1-0>2-0', '0-0>1-1>2-0', '0-1>1-0', '1-1']
const seen = () => root.querySelector('output')!.textContent.split('|')
const picked = () => seen()[0]
const focused = () => (document.activeElement as SVGElement).dataset.cell

test('is a grid of rows of cells, of which one is in the order of the Tab key', () => {
  show(view, actions)
  expect(root.querySelectorAll('[role=grid] > [role=row] > [role=gridcell]')).toHaveLength(6)
  expect(root.querySelector('[role=grid]')!.getAttribute('aria-label')).toBe('A board')
  expect(root.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

test('a choice is made part after part, and played when it is complete', () => {
  show(view, actions)
  expect([states('movable'), states('target')]).toEqual([['0-0', '0-1'], ['1-1']])
  click('0-0')
  expect(states('target')).toEqual(['1-0', '1-1'])
  expect(cell('0-0').getAttribute('aria-selected')).toBe('true')
  click('1-0')
  expect(states('target')).toEqual(['2-0'])
  click('2-0')
  expect(played).toEqual(['0-0>1-0>2-0'])
})

test('a part is let go by a second press, all by a press elsewhere', () => {
  show(view, actions)
  click('0-0')
  click('1-0')
  click('1-0')
  expect(picked()).toBe('0-0')
  click('0-2')
  expect(picked()).toBe('')
})

test('what is likely is picked to begin with, and gives way to any other press', () => {
  const likely = { ...view, begins: ['0-0', '1-0'] }
  show(likely, actions)
  expect(picked()).toBe('0-0,1-0')
  click('1-1')
  expect(picked()).toBe('0-0,1-1')
  show({ ...likely }, actions)
  // Who presses what is picked already wants it, and lets it go by a second press.
  click('0-0')
  expect(picked()).toBe('0-0,1-0')
  click('1-0')
  expect(picked()).toBe('0-0,1-0')
  click('1-0')
  expect(picked()).toBe('0-0')
  click('0-0')
  expect(picked()).toBe('')
  show({ ...likely }, actions)
  press('Escape')
  expect(picked()).toBe('')
  show({ ...likely }, ['0-1>1-0'])
  expect(picked()).toBe('0-1')
})

test('Backspace goes one step back and Escape all, and the focus goes to what was let go', () => {
  show(view, actions)
  click('0-0')
  click('1-1')
  act(() => cell('2-0').focus())
  press('Backspace')
  expect([picked(), focused()]).toEqual(['0-0', '1-1'])
  click('1-1')
  press('Escape')
  expect([picked(), focused()]).toEqual(['', '0-0'])
  expect(played).toEqual([])
})

test('Enter and the space bar press; the focus is led on where that is asked for', () => {
  show(view, actions)
  act(() => cell('0-0').focus())
  press('Enter')
  expect([picked(), focused()]).toEqual(['0-0', '0-0'])
  act(() => cell('1-1').focus())
  press(' ')
  expect([picked(), focused()]).toEqual(['0-0,1-1', '2-0'])
  press('Enter')
  expect(played).toEqual(['0-0>1-1>2-0'])
})

test('Home and End go to the ends of a row, with Ctrl to those of the board', () => {
  show(view, actions)
  act(() => cell('0-1').focus())
  const key = (name: string, ctrlKey = false) => {
    const event = new KeyboardEvent('keydown', { key: name, ctrlKey, bubbles: true, cancelable: true })
    act(() => void document.activeElement!.dispatchEvent(event))
    return focused()
  }
  expect([key('End'), key('Home'), key('End', true), key('Home', true)]).toEqual(['0-2', '0-0', '2-0', '0-0'])
})

test('the arrow keys lead from any cell to any other, whatever the rows are', () => {
  let state = 7
  const below = (n: number) => (state = (state * 48271) % 0x7fffffff) % n
  for (let i = 0; i < 12; ++i) {
    const rows = Array.from({ length: 1 + below(5) }, (_, row) => {
      let x = below(300)
      return Array.from({ length: 1 + below(6) }, (): [number, number] => [
        (x += 45 + below(40)),
        row * 80 + below(12),
      ])
    })
    show({ rows }, [])
    expect(board.reached('0-0')).toHaveLength(rows.flat().length)
  }
})

test('what was sent is known until the answer comes, or the actions come back', () => {
  show(view, actions)
  click('1-1')
  expect(seen()[2]).toBe('1-1 false')
  show(view, [])
  expect(seen()[2]).toBe('1-1 false')
  show(view, [...actions])
  expect(seen()[2]).toBe('')
  show({ ...view }, [])
  expect([seen()[2], root.querySelector('p')!.textContent]).toEqual(['', '1-1'])
})

test('a choice is nothing in another position', () => {
  show(view, actions)
  click('0-0')
  show({ ...view }, actions)
  expect(picked()).toBe('')
})

test('the focus of a button that goes comes to the board', () => {
  show({ ...view, asks: true }, ['2-0'])
  root.querySelector('button')!.focus()
  // With nothing drawn between the press and that it goes.
  show(view, [])
  expect(focused()).toBe('0-0')
})

describe('dragging', () => {
  const drag = async (from: string, over: string, end = 'pointerup') => {
    let held = ''
    await board.drag(from, over, () => void (held = seen()[1]!), end)
    return held
  }

  test('takes a part in hand and puts it down on the next', async () => {
    show(view, actions)
    expect(await drag('0-1', '1-0')).toBe('0-1 90 110')
    expect(played).toEqual(['0-1>1-0'])
    expect(seen()).toEqual(['', '', '0-1>1-0 true'])
  })
  test('goes on to what is still to be chosen', async () => {
    show(view, actions)
    await drag('0-0', '1-1')
    expect([picked(), played]).toEqual(['0-0,1-1', []])
  })
  test('comes to nothing elsewhere, or where the pointer is taken away', async () => {
    show(view, actions)
    await drag('0-1', '0-2')
    expect([picked(), played]).toEqual(['0-1', []])
    await drag('0-1', '1-0', 'pointercancel')
    expect([picked(), played]).toEqual(['0-1', []])
  })
  test('comes to nothing in another position', async () => {
    show(view, actions)
    pointer('pointerdown', cell('0-1'), 50, 50)
    root.querySelector('svg')!.getScreenCTM = () => new DOMMatrix()
    pointer('pointermove', window, 90, 110)
    show({ ...view }, actions)
    document.elementFromPoint = () => cell('1-0')
    pointer('pointerup', window, 100, 120)
    await new Promise((resolve) => setTimeout(resolve))
    expect([seen()[1], played]).toEqual(['', []])
  })
})
