// Tug of War on the page: the rope above, the dice below, and how a person puts them together.

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { JSX } from 'preact'
import { findEffect } from '@nemeton/board/effects'
import type { BoardProps, GamePart } from '@nemeton/board/game'
import { tumble, useGlides } from '@nemeton/board/glide'
import { Advised } from '@nemeton/board/art/advised'
import { Grid } from '@nemeton/board/grid'
import { leastLetters, lowScreen, useNarrow } from '@nemeton/board/narrow'
import { Trail } from '@nemeton/board/art/trail'
import { useChoice } from '@nemeton/board/use_choice'
import { adviceIn } from './advice'
import { BroadfordMark, PlocktonMark } from './athletes'
import './board.css'
import { rowsOf } from './cells'
import { freeIn, likelyPick, offerFor, pickOf, stepsOf, type Free } from './choice'
import { LOW, NARROW, WIDE, type Layout } from './layout'
import type { Offer } from './offers'
import { other, type TugEvent } from './position'
import type { Effect, Seat, View } from './schema'
import { assignAthletes, postsOf, ropeShift, type Team } from './rope'
import { Figure, Ground, Mud, Numbers, Rope } from './scene'
import { followDice, spread, type Meant, type Spread } from './dice_places'
import { Gap, shownDice, PlaqueFace, plaqueBox, Racks, ShownDie, type Shown } from './table'
import { trailOf } from './trail'
import { leads, panel } from './panel'
import { sound } from './sound'
import { describe, ending, notation } from './narration'
import { summary } from './summary'
import { say, villages } from './words'

const seats = [0, 1] as const
const nothing: Meant = { tray: null, spot: null }

/** The figures and dice of a position, each with its own name. */
interface Pieces {
  teams: [Team, Team]
  spread: Spread
}

function usePieces(view: View, event: TugEvent | null, meant: { current: Meant }): Pieces {
  const known = useRef<{ view: View; pieces: Pieces } | null>(null)
  const pieces = useMemo(() => {
    const before = known.current
    if (before?.view === view) return before.pieces
    const team = (seat: Seat) => assignAthletes(before?.pieces.teams[seat] ?? null, view.sides[seat])
    const dice =
      before && event ? followDice(before.pieces.spread, view, event.effects, meant.current) : spread(view)
    return { teams: [team(0), team(1)] as [Team, Team], spread: dice }
  }, [view, event, meant])
  useLayoutEffect(() => {
    known.current = { view, pieces }
    meant.current = nothing
  }, [view, pieces, meant])
  return pieces
}

function Board(props: BoardProps<View, Effect>): JSX.Element {
  const { view, event, trail, advice, actions, animate, onAct } = props
  const [element, narrow] = useNarrow(event === null)
  const low = event !== null && matchMedia(lowScreen).matches
  const layout = narrow ? NARROW : low ? LOW : WIDE
  const meant = useRef<Meant>(nothing)
  const pieces = usePieces(view, event, meant)
  const ground = useMemo(() => <Ground layout={layout} />, [layout])

  const mover = view.turn ?? 0
  const { spread, teams } = pieces
  const choice = useChoice({
    ...{ view, actions, steps: stepsOf(view, actions, spread) },
    begins: likelyPick(view, actions, spread),
    onAct(token, parts) {
      meant.current = pickOf(parts)
      onAct(token)
    },
  })
  const { held } = choice
  const free = freeIn(view, actions, spread)
  const pick = pickOf(choice.shown)
  const next = offerFor(view, actions, spread, pick)
  const rows = rowsOf({ layout, view, spread, offer: next, pick, free })

  const adviser = (advice?.seat ?? mover) as Seat
  const advised = advice?.token ? adviceIn(layout, spread, next, adviser, advice.token) : null

  const inHand = held && spread.tray[pickOf([held.part]).tray!]?.die.id
  const dice = shownDice(layout, spread, mover, pick, free.tray).map((die) =>
    die.id === inHand ? { ...die, at: held!.at, turn: 0, state: 'held' as const } : die,
  )
  const fell = spread.fell.map((id) => `die-${id}`)
  useGlides(element, animate, event?.n ?? 0, fell, tumble)

  const gaps = pick.tray !== null && pick.spot === null ? free.spots : []
  return (
    <div class={layout === WIDE ? 'tug' : 'tug small'} ref={element}>
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} style={leastLetters(layout.width)}>
        {ground}
        <Art {...{ layout, view, teams, trail, dice, gaps, mover, free }} offer={next} />
        {advised && advised.way.length > 0 && (
          <Trail went={[{ seat: adviser, way: advised.way }]} size={layout.die * 0.09} inset={0} advised />
        )}
        <Grid
          label={say.board}
          rows={rows}
          choice={choice}
          far={layout.die * 0.45}
          keeps
          drags={({ id }) => free.spots.length > 0 && id.startsWith('tray')}
          leads={() => true}
        />
        {advised && <Advised rows={rows} ids={advised.ids} size={layout.die * 0.07} />}
      </svg>
    </div>
  )
}

interface ArtProps extends Pick<BoardProps<View, Effect>, 'view' | 'trail'> {
  layout: Layout
  teams: [Team, Team]
  dice: Shown[]
  /** Where the chosen die can be put, by places of the column. */
  gaps: number[]
  mover: Seat
  free: Free
  offer: Offer
}

/** The teams with the rope, the dice, and the plaques. */
function Art({ layout, view, teams, trail, dice, gaps, mover, free, offer }: ArtProps) {
  const { field } = layout
  const winner = view.end?.winner ?? null
  const shift = ropeShift(field, view)
  const figures = seats.flatMap((seat) =>
    postsOf(field, seat, teams[seat], shift, winner === other(seat)).map((post) => ({ post, seat })),
  )
  const figure = ({ post, seat }: (typeof figures)[number]) => (
    <Figure key={`${seat}-${post.athlete}`} post={post} seat={seat} size={field.size} />
  )
  return (
    <g aria-hidden="true" class={winner === null ? 'art' : `art won-${winner}`}>
      <g clip-path="url(#tug-scene)">
        {winner !== null && <Mud layout={layout} seat={other(winner)} />}
        {figures.filter(({ post }) => post.behind).map(figure)}
        <g
          data-glides="rope"
          style={{ transform: `translate(${field.width / 2 + shift}px,${layout.rope}px)` }}
        >
          <g
            class={winner === null ? '' : 'falls'}
            style={
              winner === null ? '' : { translate: `0 ${field.feet.before - layout.rope + 4 * field.size}px` }
            }
          >
            <Rope reach={field.width * 0.62} size={field.size} />
          </g>
        </g>
        {figures.filter(({ post }) => !post.behind).map(figure)}
        <Trail {...trailOf(layout, trail)} size={field.size * 3.2} inset={field.size * 8} />
      </g>
      <Numbers layout={layout} view={view} />
      <Racks layout={layout} turn={free.tray.length > 0 ? mover : null} />
      {gaps.map((i) => (
        <Gap key={i} at={layout.beside(mover, i)} layout={layout} />
      ))}
      {dice.map((die) => (
        <ShownDie key={die.id} die={die} layout={layout} />
      ))}
      <text class="hint" x={layout.width / 2} y={layout.hint}>
        {offer.hint}
      </text>
      {offer.plaques.map((plaque, i) => (
        <PlaqueFace
          key={plaque.title}
          plaque={plaque}
          box={plaqueBox(layout, i, offer.plaques.length)}
          mover={mover}
        />
      ))}
    </g>
  )
}

// Long enough to see who falls or comes, and longer for a column and for the end of a match.
function linger({ effects }: TugEvent): number {
  if (findEffect(effects, 'match_began')) return 1600
  if (findEffect(effects, 'column_rolled')) return 1200
  if (findEffect(effects, 'rolled') || findEffect(effects, 'rerolled')) return 800
  return findEffect(effects, 'kept') ? 250 : 1100
}

const part: GamePart<View, Effect> = {
  Board,
  aspect: WIDE.width / WIDE.height,
  lowAspect: LOW.width / LOW.height,
  seats: [
    { name: villages[0], Mark: PlocktonMark, colour: '#4390a8' },
    { name: villages[1], Mark: BroadfordMark, colour: '#cf5b40' },
  ],
  drafts: true,
  throws: (token) => token.startsWith('reroll'),
  describe,
  notation,
  note: () => import('./note'),
  summary,
  ending,
  panel,
  leads,
  ahead: () => import('./ahead'),
  linger,
  sound,
  reasons: () => import('./reasons'),
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
