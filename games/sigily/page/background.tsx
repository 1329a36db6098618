// The board itself: the wheel of the year carved into its oak, and the roads of the deep. Nothing on it changes in play.
import type { JSX } from 'preact'
import { path } from '@nemeton/board/art/line'
import oak from '@nemeton/board/art/oak.svg?url'
import { gates, isDeep, isGate, isSun, ring, sigils } from './position'
import type { Sigil } from './schema'
import { Sign, signOf } from './signs'
import { half, placeOf, polar } from './wheel'
import { nameOf } from './words'

const road = `${path(ring.map(placeOf))}Z`
const arms = [0, 6].map((gate) => path([placeOf(String(gate)), placeOf(String(gate + 12))])).join('')

/** The radius of a sigil's disc. */
export const disc = 55
export const discOf = (sigil: Sigil) => (isGate(sigil) || sigil === 'c' ? 63 : disc)

const kindOf = (sigil: Sigil) =>
  isDeep(sigil) ? 'deep' : isGate(sigil) ? 'gate' : isSun(sigil) ? 'sun' : 'plain'

/** A sigil around the origin. */
export function Disc({ sigil }: { sigil: Sigil }): JSX.Element {
  const r = discOf(sigil)
  return (
    <g class={`disc ${kindOf(sigil)}`}>
      <circle class="sunk" r={r + 4} />
      <circle class="face" r={r} />
      <circle class="turned" r={r - 6} />
      <Sign of={signOf(sigil)} />
    </g>
  )
}

/** The number of a sigil of the ring, between it and the camps. */
function Numeral({ sigil }: { sigil: Sigil }): JSX.Element {
  const place = placeOf(sigil)
  const scale = (Math.hypot(place.x, place.y) - 78) / Math.hypot(place.x, place.y)
  return (
    <text class="numeral" x={place.x * scale} y={place.y * scale} dy="0.34em">
      {sigil}
    </text>
  )
}

/** The name of a gate, written around its outer side. */
function GateName({ gate }: { gate: number }): JSX.Element {
  const { x, y } = placeOf(String(gate))
  // Below the middle letters stand on the inside of the arc, so that they are upright.
  const below = y > 0
  const r = discOf(String(gate)) + (below ? 34 : 14)
  const ends = [-80, 80].map((aside) => polar(r, 45 + gate * 15 + (below ? -aside : aside)))
  const [from, to] = ends.map((end) => `${(x + end.x).toFixed(1)} ${(y + end.y).toFixed(1)}`)
  return (
    <>
      <path id={`sigily-gate-${gate}`} class="baseline" d={`M${from}A${r} ${r} 0 0 ${below ? 0 : 1} ${to}`} />
      <text class="gate-name">
        <textPath href={`#sigily-gate-${gate}`} startOffset="50%">
          {nameOf(String(gate))}
        </textPath>
      </text>
    </>
  )
}

/** The panel that the wheel is carved into, where it is no part of what lies around. */
export function Panel(): JSX.Element {
  const whole = { x: -half, y: -half, width: 2 * half, height: 2 * half }
  return (
    <g class="panel">
      <clipPath id="sigily-panel">
        <rect {...whole} rx="16" />
      </clipPath>
      <g clip-path="url(#sigily-panel)">
        <image href={oak} {...whole} />
        <rect class="shade" {...whole} />
      </g>
    </g>
  )
}

export function Ground(): JSX.Element {
  return (
    <g class="ground" aria-hidden="true">
      <rect class="frame" x={-490} y={-490} width={980} height={980} rx={16} />
      <path class="road lip" d={road} />
      <path class="road edge" d={road} />
      <path class="road" d={road} />
      <path class="arms edge" d={arms} />
      <path class="arms" d={arms} />
      {sigils.map((sigil) => (
        <g key={sigil} transform={`translate(${placeOf(sigil).x} ${placeOf(sigil).y})`}>
          <Disc sigil={sigil} />
        </g>
      ))}
      {ring
        .filter((sigil) => !isGate(sigil))
        .map((sigil) => (
          <Numeral key={sigil} sigil={sigil} />
        ))}
      {gates.map((gate) => (
        <GateName key={gate} gate={gate} />
      ))}
    </g>
  )
}
