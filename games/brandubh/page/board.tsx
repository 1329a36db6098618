// Brandubh on the page: the board that is clicked, dragged on and walked over with the arrow keys.
import './board.css'
import '@nemeton/board/drawing.css'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { JSX } from 'preact'
import { along } from '@nemeton/board/choice'
import type { BoardProps, GamePart, Seat } from '@nemeton/board/game'
import { Grid, type Row } from '@nemeton/board/grid'
import { Trail, type Taken, type Went } from '@nemeton/board/art/trail'
import { useChoice, type Choice } from '@nemeton/board/use_choice'
import { inset, type Box } from '@nemeton/board/walk'
import type { Point } from '@nemeton/board/art/line'
import { gameWords } from '@nemeton/board/words'
import { margin, side, Piece, Shades, Wood, PieceMark } from './art'
import {
  capturesOf,
  columnOf,
  corners,
  moveOf,
  movesAhead,
  placement,
  rowOf,
  squareAt,
  throne,
  track,
} from './position'
import type { BrandubhEvent, Tracked } from './position'
import type { Effect, View } from './schema'
import { startingDraw } from './starting_draw'
import { panel } from './panel'
import { sound } from './sound'
import { describe, ending, notation } from './narration'
import { summary } from './summary'
import thrice from './thrice.svg?no-inline'
import { say } from './words'

const { seats } = gameWords('brandubh')
const lines = [0, 1, 2, 3, 4, 5, 6]
const squares = lines.flatMap((row) => lines.map((column) => squareAt(column, row)))
const boxOf = (square: string): Box => ({
  ...{ x: columnOf(square) * 100, y: rowOf(square) * 100 },
  ...{ width: 100, height: 100 },
})
const middle = (square: string): Point => ({ x: boxOf(square).x + 50, y: boxOf(square).y + 50 })
const translation = ({ x, y }: Point) => `translate(${x}px, ${y}px)`

function Board(props: BoardProps<View, Effect>): JSX.Element {
  const { view, event, trail, advice, animate } = props
  const moves = useMoves(props)
  const { choice, waits, intended } = moves
  const [origin] = choice.picked
  // A move that was played here and whose event has not come yet: the piece is shown where it goes.
  const underway = waits ? undefined : choice.sent?.parts
  const fallen = view.end?.why === 'king_captured' && capturesOf(event?.effects ?? []).at(-1)
  return (
    <svg
      class={`drawing brandubh${animate || underway ? ' animate' : ''}${choice.held ? ' dragging' : ''}`}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
    >
      <Shades />
      <Wood />
      <g aria-hidden="true">
        {[...(origin ? [origin] : []), ...intended].map((square) => (
          <rect key={square} class="chosen" {...inset(boxOf(square), 3)} rx="5" />
        ))}
        {view.king && view.end?.winner === 1 && (
          <circle class="gleam kindles" cx={middle(view.king).x} cy={middle(view.king).y} r="66" />
        )}
        {view.end?.why === 'repetition' && <image class="kindles" href={thrice} width="700" height="700" />}
        <Trail {...trailOf(trail)} size={7} inset={34} />
      </g>
      <Grid label={say.board} rows={rowsOf(view, moves)} choice={choice} start={throne} far={50} />
      <g class="above" aria-hidden="true">
        {origin &&
          [...choice.next.keys()].map((square) => (
            <circle key={square} class="aim" cx={middle(square).x} cy={middle(square).y} r="13" />
          ))}
        <Pieces {...{ view, choice, underway }} effects={animate ? event?.effects : undefined} />
        {fallen && (
          <g class="fallen" style={{ transform: translation(middle(fallen.at)) }}>
            <g class="falls">
              <Piece kind="king" />
            </g>
          </g>
        )}
        {advice && <Trail {...trailOf([advice])} size={7} inset={10} advised />}
      </g>
    </svg>
  )
}

interface Moves {
  choice: Choice<View>
  /** Whether the other side thinks: a move can be chosen then that is played afterwards. */
  waits: boolean
  /** The squares of the move that is chosen so. */
  intended: string[]
}

function useMoves(props: BoardProps<View, Effect>): Moves {
  const { view, actions, seat, onAct, ahead = null, onAhead } = props
  const waits = onAhead !== undefined && !view.end && view.turn !== seat
  const paths = useMemo(() => {
    const moves = waits ? movesAhead(view, seat, squares) : actions
    return moves.map((token) => ({ token, parts: Object.values(moveOf(token)!) }))
  }, [actions, waits, view, seat])
  const choice = useChoice({
    ...{ view, actions, steps: along(paths) },
    onAct: (token) => (waits ? onAhead(token === ahead ? null : token) : onAct(token)),
  })
  return { choice, waits, intended: waits ? Object.values<string>({ ...moveOf(ahead) }) : [] }
}

/** The squares as cells of the grid, with what stands on them and what can be done there. */
function rowsOf(view: View, { choice, waits, intended }: Moves): Row[] {
  const [origin] = choice.picked
  const pieces = placement(view)
  const stateOf = (square: string) => {
    if (square === origin || intended.includes(square)) return say.chosen
    if (choice.stateOf(square) === 'target') return say.target
    return choice.first.has(square) && !origin ? (waits ? say.canMoveAhead : say.canMove) : null
  }
  const label = (square: string) => {
    const piece = pieces.get(square)
    const mark = square === throne ? say.throne : corners.includes(square) ? say.corner : null
    return [square, piece ? say.pieces[piece] : null, mark, stateOf(square)].filter(Boolean).join(', ')
  }
  return lines.map((row) => ({
    cells: lines.map((column) => {
      const id = squareAt(column, row)
      return {
        ...{ id, label: label(id), box: boxOf(id), round: 0 },
        ...(waits && { state: '' as const, chosen: intended.includes(id) }),
      }
    }),
  }))
}

interface PiecesProps {
  view: View
  choice: Choice<View>
  /** The squares of a move that is on its way to the server. */
  underway: string[] | undefined
  effects: Effect[] | undefined
}

/** All pieces, the one that is dragged above the others. */
function Pieces({ view, choice: { held, picked }, underway, effects }: PiecesProps): JSX.Element {
  const shown = useTracked(view, effects).map((piece) =>
    underway?.[0] === piece.square && !piece.gone ? { ...piece, square: underway[1]! } : piece,
  )
  const isHeld = (piece: Tracked) => held?.part === piece.square && !piece.gone
  return (
    <>
      {shown
        .sort((a, b) => Number(isHeld(a)) - Number(isHeld(b)))
        .map((piece) => {
          const dragged = isHeld(piece)
          const lifted = dragged || (piece.square === picked[0] && !piece.gone)
          return (
            <g
              key={piece.id}
              class={`piece${piece.gone ? ' gone' : ''}${dragged ? ' held' : ''}${lifted ? ' lifted' : ''}`}
              style={{ transform: translation(dragged ? held!.at : middle(piece.square)) }}
            >
              <Piece kind={piece.kind} />
            </g>
          )
        })}
    </>
  )
}

/** The ways of pieces, and the squares of captures. */
function trailOf(events: BrandubhEvent[]): { went: Went[]; taken: Taken[] } {
  const all = <T,>(marks: (effects: Effect[], seat: Seat) => T[]) =>
    events.flatMap(({ effects, seat }) => marks(effects, seat ?? 0))
  return {
    went: all((effects, seat) =>
      effects.flatMap((effect) =>
        effect.kind === 'moved' ? { seat, way: [middle(effect.from), middle(effect.to)] } : [],
      ),
    ),
    taken: all((effects, seat) => capturesOf(effects).map((effect) => ({ seat, at: middle(effect.at) }))),
  }
}

/** The pieces with their names kept from the position shown before, so that the browser moves them there. */
function useTracked(view: View, effects?: Effect[]): Tracked[] {
  const known = useRef<{ view: View | null; pieces: Tracked[] }>({ view: null, pieces: [] })
  const pieces = useMemo(
    () =>
      known.current.view === view ? known.current.pieces : track(known.current.pieces, view, effects ?? []),
    [view, effects],
  )
  useLayoutEffect(() => {
    known.current = { view, pieces }
  }, [view, pieces])
  return pieces
}

const part: GamePart<View, Effect> = {
  Board,
  aspect: 1,
  seats: [
    { name: seats[0]!, colour: '#3a2a1c', Mark: () => <PieceMark kind="attacker" /> },
    { name: seats[1]!, colour: '#e2cf9f', Mark: () => <PieceMark kind="king" /> },
  ],
  describe,
  notation,
  summary,
  ending,
  panel,
  ahead: () => import('./ahead'),
  sound,
  reasons: () => import('./reasons'),
  startingDraw,
  picture: {
    seat: 0,
    view: {
      rules: 'basic',
      attackers: ['b2', 'd1', 'f2', 'a4', 'f4', 'c6', 'd7'],
      defenders: ['d3', 'c4', 'e5'],
      king: 'e3',
      turn: 0,
      stood: 1,
      end: null,
    },
  },
}

export default part
