// The picture with the rope: two villages beside a loch, inlaid in oak, and everybody who pulls, lies or waits.

import oak from '@nemeton/board/art/oak.svg?url'
import { RingKnot } from '@nemeton/board/art/knot'
import { Athlete } from './athletes'
import type { Layout } from './layout'
import { matchesWon } from './position'
import type { Seat, View } from './schema'
import type { Post } from './rope'
import { say } from './words'

const seats = [0, 1] as const

/** What never changes: the panel, hills and water, the grass. Drawn for a picture of 968 × 420 and stretched to the one there is. */
export function Ground({ layout }: { layout: Layout }) {
  const { scene, width, height } = layout
  const stretch = `translate(${scene.x} ${scene.y}) scale(${scene.width / 968} ${scene.height / 420})`
  const size = Math.max(width, height)
  return (
    <g class="ground" aria-hidden="true">
      <clipPath id="tug-panel">
        <rect width={width} height={height} rx="14" />
      </clipPath>
      <clipPath id="tug-scene">
        <rect {...scene} rx="10" />
      </clipPath>
      <g clip-path="url(#tug-panel)">
        <image href={oak} width={size} height={size} preserveAspectRatio="xMidYMid slice" />
      </g>
      <rect class="shade" width={width} height={height} rx="14" />
      <g clip-path="url(#tug-scene)">
        <g transform={stretch}>
          <Landscape />
        </g>
        <image class="grain" href={oak} width={size} height={size} preserveAspectRatio="xMidYMid slice" />
      </g>
      <rect class="rim" {...scene} rx="10" />
      <rect class="inlay" {...scene} rx="10" />
      <rect class="cloth" {...layout.cloth} rx="10" />
      <rect
        class="hem"
        x={layout.cloth.x + 5}
        y={layout.cloth.y + 5}
        width={layout.cloth.width - 10}
        height={layout.cloth.height - 10}
        rx="7"
      />
      <g
        class="stitched"
        transform={`translate(${width / 2} ${layout.cloth.y + layout.cloth.height / 2}) rotate(45)`}
      >
        <RingKnot radius={layout.cloth.height * 0.36} />
      </g>
    </g>
  )
}

/** Hills, water with a boat and houses, and the grass that they pull on. */
const Landscape = () => (
  <>
    <rect class="sky" width="968" height="420" />
    <path class="far" d={far} />
    <path class="near" d={near} />
    <path class="loch" d="M0 146H968V200H0Z" />
    <path class="foam" d="M40 158h60m40 8h90m70-9h48m90 10h70m120-8h60m84 9h52m-700 9h60m300-2h70m140 3h50" />
    <path
      class="wall"
      d="M66 147v-11h15v11M88 147v-12h17v12M112 147v-11h14v11M134 147v-10h15v10M158 147v-11h16v11"
    />
    <path
      class="roof"
      d="M63 137l10-8 11 8zM85 136l11.500-9 12 9zM109 137l10-8 10 8zM131 138l10.500-8 11 8zM155 137l11-8 11 8z"
    />
    <path class="sail" d="M640 164l14-30v30z" />
    <path class="boat" d="M628 164h38l-7 8h-24z" />
    <path
      class="stone"
      d="M822 148l3-25q5-5 9 0l3 25zM846 148l2-19q5-4 9 0l2 19zM868 148l3-29q4-4 8 0l4 29z"
    />
    <path class="grass back" d="M0 171C150 161 300 175 484 169C700 161 820 177 968 167V420H0Z" />
    <path class="grass" d="M0 256C180 244 330 262 500 252C690 242 820 262 968 250V420H0Z" />
    <path class="grass front" d="M0 356C200 342 400 366 600 352C760 342 880 360 968 350V420H0Z" />
    <path class="tuft" d={tufts} />
    <path class="chalk" d="M484 196V374" />
  </>
)

const far =
  'M0 128L46 104L88 122L150 82L196 112L262 92L330 124L402 98L470 122L548 84L596 106L648 50L684 84L726 32L768 78L804 54L856 102L906 70L968 108V176H0Z'
const near =
  'M0 124C80 104 150 122 230 136C330 152 420 126 520 140C640 154 760 116 860 128C910 134 940 124 968 120V176H0Z'
const tufts = [
  [70, 222],
  [180, 318],
  [236, 214],
  [330, 396],
  [420, 226],
  [560, 402],
  [610, 214],
  [700, 330],
  [760, 226],
  [880, 312],
  [906, 214],
  [110, 384],
]
  .map(([x, y]) => `M${x} ${y}l-4-10m4 10v-13m0 13l5-9`)
  .join('')

/** The rope with its ribbon, around its middle; `reach` is how far it goes to each side. */
export function Rope({ reach, size }: { reach: number; size: number }) {
  const step = 6 * size
  const strands = Array.from({ length: Math.ceil((2 * reach) / step) }, (_, i) => {
    const x = (i * step - reach).toFixed(1)
    return `M${x} ${1.7 * size}l${(3.4 * size).toFixed(1)} ${(-3.4 * size).toFixed(1)}`
  })
  return (
    <>
      <path class="rope-edge" stroke-width={6.4 * size} d={`M${-reach} 0H${reach}`} />
      <path class="rope" stroke-width={4.2 * size} d={`M${-reach} 0H${reach}`} />
      <path class="strand" stroke-width={1.1 * size} d={strands.join('')} />
      <g transform={`scale(${size})`}>
        <path class="ribbon" d="M-3 2L-9 22L-3.500 19L0 25L3 18L8 21L3 2Z" />
        <rect class="ribbon" x="-5" y="-5" width="10" height="10" rx="2.500" />
      </g>
    </>
  )
}

/** Where the side that lost comes to lie. */
export function Mud({ layout: { field }, seat }: { layout: Layout; seat: Seat }) {
  const { width, size, feet } = field
  const outward = seat === 0 ? -1 : 1
  return (
    <g class="mud" transform={`translate(${width / 2 + outward * size * 84} ${feet.lying}) scale(${size})`}>
      <ellipse rx="104" ry="15" />
      <ellipse class="wet" cx="-22" cy="-3" rx="44" ry="5" />
    </g>
  )
}

/** Where a figure is, as a CSS transform. */
export function posed({ group, x, y }: Post, seat: Seat, size: number): string {
  const lean = seat === 0 ? 1 : -1
  const turn = group === 'weakened' ? -68 * lean : group === 'reserve' ? 17 * lean : 0
  const scale = group === 'reserve' ? size * 0.5 : size
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) rotate(${turn}deg) scale(${scale})`
}

export function Figure({ post, seat, size }: { post: Post; seat: Seat; size: number }) {
  return (
    <g
      class={`figure ${post.group}`}
      data-glides={`athlete-${seat}-${post.athlete}`}
      style={{ transform: posed(post, seat, size) }}
    >
      <Athlete seat={seat} />
    </g>
  )
}

/** How many stand, lie and wait; the number of the match, and a pennant for each match won. */
export function Numbers({ layout, view }: { layout: Layout; view: View }) {
  const { scene, field } = layout
  const line = scene.y + field.size * 20
  return (
    <g class="numbers" aria-hidden="true">
      <text class="match" x={field.width / 2} y={line}>
        {say.match(view.match, view.matches)}
      </text>
      {seats.map((seat) => {
        const { standing, weakened, reserve, column } = view.sides[seat]
        const inward = seat === 0 ? 1 : -1
        const edge = seat === 0 ? scene.x : scene.x + scene.width
        const at = edge + inward * 0.26 * field.margin
        const won = matchesWon(view, seat)
        return (
          <g key={seat} text-anchor={seat === 0 ? 'start' : 'end'}>
            {column.length > 0 && (
              <text class="count" x={at} y={layout.count}>
                {say.pulling(standing, weakened)}
              </text>
            )}
            {reserve > 0 && (
              <text class="count waiting" x={at} y={field.feet.reserve - field.size * 34}>
                {say.waiting(reserve)}
              </text>
            )}
            {Array.from({ length: won }, (_, i) => (
              <g
                key={i}
                class={seat === 0 ? 'pennant plockton' : 'pennant broadford'}
                transform={`translate(${edge + inward * field.size * (10 + 22 * i)} ${scene.y + field.size * 7}) scale(${inward * field.size} ${field.size})`}
              >
                <path class="pole" d="M0 0V34" />
                <path
                  class="cloth"
                  d={seat === 0 ? 'M0 1Q10-3 18 2Q15 8 18 14Q9 10 0 14Z' : 'M0 1L19 7.500L0 14Z'}
                />
              </g>
            ))}
          </g>
        )
      })}
    </g>
  )
}
