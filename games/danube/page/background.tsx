// The board itself: an oak panel with the river carved into it, from the spring to the sea. Nothing on it changes in play.

import oak from '@nemeton/board/art/oak.svg?url'
import { RingKnot } from '@nemeton/board/art/knot'
import { path } from '@nemeton/board/art/line'
import { spiral, triskele } from '@nemeton/board/art/line'
import type { Layout } from './layout'
import { isSafe, RAPIDS, SEA, SQUARES } from './position'
import { say } from './words'

const squares = Array.from({ length: SQUARES }, (_, i) => i + 1)
const REACHES = [0, 12, 24, 36] // where the three rows of the river begin and end
const LAST_START = 10 // boats must be below it before the first may go home

export function Ground({ layout }: { layout: Layout }) {
  const { river, width, height } = layout
  const { half } = river.shape
  const mouth = river.edge(SQUARES)
  // The river comes out of the spring as a brook and is at its full width at square 1.
  const brook = river.edge(0)
  const halfAt = (s: number) => {
    const t = Math.min(1, s / (brook + half))
    return half * (0.14 + 0.86 * t * t * (3 - 2 * t))
  }
  const channel = river.stretch(0, mouth, halfAt)
  return (
    <g class="ground" aria-hidden="true">
      <clipPath id="danube-panel">
        <rect width={width} height={height} rx="14" />
      </clipPath>
      <image
        href={oak}
        width={Math.max(width, height)}
        height={Math.max(width, height)}
        preserveAspectRatio="xMidYMid slice"
        clip-path="url(#danube-panel)"
      />
      <rect class="shade" width={width} height={height} rx="14" />
      <rect class="frame" x="5" y="5" width={width - 10} height={height - 10} rx="10" />

      <clipPath id="danube-water">
        <path d={channel} />
        <path d={layout.sea} />
      </clipPath>
      <path class="lip" d={layout.sea + channel} />
      <path class="bank" d={layout.sea + channel} />
      <g clip-path="url(#danube-water)">
        <g class="sunk">
          <path class="water sea" d={layout.sea} />
          {[0, 1, 2].map((reach) => (
            <path
              key={reach}
              class={`water reach-${reach}`}
              d={river.stretch(
                reach === 0 ? 0 : river.edge(REACHES[reach]!),
                river.edge(REACHES[reach + 1]!),
                halfAt,
              )}
            />
          ))}
        </g>
        <path class="mouth" d={river.stretch(river.edge(SEA - 1), mouth + half, half)} />
        {[-0.62, -0.2, 0.26, 0.66].map((aside) => (
          <path key={aside} class="current" d={river.along(brook * 0.5, mouth, (s) => aside * halfAt(s))} />
        ))}
      </g>
      <path class="spring" d={spiral(river.at(0), half * 0.3, 2, Math.PI / 2)} />

      {squares.slice(0, -1).map((square) => {
        const s = river.edge(square)
        const strong = square === LAST_START
        return (
          <g key={square} class={strong ? 'divider strong' : 'divider'}>
            <path d={path([river.beside(s, -half), river.beside(s, half)])} />
            {strong &&
              [-1, 1].map((side) => (
                <circle key={side} {...dot(river.beside(s, side * (half + 2)))} r={half * 0.13} />
              ))}
          </g>
        )
      })}

      {squares.filter(isSafe).map((square) => {
        const { x, y } = river.place(square)
        return (
          <g key={square} class="mooring" transform={`translate(${x} ${y})`}>
            <circle class="isle" r={half * 0.88} />
            <RingKnot radius={half * 0.84} />
          </g>
        )
      })}
      <Rapids layout={layout} />

      {squares.map((square) => {
        const { x, y } = river.place(square)
        return (
          <text
            key={square}
            class={isSafe(square) ? 'number safe' : 'number'}
            x={x}
            y={y - half - (half > 30 ? 9 : 6)}
          >
            {square}
          </text>
        )
      })}
      <text class="name" {...layout.seaName}>
        {say.seaName}
      </text>
      {[0, 1].map((seat) =>
        Array.from({ length: 5 }, (_, i) => {
          const { x, y } = layout.berth(seat, i)
          return <circle key={`${seat}-${i}`} class="berth" cx={x} cy={y} r={half * 0.2} />
        }),
      )}
      <path class="foam" d={foam(layout)} />
    </g>
  )
}

const dot = ({ x, y }: { x: number; y: number }) => ({ cx: x, cy: y })

// White water, and the path over land by which its boats are carried back.
function Rapids({ layout: { river } }: { layout: Layout }) {
  const { half } = river.shape
  const here = river.place(RAPIDS)
  const back = river.place(19)
  const aside = half * 0.55
  return (
    <g class="rapids">
      <radialGradient id="danube-deep">
        <stop offset="0.62" />
        <stop offset="1" stop-opacity="0.25" />
      </radialGradient>
      <path class="deep" d={river.stretch(river.edge(RAPIDS - 1), river.edge(RAPIDS), half)} />
      <path class="swirl" d={triskele(here, half * 0.92)} />
      <path
        class="path"
        d={`M${here.x + aside} ${here.y - half - 5}Q${here.x + aside * 1.5} ${(here.y + back.y) / 2} ${back.x + aside} ${back.y + half + 5}`}
      />
    </g>
  )
}

// Small waves where the river meets the sea.
function foam({ river }: Layout): string {
  const mouth = river.edge(SEA)
  const { half } = river.shape
  return [0.1, 0.3]
    .map((t) =>
      path(
        [-0.7, -0.35, 0, 0.35, 0.7].map((aside, i) =>
          river.beside(mouth + half * t + (i % 2) * 5, aside * half),
        ),
      ),
    )
    .join('')
}
