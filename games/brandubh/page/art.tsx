// How Brandubh looks: the oak board with its carved lines and knots, and the turned pieces. A square is 100 units
// wide; the field's upper left corner is the origin.
import type { JSX } from 'preact'
import oak from '@nemeton/board/art/oak.svg'
import { CrossKnot, RingKnot, Twist } from '@nemeton/board/art/knot'
import type { PieceKind } from './schema'

export const margin = 64
export const field = 700
export const side = field + 2 * margin

const files = 'abcdefg'

/** Gradients that the pieces use; once in every board. */
export function Shades(): JSX.Element {
  return (
    <defs>
      <radialGradient id="bd-bog" cx="0.36" cy="0.3" r="0.8">
        <stop offset="0" class="bog-light" />
        <stop offset="0.45" class="bog-mid" />
        <stop offset="1" class="bog-dark" />
      </radialGradient>
      <radialGradient id="bd-bone" cx="0.36" cy="0.28" r="0.85">
        <stop offset="0" class="bone-light" />
        <stop offset="0.5" class="bone-mid" />
        <stop offset="1" class="bone-dark" />
      </radialGradient>
      <radialGradient id="bd-gold" cx="0.34" cy="0.26" r="0.9">
        <stop offset="0" class="gold-light" />
        <stop offset="0.5" class="gold-mid" />
        <stop offset="1" class="gold-dark" />
      </radialGradient>
      <radialGradient id="bd-enamel" cx="0.36" cy="0.3" r="0.8">
        <stop offset="0" class="enamel-light" />
        <stop offset="1" class="enamel-dark" />
      </radialGradient>
      <radialGradient id="bd-shadow">
        <stop offset="0.6" stop-color="#160b03" stop-opacity="0.55" />
        <stop offset="1" stop-color="#160b03" stop-opacity="0" />
      </radialGradient>
      <pattern id="bd-twist" y={-margin + 7} width="50" height="26" patternUnits="userSpaceOnUse">
        <g transform="translate(0 13)">
          <Twist length={50} height={25} />
        </g>
      </pattern>
      <clipPath id="bd-frame">
        <rect x={-margin} y={-margin} width={side} height={side} rx="18" />
      </clipPath>
    </defs>
  )
}

/** The board without pieces. */
export function Wood(): JSX.Element {
  const lines = [1, 2, 3, 4, 5, 6].map((i) => i * 100)
  const carved = lines.map((at) => `M0 ${at}H${field}M${at} 0V${field}`).join('')
  const band = { x: 0, y: -margin + 7, width: field, height: 26, fill: 'url(#bd-twist)' }
  return (
    <g class="wood">
      <rect class="frame" x={-margin} y={-margin} width={side} height={side} rx="18" />
      <image
        href={oak}
        x={-margin}
        y={-margin}
        width={side}
        height={side}
        class="frame-grain"
        clip-path="url(#bd-frame)"
      />
      <rect class="frame-edge" x={-margin + 2} y={-margin + 2} width={side - 4} height={side - 4} rx="16" />
      {[0, 90, 180, 270].map((angle) => (
        <g transform={`rotate(${angle} ${field / 2} ${field / 2})`}>
          <rect {...band} />
          <g transform={`translate(${-margin / 2} ${-margin / 2})`}>
            <CrossKnot radius={25} />
          </g>
        </g>
      ))}
      <rect class="inlay" x="-7" y="-7" width={field + 14} height={field + 14} />
      <image href={oak} width={field} height={field} preserveAspectRatio="xMidYMid slice" />
      <rect class="field-shade" width={field} height={field} />
      <path class="groove-light" d={carved} transform="translate(1.6 1.6)" />
      <path class="groove" d={carved} />
      {[50, 650].flatMap((x) =>
        [50, 650].map((y) => (
          <g class="haven" transform={`translate(${x} ${y})`}>
            <rect x="-50" y="-50" width="100" height="100" />
            <CrossKnot radius={40} />
          </g>
        )),
      )}
      <g class="haven" transform="translate(350 350)">
        <rect x="-50" y="-50" width="100" height="100" />
        <RingKnot radius={45} />
      </g>
      <g class="coordinates">
        {[...files].map((file, i) => (
          <text x={i * 100 + 50} y={field + 26}>
            {file}
          </text>
        ))}
        {[...files].map((_, i) => (
          <text x="-20" y={field - i * 100 - 42}>
            {i + 1}
          </text>
        ))}
      </g>
    </g>
  )
}

/** The corners of a square whose corners are cut off, reaching `reach` to its sides. */
function octagon(reach: number): [number, number][] {
  const cut = reach * 0.46
  return [
    [-cut, -reach],
    [cut, -reach],
    [reach, -cut],
    [reach, cut],
    [cut, reach],
    [-cut, reach],
    [-reach, cut],
    [-reach, -cut],
  ]
}

const outline = (corners: [number, number][]) => `M${corners.map((corner) => corner.join(' ')).join('L')}Z`

/** How light each side of an octagon is, from the upper one on: the light falls from the upper left. */
const facets = ['b', 'c', 'd', 'e', 'e', 'd', 'b', 'a']

/** A piece cut like a stone: eight slopes around a flat top. */
function Cut({ reach, top, of }: { reach: number; top: number; of: 'bone' | 'gold' }): JSX.Element {
  const outer = octagon(reach)
  const inner = octagon(top)
  return (
    <g class={`cut ${of}`}>
      {outer.map((corner, i) => {
        const next = (i + 1) % 8
        return <path class={facets[i]} d={outline([corner, outer[next]!, inner[next]!, inner[i]!])} />
      })}
      <path class="top" d={outline(inner)} fill={`url(#bd-${of})`} />
      <path class="rim" d={outline(outer)} />
    </g>
  )
}

/** A piece around the origin, about 80 units wide. */
export function Piece({ kind }: { kind: PieceKind }): JSX.Element {
  return (
    <g class={`piece-art ${kind}`}>
      <circle class="cast" cx="3" cy="7" r={kind === 'king' ? 50 : 44} fill="url(#bd-shadow)" />
      {kind === 'attacker' && (
        <>
          <circle class="rim" r="36" fill="url(#bd-bog)" />
          <circle class="turned" r="29.5" />
          <circle r="24" fill="url(#bd-bog)" />
          <circle class="turned" r="15" />
          <circle r="8" fill="url(#bd-bog)" class="knob" />
        </>
      )}
      {kind === 'defender' && (
        <>
          <Cut reach={34} top={24} of="bone" />
          <circle class="turned" r="14" />
          <circle class="dot" r="4.5" />
        </>
      )}
      {kind === 'king' && (
        <>
          <Cut reach={43} top={35} of="gold" />
          <Cut reach={31} top={22} of="bone" />
          <circle r="14.5" fill="url(#bd-gold)" class="set" />
          <circle r="10.5" fill="url(#bd-enamel)" class="set" />
          <circle cx="-3.5" cy="-4" r="2.6" class="glint" />
        </>
      )}
    </g>
  )
}

/** The same in a box of 24 × 24. */
export const PieceMark = ({ kind }: { kind: PieceKind }): JSX.Element => (
  <g class="brandubh-mark" transform="translate(11.4 10.8) scale(0.225)">
    <Piece kind={kind} />
  </g>
)
