// The parts of a board that a hand, a key or a screen reader can go to: rows of cells over what is drawn, one of them with the
// focus. Cells are pressed, dragged and walked over with the arrow keys, and a choice is made of that.
import './grid.css'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Point } from './art/line'
import type { Part } from './choice'
import { dontScroll, startDrag } from './drag'
import type { Choice, State } from './use_choice'
import { arrows, neighbour, type Box } from './walk'

export interface Cell {
  /** The cell's kind and place, such as "card-9H". */
  id: string
  /** The part of a choice that it stands for; its id if left out. */
  part?: Part
  /** The part that is picked where something is put down on it; its own if left out. */
  onto?: Part
  box: Box
  /** The radius of its corners. */
  round?: number
  /** What it is and what can be done with it, read aloud. */
  label: string
  /** What is said of it in place of what the choice says. */
  state?: State
  chosen?: boolean
}

export interface Row {
  label?: string
  cells: Cell[]
  /** Whether arrow keys lead through its cells before they lead away. */
  apart?: boolean
}

interface GridProps {
  /** The board's name. */
  label: string
  rows: Row[]
  choice: Choice
  /** Cells whose middles are less far apart in height than this lie side by side, for the arrow keys. */
  far?: number
  /** Where an arrow key leads, on boards that have no rows. */
  walk?(from: Cell, key: string): string | null
  /** The cell with the focus before anybody has moved it; where something can be done, if left out. */
  start?: string
  /** Whether the choice stays as it is where a cell is pressed that cannot be chosen; else it is let go. */
  keeps?: boolean
  /** Whether a cell can be dragged; where left out, all that can be moved. */
  drags?(cell: Cell): boolean
  /** Whether a press by key on one cell leads on to another that is a target then. */
  leads?(from: Cell, to: Cell): boolean
}

const partOf = ({ id, part = id }: Cell) => part

/** The cells as the choice has them, the one with the focus among them. */
function readCells({ rows, choice, start }: GridProps, cursor: string) {
  const cells = rows.flatMap((row) => row.cells)
  const stateOf = (cell: Cell): State => cell.state ?? choice.stateOf(partOf(cell))
  const isChosen = (cell: Cell) => cell.chosen ?? choice.shown.includes(partOf(cell))
  /** Where a choice begins. */
  const movable = () =>
    [...choice.first.keys()]
      .map((part) => cells.find((cell) => partOf(cell) === part))
      .find((cell) => cell && stateOf(cell) === 'movable' && !isChosen(cell))
  const focused =
    cells.find(({ id }) => id === (cursor || start)) ??
    movable() ??
    cells.find(isChosen) ??
    cells.find((cell) => stateOf(cell) === 'target') ??
    cells[0]!
  return { cells, stateOf, isChosen, movable, focused }
}

/** Moves the focus on after a press by key, and back to the board if it is lost. Returns the ref that takes the cell a key has pressed. */
function useFocusMoves(
  grid: { current: SVGGElement | null },
  { cells, stateOf, isChosen, movable, focused }: ReturnType<typeof readCells>,
  leads: GridProps['leads'],
  focus: (cell: Cell) => void,
): { current: Cell | null } {
  const pressed = useRef<Cell | null>(null)
  /** What on the board or beside it had the focus last. */
  const had = useRef<Element | null>(null)
  useLayoutEffect(() => {
    // A key leads on to what the choice needs next, or to where the next one begins.
    const from = pressed.current
    pressed.current = null
    if (from && leads) {
      const targets = cells.filter((cell) => stateOf(cell) === 'target' && !isChosen(cell))
      const to = targets.find((cell) => leads(from, cell)) ?? (targets.length === 0 ? movable() : undefined)
      if (to && leads(from, to)) focus(to)
    }
    // The focus of what is there no more comes to the board.
    if (had.current?.isConnected === false && document.activeElement === document.body) focus(focused)
  })
  useLayoutEffect(() => {
    const board = grid.current!.ownerSVGElement!.parentElement!
    const note = ({ target }: FocusEvent) => (had.current = target as Element)
    board.addEventListener('focusin', note)
    return () => board.removeEventListener('focusin', note)
  }, [grid])
  return pressed
}

/** What the keys do on a grid. */
function keyHandler(
  { rows, choice, far = 0, walk }: GridProps,
  { cells, focused }: ReturnType<typeof readCells>,
  focus: (cell: Cell) => void,
  press: (cell: Cell, byKey: boolean) => void,
) {
  function go(key: string): void {
    const step = arrows[key]!
    const row = rows.find((row) => row.apart && row.cells.includes(focused))
    const to = walk
      ? cells.find(({ id }) => id === walk(focused, key))
      : ((row && neighbour(row.cells, focused, step, far)) ?? neighbour(cells, focused, step, far))
    if (to) focus(to)
  }
  return (e: KeyboardEvent) => {
    const row = e.ctrlKey ? cells : rows.find((row) => row.cells.includes(focused))!.cells
    if (e.key in arrows) go(e.key)
    else if (e.key === 'Home') focus(row[0]!)
    else if (e.key === 'End') focus(row.at(-1)!)
    else if (e.key === 'Enter' || e.key === ' ') press(focused, true)
    else if (e.key === 'Escape' || e.key === 'Backspace') {
      const [last] = choice.picked.slice(e.key === 'Escape' ? 0 : -1)
      const origin = cells.find((cell) => partOf(cell) === last)
      if (origin) focus(origin)
      if (e.key === 'Escape') choice.clear()
      else choice.back()
    } else return
    e.preventDefault()
    e.stopPropagation()
  }
}

/** What a hand that holds a cell does to the choice. */
const dragOf = (cell: Cell, cells: Cell[], choice: Choice) => ({
  move: (at: Point) => choice.move(partOf(cell), at),
  end: (over: Element | null) => {
    const id = over?.closest('[data-cell]')?.getAttribute('data-cell')
    const to = cells.find((each) => each.id === id)
    choice.drop(partOf(cell), to ? (to.onto ?? partOf(to)) : null)
  },
})

export function Grid(props: GridProps) {
  const { label, rows, choice, keeps, drags, leads } = props
  const grid = useRef<SVGGElement>(null)
  const [cursor, setCursor] = useState('')
  const read = readCells(props, cursor)
  const { cells, stateOf, isChosen, focused } = read
  const focus = ({ id }: Cell) => {
    setCursor(id)
    grid.current!.querySelector<SVGElement>(`[data-cell="${id}"]`)?.focus()
  }
  const pressed = useFocusMoves(grid, read, leads, focus)

  function press(cell: Cell, byKey: boolean): void {
    if (keeps && stateOf(cell) === '' && !isChosen(cell)) return
    pressed.current = byKey && !isChosen(cell) ? cell : null
    choice.press(partOf(cell))
  }
  const take = (down: PointerEvent, cell: Cell) =>
    startDrag(down, grid.current!.ownerSVGElement!, {
      start: () => setCursor(cell.id),
      ...dragOf(cell, cells, choice),
    })

  return (
    <g role="grid" aria-label={label} ref={grid} onKeyDown={keyHandler(props, read, focus, press)}>
      {rows.map((row, i) => (
        <g role="row" key={i} aria-label={row.label}>
          {row.cells.map((cell) => {
            const state = stateOf(cell)
            const may = drags ? drags(cell) : state === 'movable'
            const canDrag = may && choice.canTake(partOf(cell))
            return (
              <rect
                key={cell.id}
                role="gridcell"
                data-cell={cell.id}
                class={`cell ${state}`}
                {...cell.box}
                rx={cell.round ?? 8}
                tabindex={cell === focused ? 0 : -1}
                aria-selected={isChosen(cell)}
                aria-label={cell.label}
                onClick={() => {
                  setCursor(cell.id)
                  press(cell, false)
                }}
                onFocus={() => setCursor(cell.id)}
                onPointerDown={canDrag ? (e: PointerEvent) => take(e, cell) : undefined}
                onTouchMove={canDrag ? dontScroll : undefined}
              />
            )
          })}
        </g>
      ))}
    </g>
  )
}
