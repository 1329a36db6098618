// The parts of a board that a hand, a key or a screen reader can go to: rows of cells over what is drawn, one of them with the focus.
import type { SVGAttributes } from 'preact'
import type { Box } from './walk'

export interface Cell {
  /** The part's kind and place, such as "card-9H". */
  id: string
  box: Box
  /** What it is and what can be done with it, read aloud. */
  label: string
  /** `movable`: can be chosen; `target`: what is chosen can go there, or what settles it. */
  state: '' | 'movable' | 'target'
  chosen: boolean
}

export interface Row<Part extends Cell = Cell> {
  label: string
  cells: Part[]
}

interface CellsProps<Part extends Cell> {
  /** The board's name. */
  label: string
  rows: Row<Part>[]
  focused: Part | undefined
  onFocus(id: string): void
  onPress(cell: Part, event: MouseEvent): void
  /** What a cell has besides: another box, the beginning of a drag. */
  more?(cell: Part): SVGAttributes<SVGRectElement> | false
}

export const Cells = <Part extends Cell>({
  label,
  rows,
  focused,
  onFocus,
  onPress,
  more,
}: CellsProps<Part>) => (
  <g role="grid" aria-label={label}>
    {rows.map((row, i) => (
      <g role="row" key={i} aria-label={row.label}>
        {row.cells.map((cell) => (
          <rect
            key={cell.id}
            role="gridcell"
            data-cell={cell.id}
            class={`cell ${cell.state}`}
            {...cell.box}
            rx="8"
            tabindex={cell === focused ? 0 : -1}
            aria-selected={cell.chosen}
            aria-label={cell.label}
            onClick={(event) => {
              onFocus(cell.id)
              onPress(cell, event)
            }}
            onFocus={() => onFocus(cell.id)}
            {...(more?.(cell) || {})}
          />
        ))}
      </g>
    ))}
  </g>
)
