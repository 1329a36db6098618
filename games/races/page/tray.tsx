// The drawn tile, what can be done with it in a few words, and the stock.
import type { JSX } from 'preact'
import { findEffect } from '@nemeton/board/effects'
import { stepsOf } from './cells'
import { Back, Face, Scroll, Trophy } from './art/domino'
import { scoredIn, standing } from './hand_end'
import { Marker } from './art/markers'
import type { Ground } from './race_page'
import { Letters } from './art/letters'
import type { Action } from './position'
import type { Effect, Scored, View } from './schema'
import { names, say } from './words'

const tileLength = 2.7 // halves of the board long, where there is room for it

/** Where the drawn tile lies, and where the stock is, as transforms of a tile. */
export function traySpots({ tray, half }: Ground): { drawn: string; pile: string; x: number; top: number } {
  const x = tray.x + tray.width / 2
  const size = Math.min(tileLength * half, tray.width * 0.96) / 200
  const top = tray.y + half * 0.75
  return {
    drawn: `translate(${x.toFixed(1)}px,${top.toFixed(1)}px) scale(${size.toFixed(3)})`,
    pile: `translate(${(x - half * 0.55).toFixed(1)}px,${(tray.y + tray.height - half * 0.42).toFixed(1)}px) scale(${((half * 0.55) / 100).toFixed(3)})`,
    x,
    top,
  }
}

/** The tile to be shown: the one just drawn, also if it could not be played, or the one that is being played. */
export const tileShown = (view: View, effects: Effect[]): [number, number] | null =>
  (findEffect(effects, 'drawn') ?? findEffect(effects, 'second_drawn'))?.tile ?? view.tile

/** Which of its numbers are no longer to be played, of [high, low]. */
function used({ stage, left, tile }: View): [boolean, boolean] {
  if (stage !== 'move' || tile === null || left.length === 2) return [false, false]
  return left[0] === tile[0] ? [tile[0] === tile[1], true] : [true, false]
}

/** The seat that has scored in a hand, or the winners of the game, with their points. */
function trophyOf({ end, points }: View, scored: Scored) {
  const seats = end ? end.winners : [scored.seat]
  return {
    markers: seats.map((seat) => <Marker key={seat} seat={seat} />),
    points: end ? String(points[seats[0]!]) : `+${scored.points}`,
  }
}

/** How it stands when somebody has scored, in lines. */
const score = (view: View): string[] =>
  standing(view).map(({ seats, points }) => `${seats.map((seat) => names[seat]).join(' + ')}: ${points}`)

/** What the seat at this device can do now, in lines. */
function hints(view: View, actions: Action[]): string[] {
  if (actions.length === 0) return []
  if (view.stage === 'exchange') return [say.mayExchange, say.again]
  if (view.stage === 'home') return [say.oneHome, say.again]
  const [high, low] = view.tile!
  const steps = stepsOf(actions)
  const lines: string[] = []
  if (view.left.length === 1)
    lines.push(view.moved === null ? say.byOne(view.left[0]!) : say.still(view.left[0]!))
  else {
    const whole = steps.includes(high + low)
    const two = steps.some((each) => each !== high + low)
    if (whole) lines.push(say.byOne(high + low))
    if (two) lines.push(whole ? `${say.or} ${say.byTwo(high, low)}` : say.byTwo(high, low))
  }
  return high === low ? [...lines, say.again] : lines
}

interface TrayProps {
  ground: Ground
  view: View
  effects: Effect[]
  actions: Action[]
  /** How far down it can be seen: below lies what is asked. */
  seen: number
}

export function Tray({ ground, view, effects, actions, seen }: TrayProps): JSX.Element {
  const { half, tray } = ground
  const { drawn, pile, x, top } = traySpots(ground)
  const scored = scoredIn(effects)
  const tile = tileShown(view, effects)
  const bottom = tray.y + tray.height
  const lines = scored ? score(view) : hints(view, actions)
  // The line that says which hand is played lies between these and the stock.
  const first = view.target > 0 ? 0.84 : 0.95
  const pitch = view.target > 0 ? Math.min(0.38, ((bottom - top) / half - 1 - first) / lines.length) : 0.38
  return (
    <g class="tray">
      {Array.from({ length: bottom > seen ? 0 : Math.min(3, Math.ceil(view.stock / 14)) }, (_, i) => (
        <g key={i} style={{ transform: `translateY(${-i * half * 0.07}px) ${pile}` }}>
          <Back>
            <Scroll />
          </Back>
        </g>
      ))}
      {bottom <= seen && (
        <text class="letters count" x={x + half * 0.3} y={bottom - half * 0.42} dy="0.34em">
          × {view.stock}
        </text>
      )}
      {scored ? (
        <g data-glides="drawn" style={{ transform: drawn }}>
          <Trophy {...trophyOf(view, scored)} />
        </g>
      ) : tile ? (
        <g data-glides="drawn" style={{ transform: drawn }}>
          <Face values={tile} used={used(view)} />
        </g>
      ) : (
        <rect class="empty" x="-96" y="-48" width="192" height="96" rx="13" style={{ transform: drawn }} />
      )}
      {lines
        .map((text, i) => ({ text, y: top + half * (first + i * pitch) }))
        .filter(({ y }) => y + half * 0.2 <= seen)
        .map((line) => (
          <Letters key={line.text} {...line} x={x} room={tray.width} />
        ))}
      {view.target > 0 && bottom - half * 0.8 <= seen && (
        <Letters x={x} y={bottom - half} room={tray.width} text={say.hand(view.hand, view.target)} />
      )}
    </g>
  )
}
