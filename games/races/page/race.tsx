// A race on the page: the tiles on the board of its game, the markers on them, and how a person plays there.
import type { JSX } from 'preact'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { along, goingOn } from '@nemeton/board/choice'
import { findEffect } from '@nemeton/board/effects'
import type { BoardProps, GamePart } from '@nemeton/board/game'
import { Grid } from '@nemeton/board/grid'
import { leastLetters, useNarrow } from '@nemeton/board/narrow'
import { Trail } from '@nemeton/board/art/trail'
import { isCarried, useChoice, type Held, type Sent } from '@nemeton/board/use_choice'
import { pointAt, rowsOf, traySeen } from './cells'
import { answers, pathsOf, spotsFrom, targetsOf, type Answer } from './choice'
import type { Ground, RaceLook } from './race_page'
import { LightOnTheWay } from './ending'
import { startingDraw } from './starting_draw'
import { markOf } from './art/markers'
import { motions, start } from './motion'
import { viewToShow, scoredIn } from './hand_end'
import { readPlan, type Plan } from './plan'
import { positionOf, parseAction, type Action, type RaceEvent } from './position'
import type { Effect, Seat, View } from './schema'
import './race.css'
import './art/pieces.css'
import { adviceOf, Aims, Badges, trailOf, Turned } from './marks'
import { Counted, Markers, Plaques } from './scene'
import { describe, ending, notation } from './narration'
import { panelOf, stepsHome } from './panel'
import { summary } from './summary'
import { Tiles, type Scene } from './tiles'
import { sound } from './sound'
import { traySpots, Tray } from './tray'
import { names, say } from './words'

/** Parts of the board less far apart in height lie in a row; in halves. */
const rowHeight = 0.52
const fingerBreadth = 44 / 374 // of a phone's breadth
const plaqueBreadth = 44 / 344 // of that of a small phone

const colours = ['#4a7fb8', '#c98a25', '#44935b', '#cc4a6c']

export function racePart(look: RaceLook): GamePart<View, Effect> {
  const plan = readPlan(look.plan)
  const steps = plan.goals.map((_, seat) => stepsHome(plan, seat as Seat))
  const race = { look, plan, steps }
  return {
    Board: (props) => <Board {...props} race={race} />,
    aspect: look.wide.width / look.wide.height,
    seats: names.map((name, seat) => ({ name, Mark: markOf(seat), colour: colours[seat] })),
    drafts: true,
    describe,
    notation,
    note: () => import('./note'),
    summary,
    ending,
    ...panelOf(plan),
    linger,
    sound,
    startingDraw,
    reasons: () => import('./reasons'),
    picture: { view: viewOf(plan, look.picture), seat: 0 },
  }
}

/** A race as its board needs it. */
interface Race {
  look: RaceLook
  plan: Plan
  /** By seat, the steps from each place to its End. */
  steps: Map<string, number>[]
}

/** The steps that a seat has gone at a place. */
const gone = ({ steps }: Race, seat: number, place: string) =>
  steps[seat]!.get('s')! - steps[seat]!.get(place)!

/** The steps that an exchange brings to the seat to act. */
const stepsWon = (race: Race, { turn }: View, { from, to }: Action) =>
  gone(race, turn!, to) - gone(race, turn!, from)

/** An answer, with the steps that a bumped seat has to go again. */
function withStake(race: Race, { markers }: View, { text, actions: [action] }: Answer): string {
  const { other, to, kind } = action!
  if (other === null || kind !== 'move') return text
  const bumped = markers[other]!.find((place) => positionOf(place) === positionOf(to))!
  return `${text} −${gone(race, other, bumped)}`
}

function Board({ race, ...props }: BoardProps<View, Effect> & { race: Race }): JSX.Element {
  const { before, event, trail, advice, actions: tokens, onAct } = props
  const { look, plan } = race
  const effects = event?.effects ?? []
  const view = viewToShow(props.view, before, effects)
  const [element, narrow] = useNarrow(event === null)
  const ground = narrow ? look.narrow : look.wide
  const { half } = ground
  const finger = narrow ? ground.width * fingerBreadth : half
  const plaqueHeight = narrow ? ground.width * plaqueBreadth : half * 1.4
  const seats = view.markers.length
  const drawn = useMemo(() => <ground.Draw ground={ground} seats={seats} />, [ground, seats])
  const actions = tokens.map(parseAction).filter((action) => action !== null)
  const paths = pathsOf(actions)
  const choice = useChoice({ view, actions: tokens, steps: along(paths), onAct, most: 1 })
  const { picked, held, sent } = choice
  const [spot = null, aim] = picked
  // Between which it is still to be chosen, when it is settled where it goes.
  const open = goingOn(paths, picked).map(({ token }) => token)
  const among = aim === undefined ? null : actions.filter(({ token }) => open.includes(token))
  const pass = actions.filter(({ kind }) => kind === 'pass')
  const asked: Answer[] = among
    ? answers(among).map((answer) => ({ ...answer, text: withStake(race, view, answer) }))
    : pass.map((action) => ({ text: say.pass, actions: [action] }))
  const aims = among ? new Map([[aim!, among]]) : targetsOf(actions, spot)
  const rows = rowsOf({ ground, finger, plaqueHeight, plan, view, actions, choice, asked })

  useMotion(element, ground, props, view, choice.last)
  const scene = { ground, plan, view }
  // A marker that a hand has put down stays there until the answer comes.
  const put = sent?.dropped ? { part: sent.parts[0]!, at: pointAt(ground, view, sent.parts[1]!) } : null
  return (
    <div class={`race${narrow ? ' narrow' : ''}${ground.stones ? ' stones' : ''}`} ref={element}>
      <svg
        viewBox={`0 0 ${ground.width} ${ground.height}`}
        style={{ '--half': `${half}px`, ...leastLetters(ground.width) }}
        onClick={(e) => (e.target as Element).closest('[data-cell]') || choice.clear()}
      >
        {drawn}
        <Art
          {...{ scene, effects, trail, advice, actions, asked, aims, plaqueHeight, race }}
          picked={spot}
          held={held ?? put}
        />
        <Grid
          label={say.board}
          rows={rows}
          choice={choice}
          far={half * rowHeight}
          leads={(_, to) => among !== null && to.id.startsWith('plaque')}
        />
      </svg>
      <p class="visually-hidden">
        {view.tile && say.tile(view.tile)} {say.stock(view.stock)}
      </p>
    </div>
  )
}

/** Shows how the tiles and markers came to where they lie. */
function useMotion(
  element: { current: HTMLElement | null },
  ground: Ground,
  { view, before, event, animate }: BoardProps<View, Effect>,
  shown: View,
  last: Sent<View> | null,
): void {
  const move = useEffectEvent(() => {
    if (!animate || !before) return
    const put = isCarried(last, before, event) ? pointAt(ground, before, last!.parts[1]!) : null
    const { drawn, pile } = traySpots(ground)
    const list = motions(ground, event?.effects ?? [], before, shown, put, drawn, pile)
    const running = start(list, element.current!)
    return () => running.forEach((each) => each.cancel())
  })
  useLayoutEffect(() => move(), [view])
}

interface ArtProps extends Pick<BoardProps<View, Effect>, 'trail' | 'advice'> {
  scene: Scene
  effects: Effect[]
  actions: Action[]
  asked: Answer[]
  /** The actions that lead to each point of the board. */
  aims: Map<string, Action[]>
  plaqueHeight: number
  race: Race
  picked: string | null
  held: Held | null
}

/** What lies on the ground, and the marks of what was done and can be done. */
function Art(props: ArtProps): JSX.Element {
  const { scene, effects, trail, advice, actions, asked, aims, plaqueHeight, race, picked, held } = props
  const { ground, view } = scene
  const { half } = ground
  const { sun } = race.look
  const scored = scoredIn(effects)
  return (
    <g class="art" aria-hidden="true">
      <Tiles {...scene} sun={sun} isNoted={(position) => aims.has(String(position))} />
      <LightOnTheWay {...scene} sun={sun} />
      {effects.length > 0 && <Turned scene={scene} effects={effects} />}
      {!scored && <Trail {...trailOf(scene, trail)} size={half * 0.1} inset={half * 0.34} />}
      <Aims scene={scene} aims={aims} />
      <Tray {...{ ground, view, effects, actions }} seen={traySeen(ground, plaqueHeight, asked.length)} />
      <Markers {...{ ground, view, movable: spotsFrom(actions), picked, held }} />
      {advice && <Trail {...adviceOf(scene, advice)} size={half * 0.1} inset={half * 0.16} advised />}
      <Badges scene={scene} aims={aims} won={(action) => stepsWon(race, view, action)} />
      {scored && <Counted {...{ ground, view, scored }} />}
      <Plaques ground={ground} plaqueHeight={plaqueHeight} asked={asked} />
    </g>
  )
}

/** A position out of the middle of a hand. */
function viewOf({ positions }: Plan, { markers, shown }: RaceLook['picture']): View {
  const tile: [number, number] = [6, 4]
  return {
    ...{ hand: 1, target: 0, partners: false, mixed_entry: false, turn: 0, stage: 'move', tile, left: tile },
    ...{ moved: null, doubles: 0, pending: null, turning: null, markers },
    shown: Array.from({ length: positions }, (_, i) => shown[i + 1 - (i % 2)]?.[i % 2] ?? null),
    ...{ tested: markers.map(() => true), stock: 38, points: markers.map(() => 0), end: null },
  }
}

/** As long as it takes to see: a tile that is drawn or turned longer than a marker that goes. */
function linger({ seat, effects }: RaceEvent): number {
  const has = (kind: Effect['kind']) => findEffect(effects, kind) !== undefined
  if (has('hand_begun')) return 3200
  if (has('failed') || has('exchange_failed') || has('scored')) return 1500
  if (seat === null) return has('must_play') || has('draws_second') ? 650 : 1000
  return has('waits') || has('exchange_waits') ? 500 : 600
}
