// The board itself: an oak panel with the river carved into it, from the spring to the sea. Nothing on it changes in play.

import { RingKnot } from '@nemeton/board/art/knot'
import { path, spiral, triskele, type Point } from '@nemeton/board/art/line'
import { OakPanel } from '@nemeton/board/art/panel'
import { inset } from '@nemeton/board/walk'
import type { Layout } from './layout'
import { isSafe, RAPIDS, SEA, SQUARES } from './position'
import { say } from './words'

const squares = Array.from({ length: SQUARES }, (_, i) => i + 1)
const LAST_START = 10 // boats must be below it before the first may go home

export function Ground({ layout }: { layout: Layout }) {
  const { width, height } = layout
  return (
    <g class="ground" aria-hidden="true">
      <OakPanel id="danube-panel" width={width} height={height} />
      <rect class="frame" {...inset({ x: 0, y: 0, width, height }, 5)} rx="10" />
      <Water layout={layout} />
      <Dividers layout={layout} />
      {squares.filter(isSafe).map((square) => (
        <Mooring key={square} layout={layout} square={square} />
      ))}
      <Rapids layout={layout} />
      <Names layout={layout} />
      {[0, 1].map((seat) =>
        Array.from({ length: 5 }, (_, i) => (
          <circle
            key={`${seat}-${i}`}
            class="berth"
            {...dot(layout.berth(seat, i))}
            r={layout.river.shape.half * 0.2}
          />
        )),
      )}
      <path class="foam" d={foam(layout)} />
    </g>
  )
}

// The river and the sea, sunk into the panel.
function Water({ layout: { river, sea } }: { layout: Layout }) {
  const { half } = river.shape
  const mouth = river.edge(SQUARES)
  // The river comes out of the spring as a brook and is at its full width at square 1.
  const brook = river.edge(0)
  const halfAt = (s: number) => {
    const t = Math.min(1, s / (brook + half))
    return half * (0.14 + 0.86 * t * t * (3 - 2 * t))
  }
  const channel = river.stretch(0, mouth, halfAt)
  const reach = (i: number) =>
    river.stretch(i === 0 ? 0 : river.edge(12 * i), river.edge(12 * i + 12), halfAt)
  return (
    <>
      <clipPath id="danube-water">
        <path d={channel} />
        <path d={sea} />
      </clipPath>
      <path class="lip" d={sea + channel} />
      <path class="bank" d={sea + channel} />
      <g clip-path="url(#danube-water)">
        <g class="sunk">
          <path class="water sea" d={sea} />
          {[0, 1, 2].map((i) => (
            <path key={i} class={`water reach-${i}`} d={reach(i)} />
          ))}
        </g>
        <path class="mouth" d={river.stretch(river.edge(SEA - 1), mouth + half, half)} />
        {[-0.62, -0.2, 0.26, 0.66].map((aside) => (
          <path key={aside} class="current" d={river.along(brook * 0.5, mouth, (s) => aside * halfAt(s))} />
        ))}
      </g>
      <path class="spring" d={spiral(river.at(0), half * 0.3, 2, Math.PI / 2)} />
    </>
  )
}

// Between any two squares; the last of the springs has a stronger one.
function Dividers({ layout: { river } }: { layout: Layout }) {
  const { half } = river.shape
  return (
    <>
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
    </>
  )
}

function Mooring({ layout: { river }, square }: { layout: Layout; square: number }) {
  const { x, y } = river.place(square)
  const { half } = river.shape
  return (
    <g class="mooring" transform={`translate(${x} ${y})`}>
      <circle class="isle" r={half * 0.88} />
      <RingKnot radius={half * 0.84} />
    </g>
  )
}

// The numbers of the squares, and the name of the sea.
function Names({ layout: { river, seaName } }: { layout: Layout }) {
  const { half } = river.shape
  return (
    <>
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
      <text class="name" {...seaName}>
        {say.seaName}
      </text>
    </>
  )
}

const dot = ({ x, y }: Point) => ({ cx: x, cy: y })

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
