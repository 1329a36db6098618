// Brandubh on the page: the board that is clicked, dragged on and walked over with the arrow keys.
import './board.css'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { JSX } from 'preact'
import { along } from '@nemeton/board/choice'
import type { BoardProps, GamePart, Seat } from '@nemeton/board/game'
import { Grid } from '@nemeton/board/grid'
import { Trail, type Taken, type Went } from '@nemeton/board/trail'
import { useChoice } from '@nemeton/board/use_choice'
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
const squares = [0, 1, 2, 3, 4, 5, 6]
const rows = squares.map((row) => squares.map((column) => squareAt(column, row)))
const at = (square: string) => ({ x: columnOf(square) * 100, y: rowOf(square) * 100 })

/** The middle of a square. */
const middle = (square: string) => ({ x: at(square).x + 50, y: at(square).y + 50 })

function Board({
  view,
  event,
  trail,
  advice,
  actions,
  onAct,
  animate,
  seat,
  ahead: chosenAhead = null,
  onAhead,
}: BoardProps<View, Effect>): JSX.Element {
  const tracked = useTracked(view, animate ? event?.effects : undefined)
  // While the other side thinks, a move can be chosen that is played then.
  const waits = onAhead !== undefined && !view.end && view.turn !== seat
  const paths = useMemo(() => {
    const moves = waits ? movesAhead(view, seat, rows.flat()) : actions
    return moves.map((token) => ({ token, parts: Object.values(moveOf(token)!) }))
  }, [actions, waits, view, seat])
  const choice = useChoice({
    ...{ view, actions, steps: along(paths) },
    onAct: (token) => (waits ? onAhead(token === chosenAhead ? null : token) : onAct(token)),
  })
  const intended = waits ? Object.values<string>({ ...moveOf(chosenAhead) }) : []
  const { held, next } = choice
  const [origin] = choice.picked
  const pieces = placement(view)
  const fallen = view.end?.why === 'king_captured' && capturesOf(event?.effects ?? []).at(-1)

  // A move that was played here and whose event has not come yet: the piece is shown where it goes.
  const underway = waits ? undefined : choice.sent?.parts
  const shown = tracked.map((piece) =>
    underway?.[0] === piece.square && !piece.gone ? { ...piece, square: underway[1]! } : piece,
  )
  const isHeld = (piece: Tracked) => held?.part === piece.square && !piece.gone

  const label = (square: string) => {
    const piece = pieces.get(square)
    const mark = square === throne ? say.throne : corners.includes(square) ? say.corner : null
    const state =
      square === origin || intended.includes(square)
        ? say.chosen
        : choice.stateOf(square) === 'target'
          ? say.target
          : choice.first.has(square) && !origin
            ? waits
              ? say.canMoveAhead
              : say.canMove
            : null
    return [square, piece ? say.pieces[piece] : null, mark, state].filter(Boolean).join(', ')
  }

  return (
    <svg
      class={`brandubh${animate || underway ? ' animate' : ''}${held ? ' dragging' : ''}`}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
    >
      <Shades />
      <Wood />
      <g aria-hidden="true">
        {origin && <Area kind="chosen" square={origin} />}
        {intended.map((square) => (
          <Area key={square} kind="chosen" square={square} />
        ))}
        {view.king && view.end?.winner === 1 && (
          <circle class="gleam kindles" cx={middle(view.king).x} cy={middle(view.king).y} r="66" />
        )}
        {view.end?.why === 'repetition' && <image class="kindles" href={thrice} width="700" height="700" />}
        <Trail {...trailOf(trail)} size={7} inset={34} />
      </g>
      <Grid
        label={say.board}
        rows={rows.map((squares) => ({
          cells: squares.map((id) => ({
            ...{ id, label: label(id), round: 0 },
            box: { ...at(id), width: 100, height: 100 },
            ...(waits && { state: '' as const, chosen: intended.includes(id) }),
          })),
        }))}
        choice={choice}
        start={throne}
        far={50}
      />
      <g class="above" aria-hidden="true">
        {origin &&
          [...next.keys()].map((square) => {
            const { x, y } = at(square)
            return <circle key={square} class="aim" cx={x + 50} cy={y + 50} r="13" />
          })}
        {[...shown]
          .sort((a, b) => Number(isHeld(a)) - Number(isHeld(b)))
          .map((piece) => {
            const inHand = isHeld(piece)
            const { x, y } = at(piece.square)
            const place = inHand ? held!.at : { x: x + 50, y: y + 50 }
            const lifted = inHand || (piece.square === origin && !piece.gone)
            return (
              <g
                key={piece.id}
                class={`piece${piece.gone ? ' gone' : ''}${inHand ? ' held' : ''}${lifted ? ' lifted' : ''}`}
                style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
              >
                <Piece kind={piece.kind} />
              </g>
            )
          })}
        {fallen && (
          <g
            class="fallen"
            style={{ transform: `translate(${middle(fallen.at).x}px, ${middle(fallen.at).y}px)` }}
          >
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

/** Where pieces went and were captured. */
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

/** A mark on a square, a little inside its edges. */
function Area({ kind, square }: { kind: string; square: string }): JSX.Element {
  const { x, y } = at(square)
  return <rect class={kind} x={x + 3} y={y + 3} width="94" height="94" rx="5" />
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
