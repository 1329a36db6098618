// Tug of War on the page: the rope above, the dice below, and how a person puts them together.

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { JSX } from 'preact'
import type { Point } from '@nemeton/board/art/line'
import { Cells, type Cell } from '@nemeton/board/cells'
import { dontScroll, startDrag } from '@nemeton/board/drag'
import type { BoardProps, GameEvent, GamePart } from '@nemeton/board/game'
import { tumble, useGlides } from '@nemeton/board/glide'
import { useNarrow } from '@nemeton/board/narrow'
import { arrows, neighbour } from '@nemeton/board/walk'
import { BroadfordMark, PlocktonMark } from './athletes'
import './board.css'
import { rowsOf, type Pick } from './cells'
import { NARROW, WIDE } from './layout'
import { offer } from './offers'
import { parseChoice, type Seat, type TugView } from './position'
import { muster, posts, pulled, type Team } from './rope'
import { Figure, Ground, Numbers, Rope } from './scene'
import { follow, spread, type Meant, type Spread } from './dice_places'
import { Gap, laid, PlaqueFace, plaqueBox, Racks, ShownDie } from './table'
import { sound } from './sound'
import { describe, ending, notation } from './narration'
import { say, villages } from './words'

const seats = [0, 1] as const
const kNothing: Pick = { tray: null, spot: null }

/** The figures and dice of a position, each with its own name. */
interface Pieces {
  teams: [Team, Team]
  spread: Spread
}

function usePieces(view: TugView, event: GameEvent<TugView> | null, meant: { current: Meant }): Pieces {
  const known = useRef<{ view: TugView; pieces: Pieces } | null>(null)
  const pieces = useMemo(() => {
    const before = known.current
    if (before?.view === view) return before.pieces
    const team = (seat: Seat) => muster(before?.pieces.teams[seat] ?? null, view.sides[seat])
    const dice =
      before && event?.token
        ? follow(before.pieces.spread, view, event.seat as Seat | null, event.token, meant.current)
        : spread(view)
    return { teams: [team(0), team(1)] as [Team, Team], spread: dice }
  }, [view, event])
  useLayoutEffect(() => {
    known.current = { view, pieces }
    meant.current = kNothing
  }, [view, pieces])
  return pieces
}

function Board({ view, event, actions, animate, onAct }: BoardProps<TugView>): JSX.Element {
  const [element, narrow] = useNarrow(event === null)
  const layout = narrow ? NARROW : WIDE
  const { field } = layout
  const meant = useRef<Meant>(kNothing)
  const pieces = usePieces(view, event, meant)
  const ground = useMemo(() => <Ground layout={layout} />, [layout])
  const [picked, setPicked] = useState<Pick & { view: TugView }>({ ...kNothing, view })
  const [pull, setPull] = useState<{ tray: number; at: Point; view: TugView } | null>(null)
  const [cursor, setCursor] = useState('tray-0')

  // What can be chosen; where there is no choice, it is chosen.
  const mover = view.turn ?? 0
  const using = view.stage === 'act' && actions.length > 0
  const rolling = view.stage === 'reroll' && actions.length > 0
  const places = [0, 1, 2]
  const tray = places.filter((i) => {
    const place = pieces.spread.tray[i]
    return place && (using || (rolling && !place.again))
  })
  const spots = using ? places.filter((i) => !pieces.spread.columns[mover][i]!.used) : []
  const only = (list: number[]) => (list.length === 1 ? list[0]! : null)
  const chosen = picked.view === view ? picked : kNothing
  const pick: Pick = { tray: chosen.tray ?? only(tray), spot: chosen.spot ?? only(spots) }
  const rolledValue = pick.tray === null ? null : (pieces.spread.tray[pick.tray]?.die.value ?? null)
  const besideValue = pick.spot === null ? null : (pieces.spread.columns[mover][pick.spot]?.die.value ?? null)
  const next = offer(view, actions, rolledValue, besideValue)
  const rows = rowsOf({ layout, view, spread: pieces.spread, offer: next, pick, tray, spots })
  const cells = rows.flatMap((row) => row.cells)
  const focused = cells.find(({ id }) => id === cursor) ?? cells.find(({ state }) => state) ?? cells[0]!

  const drag = pull?.view === view ? pull : null
  const dice = laid(layout, pieces.spread, mover, pick, tray).map((die) =>
    drag && pieces.spread.tray[drag.tray]?.die.id === die.id
      ? { ...die, at: drag.at, turn: 0, state: 'held' as const }
      : die,
  )
  const shift = pulled(field, view)
  const figures = seats.flatMap((seat) =>
    posts(field, seat, pieces.teams[seat], shift).map((post) => ({ post, seat })),
  )
  useGlides(
    element,
    animate,
    event?.n ?? 0,
    pieces.spread.fell.map((id) => `die-${id}`),
    tumble,
  )

  const focus = (id: string) => {
    setCursor(id)
    element.current!.querySelector<SVGElement>(`[data-cell="${id}"]`)?.focus()
  }
  const choose = (change: Partial<Pick>) => setPicked({ ...pick, ...change, view })

  function press(id: string, byKey: boolean) {
    const [kind, first, second] = id.split('-')
    const i = Number(second ?? first)
    if (kind === 'tray' && tray.includes(i)) {
      choose({ tray: pick.tray === i ? null : i })
      if (byKey && using && pick.tray !== i && pick.spot === null) focus(`spot-${mover}-${spots[0]}`)
      else if (byKey && pick.tray !== i) focus(`plaque-0`)
    } else if (kind === 'spot' && Number(first) === mover && spots.includes(i)) {
      choose({ spot: pick.spot === i ? null : i })
      if (byKey && pick.spot !== i) focus(pick.tray === null ? `tray-${tray[0]}` : 'plaque-0')
    } else if (kind === 'plaque' && next.plaques[i]?.token) {
      meant.current = pick
      setPicked({ ...pick, view })
      if (byKey) focus(`tray-${tray.find((each) => each !== pick.tray) ?? 0}`)
      onAct(next.plaques[i].token)
    }
  }

  const key = (e: KeyboardEvent) => {
    const step = arrows[e.key]
    if (step) {
      const to = neighbour(cells, focused, step, layout.die * 0.45)
      if (to) focus(to.id)
    } else if (e.key === 'Enter' || e.key === ' ') press(focused.id, true)
    else if (e.key === 'Escape') {
      if (pick.tray !== null) focus(`tray-${pick.tray}`)
      setPicked({ ...kNothing, view })
    } else return
    e.preventDefault()
    e.stopPropagation()
  }

  const take = (down: PointerEvent, i: number) =>
    startDrag(down, element.current!.querySelector('svg')!, {
      start: () => {
        setPicked({ tray: i, spot: null, view })
        setCursor(`tray-${i}`)
      },
      move: (at) => setPull({ tray: i, at, view }),
      end: (over) => {
        setPull(null)
        const [kind, seat, spot] = over?.getAttribute('data-cell')?.split('-') ?? []
        if (kind !== 'spot' || Number(seat) !== mover || !spots.includes(Number(spot))) return
        setPicked({ tray: i, spot: Number(spot), view })
      },
    })

  const gaps = using && pick.tray !== null && pick.spot === null ? spots : []
  return (
    <div class={narrow ? 'tug narrow' : 'tug'} ref={element}>
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} onKeyDown={key}>
        {ground}
        <g aria-hidden="true" class="art">
          <g clip-path="url(#tug-scene)">
            {figures
              .filter(({ post }) => post.behind)
              .map(({ post, seat }) => (
                <Figure key={`${seat}-${post.athlete}`} post={post} seat={seat} size={field.size} />
              ))}
            <g
              data-glides="rope"
              style={{ transform: `translate(${field.width / 2 + shift}px,${layout.rope}px)` }}
            >
              <Rope reach={field.width * 0.62} size={field.size} />
            </g>
            {figures
              .filter(({ post }) => !post.behind)
              .map(({ post, seat }) => (
                <Figure key={`${seat}-${post.athlete}`} post={post} seat={seat} size={field.size} />
              ))}
          </g>
          <Numbers layout={layout} view={view} />
          <Racks layout={layout} turn={using || rolling ? mover : null} />
          {gaps.map((i) => (
            <Gap key={i} at={layout.beside(mover, i)} layout={layout} />
          ))}
          {dice.map((die) => (
            <ShownDie key={die.id} die={die} layout={layout} />
          ))}
          <text class="hint" x={layout.width / 2} y={layout.hint}>
            {next.hint}
          </text>
          {next.plaques.map((plaque, i) => (
            <PlaqueFace
              key={plaque.title}
              plaque={plaque}
              box={plaqueBox(layout, i, next.plaques.length)}
              mover={mover}
            />
          ))}
        </g>
        <Cells
          label={say.board}
          rows={rows}
          focused={focused}
          onFocus={setCursor}
          onPress={({ id }) => press(id, false)}
          more={(cell) =>
            using &&
            canDrag(cell) && {
              onPointerDown: (e: PointerEvent) => take(e, Number(cell.id.slice(5))),
              onTouchMove: dontScroll,
            }
          }
        />
      </svg>
    </div>
  )
}

const canDrag = ({ id, state, chosen }: Cell) => id.startsWith('tray') && (state !== '' || chosen)

// Long enough to see who falls or comes, and longer for a column and for the end of a match.
function linger({ seat, token, view }: GameEvent<TugView>): number {
  if (view.stage === 'column' && seat !== null) return 1600
  if (seat === null) return view.stage === 'column' || view.stage === 'roll' ? 1000 : 700
  return parseChoice(token ?? '')?.kind === 'stand' ? 250 : 750
}

const part: GamePart<TugView> = {
  Board,
  aspect: WIDE.width / WIDE.height,
  seats: [
    { name: villages[0]!, Mark: PlocktonMark },
    { name: villages[1]!, Mark: BroadfordMark },
  ],
  describe,
  notation,
  ending,
  linger,
  sound,
  picture: {
    seat: 0,
    view: {
      match: 1,
      matches: 2,
      first_match: null,
      turn: 0,
      stage: 'act',
      sides: [
        { column: [2, 4, 6], standing: 11, weakened: 1, reserve: 6 },
        { column: [3, 5, 5], standing: 8, weakened: 2, reserve: 8 },
      ],
      dice: [1, 4, 5],
      again: [],
      rerolls: 0,
      open: [2, 4, 6],
      end: null,
    },
  },
}
export default part
