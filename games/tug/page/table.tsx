// The lower half of the board: the columns in their racks, the free dice on the cloth between them, and the plaques with what they can do.

import { Die } from '@nemeton/board/art/die'
import type { Point } from '@nemeton/board/art/line'
import type { Box } from '@nemeton/board/walk'
import { Athlete } from './athletes'
import type { Layout } from './layout'
import { other } from './position'
import type { Act, Seat } from './schema'
import type { Pick } from './choice'
import type { Plaque } from './offers'
import type { Spread } from './dice_places'

const seats = [0, 1] as const
const turns = [-9, 4, 11] // how the rolled dice lie, in degrees

/** Where the two racks are; the one that is used now is lit. */
export function Racks({ layout, turn }: { layout: Layout; turn: Seat | null }) {
  return seats.map((seat) => (
    <g key={seat} class={turn === seat ? 'rack lit' : 'rack'}>
      <rect class="floor" {...layout.rack(seat)} rx="10" />
      <rect class="line" {...layout.rack(seat)} rx="10" />
    </g>
  ))
}

/** A die as it is shown. */
export interface Shown {
  id: number
  value: number
  at: Point
  turn: number // degrees
  state: '' | 'ready' | 'chosen' | 'held' | 'used'
  /** What it has been used for, or that it has been rolled again. */
  sign?: Act | 'again'
}

/** Every die that lies somewhere. `pick` is what is chosen, and `tray` the places of the dice that can be. */
export function shownDice(
  layout: Layout,
  { columns, tray: rolled }: Spread,
  mover: Seat,
  pick: Pick,
  tray: number[],
): Shown[] {
  return [
    ...seats.flatMap((seat) =>
      columns[seat].flatMap(({ die, used, beside }, i) => {
        const state = used ? 'used' : pick.spot === i && seat === mover ? 'chosen' : ''
        const own: Shown = { ...die, at: layout.spot(seat, i), turn: 0, state }
        if (!beside) return [own]
        const given: Shown = {
          ...beside.die,
          at: layout.beside(seat, i),
          turn: 0,
          state: 'used',
          sign: beside.act,
        }
        return [own, given]
      }),
    ),
    ...rolled.flatMap((place, i): Shown[] => {
      if (!place) return []
      const chosen = pick.tray === i
      const put = chosen && pick.spot !== null
      return [
        {
          ...place.die,
          at: put ? layout.beside(mover, pick.spot!) : layout.tray[i]!,
          turn: put ? 0 : turns[i]!,
          state: chosen ? 'chosen' : tray.includes(i) && pick.tray === null ? 'ready' : '',
          ...(place.again && { sign: 'again' }),
        },
      ]
    }),
  ]
}

export const dieTransform = (at: Point, turn: number, size: number) =>
  `translate(${at.x.toFixed(1)}px,${at.y.toFixed(1)}px) rotate(${turn}deg) scale(${size / 100})`

export function ShownDie({ die, layout }: { die: Shown; layout: Layout }) {
  const { id, value, at, turn, state, sign } = die
  return (
    <g
      class={`lying ${state}`}
      data-glides={`die-${id}`}
      data-held={state === 'held' ? '' : undefined}
      style={{ transform: dieTransform(at, turn, layout.die) }}
    >
      <Die value={value} />
      {state !== '' && state !== 'used' && (
        <rect class="ring" x="-57" y="-56" width="114" height="116" rx="27" />
      )}
      {sign && (
        <g class="done" transform="translate(38 40)">
          <circle r="30" />
          <path d={signs[sign]} />
        </g>
      )}
    </g>
  )
}

/** In a circle of radius 30. */
const signs: Record<Act | 'again', string> = {
  elim: 'M-11-11L11 11M11-11L-11 11',
  finish: 'M-14 11H14M-10-13L8 4M8-13L-10 4',
  weaken: 'M0-16V9M-10-1L0 10L10-1M-14 17H14',
  swap: 'M-15-6H13L5-14M15 7H-13L-5 15',
  again: 'M12-9A15 15 0 1 0 15 3M14-18V-8H4',
}

/** Where the chosen die can be put. */
export const Gap = ({ at, layout }: { at: Point; layout: Layout }) => (
  <rect
    class="gap"
    x={at.x - layout.die / 2}
    y={at.y - layout.die / 2}
    width={layout.die}
    height={layout.die}
    rx={layout.die * 0.2}
  />
)

/** The place of the `i`th of `of` plaques. */
export function plaqueBox({ plaques, gap }: Layout, i: number, of: number): Box {
  const width = (plaques.width - (of - 1) * gap) / of
  return { x: plaques.x + i * (width + gap), y: plaques.y, width, height: plaques.height }
}

export function PlaqueFace({ plaque, box, mover }: { plaque: Plaque; box: Box; mover: Seat }) {
  const { x, y, width, height } = box
  const { act } = plaque
  const aside = act !== undefined && width > 140 // the picture at the left of the words, not above them
  const middle = x + width / 2 + (aside ? height * 0.6 : 0)
  const [title, more] = act && !aside ? [0.62, 0.86] : [0.45, 0.78]
  return (
    <g class={plaque.token ? 'plaque open' : 'plaque'}>
      <rect class="drop" x={x} y={y + 3} width={width} height={height} rx="9" />
      <rect class="face" {...box} rx="9" />
      {act && (
        <g
          transform={
            aside
              ? `translate(${x + height * 0.1} ${y + 8}) scale(${height / 52})`
              : `translate(${x + width / 2 - 14} ${y + 2}) scale(0.7)`
          }
        >
          <Picture act={act} mover={mover} />
        </g>
      )}
      <text class="title" x={middle} y={y + height * title}>
        {plaque.title}
      </text>
      <text class="more" x={middle} y={y + height * more}>
        {plaque.more}
      </text>
    </g>
  )
}

/** What an act does, in a box of 40 × 40. */
function Picture({ act, mover }: { act: Act; mover: Seat }) {
  if (act === 'swap') {
    return <path class="sign" d="M8 13H31M25 7L31 13L25 19M32 27H9M15 21L9 27L15 33" />
  }
  const enemy = other(mover)
  const lies = act !== 'elim'
  const lean = enemy === 0 ? -68 : 68
  return (
    <>
      <g
        transform={`translate(${lies ? (enemy === 0 ? 22 : 12) : 16} 36) ${lies ? `rotate(${lean})` : ''} scale(0.5)`}
      >
        <Athlete seat={enemy} />
      </g>
      <path class="sign" d={act === 'weaken' ? 'M30 4V17M25 12L30 17L35 12' : 'M32 18V5M27 10L32 5L37 10'} />
    </>
  )
}
