// Brandubh on the page: the board that is clicked, dragged on and walked over with the arrow keys.
import './board.css'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { JSX } from 'preact'
import type { BoardProps, GamePart } from '@nemeton/board/game'
import { gameWords } from '@nemeton/board/words'
import { kField, kMargin, kSide, Piece, Shades, Wood } from './art'
import { columnOf, corners, moveOf, placement, rowOf, squareAt, throne, track } from './position'
import type { Tracked, View } from './position'
import { lot } from './starting_draw'
import { sound } from './sound'
import { describe, ending, notation } from './narration'
import { say } from './words'

const { seats } = gameWords('brandubh')
const kSteps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const kCentre = (square: string) => [columnOf(square) * 100 + 50, rowOf(square) * 100 + 50] as const

/** A piece held by the pointer: where it was taken from and where it is, in board units. */
interface Drag {
  from: string
  x: number
  y: number
  moved: boolean
  /** Whether it was chosen before it was touched, so that touching it lets it go. */
  was: boolean
}

/** A move that was played here and whose event has not come yet: the piece is shown where it goes. */
interface Sent {
  from: string
  to: string
  view: View
  actions: string[]
}

function Board({ view, event, actions, onAct, animate }: BoardProps<View>): JSX.Element {
  const svg = useRef<SVGSVGElement>(null)
  const [chosen, choose] = useState<string | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const [focus, setFocus] = useState(throne)
  const tracked = useTracked(view, animate ? event : null)

  const targets = useMemo(() => {
    const byOrigin = new Map<string, string[]>()
    for (const { from, to } of actions.map((token) => moveOf(token)!)) {
      byOrigin.set(from, [...(byOrigin.get(from) ?? []), to])
    }
    return byOrigin
  }, [actions])
  const origin = chosen !== null && targets.has(chosen) ? chosen : null
  const reachable = new Set(origin ? targets.get(origin) : [])
  const move = moveOf(event?.token ?? null)
  const pieces = placement(view)

  // A move that was refused brings the actions back, and with them the piece.
  const underway = sent?.view === view && (actions.length === 0 || actions === sent.actions) ? sent : null
  const shown = tracked.map((piece) =>
    underway?.from === piece.square && !piece.gone ? { ...piece, square: underway.to } : piece,
  )
  const isHeld = (piece: Tracked) => drag !== null && drag.moved && drag.from === piece.square && !piece.gone

  const play = (from: string, to: string) => {
    choose(null)
    setSent({ from, to, view, actions })
    onAct(`${from}-${to}`)
  }
  const enter = (square: string) => {
    if (origin && reachable.has(square)) play(origin, square)
    else choose(targets.has(square) && square !== origin ? square : null)
  }

  const place = (e: PointerEvent): [number, number] => {
    const box = svg.current!.getBoundingClientRect()
    const scale = kSide / box.width
    return [(e.clientX - box.left) * scale - kMargin, (e.clientY - box.top) * scale - kMargin]
  }
  const press = (e: PointerEvent, square: string) => {
    if (e.button !== 0) return
    setFocus(square)
    if (origin && reachable.has(square)) return play(origin, square)
    if (!targets.has(square)) return choose(null)
    const [x, y] = place(e)
    svg.current!.setPointerCapture?.(e.pointerId)
    setDrag({ from: square, x, y, moved: false, was: square === origin })
    choose(square)
  }
  const pull = (e: PointerEvent) => {
    if (!drag) return
    const [x, y] = place(e)
    const moved = drag.moved || Math.hypot(x - drag.x, y - drag.y) > 12
    if (moved) setDrag({ ...drag, x, y, moved })
  }
  const release = (e: PointerEvent) => {
    if (!drag) return
    setDrag(null)
    if (!drag.moved) return drag.was ? choose(null) : undefined
    const [x, y] = place(e)
    const square =
      x >= 0 && y >= 0 && x < kField && y < kField ? squareAt(Math.floor(x / 100), Math.floor(y / 100)) : ''
    if (targets.get(drag.from)?.includes(square)) play(drag.from, square)
  }
  const key = (e: KeyboardEvent) => {
    const step = kSteps[e.key]
    if (step) {
      const column = Math.min(6, Math.max(0, columnOf(focus) + step[0]))
      const row = Math.min(6, Math.max(0, rowOf(focus) + step[1]))
      const square = squareAt(column, row)
      setFocus(square)
      svg.current!.querySelector<SVGElement>(`[data-square=${square}]`)?.focus()
    } else if (e.key === 'Enter' || e.key === ' ') enter(focus)
    else if (e.key === 'Escape') choose(null)
    else return
    e.preventDefault()
    e.stopPropagation()
  }

  const label = (square: string) => {
    const piece = pieces.get(square)
    const mark = square === throne ? say.throne : corners.includes(square) ? say.corner : null
    const state =
      square === origin
        ? say.chosen
        : reachable.has(square)
          ? say.target
          : targets.has(square) && !origin
            ? say.canMove
            : null
    return [square, piece ? say.pieces[piece] : null, mark, state].filter(Boolean).join(', ')
  }

  return (
    <svg
      ref={svg}
      class={`brandubh${animate || underway ? ' animate' : ''}${drag?.moved ? ' dragging' : ''}`}
      viewBox={`${-kMargin} ${-kMargin} ${kSide} ${kSide}`}
      role="grid"
      aria-label={say.board}
      onKeyDown={key}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={() => setDrag(null)}
    >
      <Shades />
      <Wood />
      <g aria-hidden="true">
        {move &&
          [move.from, move.to].map((square, i) => (
            <rect
              class={i ? 'trace to' : 'trace'}
              x={columnOf(square) * 100 + 3}
              y={rowOf(square) * 100 + 3}
              width="94"
              height="94"
              rx="5"
            />
          ))}
        {origin && (
          <rect
            class="chosen"
            x={columnOf(origin) * 100 + 3}
            y={rowOf(origin) * 100 + 3}
            width="94"
            height="94"
            rx="5"
          />
        )}
      </g>
      {[0, 1, 2, 3, 4, 5, 6].map((row) => (
        <g role="row" key={row}>
          {[0, 1, 2, 3, 4, 5, 6].map((column) => {
            const square = squareAt(column, row)
            return (
              <g
                key={square}
                role="gridcell"
                class={`square${targets.has(square) ? ' own' : ''}${reachable.has(square) ? ' reachable' : ''}`}
                data-square={square}
                tabindex={square === focus ? 0 : -1}
                aria-label={label(square)}
                aria-selected={square === origin}
                onPointerDown={(e: PointerEvent) => press(e, square)}
                onTouchMove={targets.has(square) ? dontScroll : undefined}
                onFocus={() => setFocus(square)}
              >
                <rect x={column * 100} y={row * 100} width="100" height="100" />
                <rect class="focus" x={column * 100 + 4} y={row * 100 + 4} width="92" height="92" rx="6" />
                {reachable.has(square) && (
                  <circle class="target" cx={column * 100 + 50} cy={row * 100 + 50} r="13" />
                )}
              </g>
            )
          })}
        </g>
      ))}
      <g class="pieces" aria-hidden="true">
        {[...shown]
          .sort((a, b) => Number(isHeld(a)) - Number(isHeld(b)))
          .map((piece) => {
            const held = isHeld(piece)
            const [x, y] = held ? [drag!.x, drag!.y] : kCentre(piece.square)
            const lifted = held || (piece.square === origin && !piece.gone)
            return (
              <g
                key={piece.id}
                class={`piece${piece.gone ? ' gone' : ''}${held ? ' held' : ''}${lifted ? ' lifted' : ''}`}
                style={{ transform: `translate(${x}px, ${y}px)` }}
              >
                <Piece kind={piece.kind} />
              </g>
            )
          })}
      </g>
    </svg>
  )
}

/** A finger on a piece drags it and not the page; `touch-action` does not reach into a drawing. */
const dontScroll = (e: TouchEvent) => e.preventDefault()

/** The pieces with their names kept from the position shown before, so that the browser moves them there. */
function useTracked(view: View, event: BoardProps<View>['event']): Tracked[] {
  const known = useRef<{ view: View | null; pieces: Tracked[] }>({ view: null, pieces: [] })
  const pieces = useMemo(
    () => (known.current.view === view ? known.current.pieces : track(known.current.pieces, view, event)),
    [view, event],
  )
  useLayoutEffect(() => {
    known.current = { view, pieces }
  }, [view, pieces])
  return pieces
}

const part: GamePart<View> = {
  Board,
  aspect: 1,
  seats: [
    { name: seats[0]!, Mark: () => <PieceMark kind="attacker" /> },
    { name: seats[1]!, Mark: () => <PieceMark kind="king" /> },
  ],
  describe,
  notation,
  ending,
  sound,
  lot,
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

function PieceMark({ kind }: { kind: 'attacker' | 'king' }): JSX.Element {
  return (
    <g class="brandubh-mark" transform="translate(11.4 10.8) scale(0.225)">
      <Piece kind={kind} />
    </g>
  )
}

export default part
