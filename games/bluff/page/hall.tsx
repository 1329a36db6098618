// The golden hall from above: its walls with the thirty shields, the table in it, the red die on the track, and the bid in the middle.

import { Die } from '@nemeton/board/art/die'
import { CrossKnot, RingKnot, Twist } from '@nemeton/board/art/knot'
import { OakPanel } from '@nemeton/board/art/panel'
import { inset, type Box } from '@nemeton/board/walk'
import { isChosen, numberOn, type Board } from './cells'
import { bidOf, bidsIn } from './choice'
import { placed } from './cups'
import { Guest } from './guests'
import type { Layout } from './layout'
import { openCounts, shieldOf, shields, type Shield } from './track'
import type { Bid, Table } from './position'
import { say } from './words'

/** The ground, which never changes: the panel, the walls with their mouldings, the cloth on the table. */
export function Ground({ layout }: { layout: Layout }) {
  const { width, height, hall, floor, narrow } = layout
  const twist = narrow ? 6 : 11
  const cloth = inset(floor, twist)
  return (
    <g class="ground" aria-hidden="true">
      <linearGradient id="bluff-gold" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" class="gold-0" />
        <stop offset="0.450" class="gold-1" />
        <stop offset="0.550" class="gold-0" />
        <stop offset="1" class="gold-2" />
      </linearGradient>
      <OakPanel id="bluff-panel" width={width} height={height} />
      <rect class="drop" {...hall} y={hall.y + 3} rx="12" />
      <rect class="wall" {...hall} rx="12" fill="url(#bluff-gold)" />
      <path class="joints" d={joints(layout)} />
      <rect class="line" {...inset(hall, 3)} rx="9" />
      <rect class="beam" {...floor} />
      <Mouldings floor={floor} twist={twist} />
      <rect class="cloth" {...cloth} rx="4" />
      <g
        class="stitched"
        transform={`translate(${layout.middle.x + layout.middle.width / 2} ${cloth.y + cloth.height / 2}) rotate(45)`}
      >
        <RingKnot radius={cloth.height * 0.4} />
      </g>
      <rect class="hem" {...inset(cloth, 4)} rx="3" />
      {[floor.y, floor.y + floor.height].flatMap((y) =>
        [floor.x, floor.x + floor.width].map((x) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle class="boss" r={twist * 1.5} />
            <CrossKnot radius={twist * 1.25} />
          </g>
        )),
      )}
    </g>
  )
}

/** Twisted bands along the foot of the four walls. */
function Mouldings({ floor: { x, y, width, height }, twist }: { floor: Box; twist: number }) {
  const band = (length: number, transform: string) => (
    <g transform={transform}>
      <rect y={-twist} width={length} height={twist * 2} fill="url(#bluff-twist)" />
    </g>
  )
  return (
    <>
      <pattern id="bluff-twist" y={-twist} width={twist * 4} height={twist * 2} patternUnits="userSpaceOnUse">
        <g class="moulding" transform={`translate(0 ${twist})`}>
          <Twist length={twist * 4} height={twist * 1.7} />
        </g>
      </pattern>
      {band(width, `translate(${x} ${y})`)}
      {band(width, `translate(${x} ${y + height})`)}
      {band(height, `translate(${x} ${y}) rotate(90)`)}
      {band(height, `translate(${x + width} ${y}) rotate(90)`)}
    </>
  )
}

/** The planks of the walls: a joint between any two shields. */
function joints({ hall, floor, shield }: Layout): string {
  let d = ''
  for (let i = 0; i < 30; ++i) {
    const [a, b] = [shield(i), shield((i + 1) % 30)]
    const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
    if (Math.abs(a.y - b.y) < 1)
      d +=
        y < floor.y ? `M${x} ${hall.y}V${floor.y}` : `M${x} ${floor.y + floor.height}V${hall.y + hall.height}`
    else
      d +=
        x < floor.x ? `M${hall.x} ${y}H${floor.x}` : `M${floor.x + floor.width} ${y}H${hall.x + hall.width}`
  }
  return d
}

interface ShieldProps {
  layout: Layout
  i: number
  shield: Shield
  /** The number that it stands for now. */
  number: number
  look: 'open' | 'passed' | 'chosen' | 'here'
}

/** A white shield is round, a red one long: it is for bids on the Magic One. */
export function ShieldFace({ layout, i, shield: { red }, number, look }: ShieldProps) {
  return (
    <g
      class={`shield ${red ? 'red' : 'white'} ${look}`}
      transform={`translate(${layout.shield(i).x} ${layout.shield(i).y}) scale(${layout.shieldSize / 100})`}
    >
      {red ? (
        <>
          <path class="drop" d={longShield} transform="translate(2 5)" />
          <path class="face" d={longShield} />
          <path class="rim" d={longShield} transform="scale(0.85)" />
          <path class="rib" d="M0-44V-28M0 28V44" />
        </>
      ) : (
        <>
          <circle class="drop" cx="2" cy="5" r="46" />
          <circle class="face" r="46" />
          <circle class="rim" r="38" />
          <path class="rib" d="M-38 0H-29M38 0H29M0-38V-31M0 38V31" />
        </>
      )}
      <text y="15">{number}</text>
      {look === 'chosen' &&
        (red ? (
          <path class="ring" d={longShield} transform="scale(1.120)" />
        ) : (
          <circle class="ring" r="53" />
        ))}
    </g>
  )
}

/** The thirty shields as they stand for bids now. */
export function Shields({ board }: { board: Board }) {
  const { layout, view, table } = board
  const lookOf = (shield: Shield, i: number): ShieldProps['look'] => {
    if (isChosen(board, shield, i)) return 'chosen'
    if (table.bid && shieldOf(table.bid) === i) return 'here'
    return !table.lifted && openCounts(shield, table.bid, view.in_play).length > 0 ? 'open' : 'passed'
  }
  return (
    <>
      {shields.map((shield, i) => (
        <ShieldFace
          key={i}
          {...{ layout, i, shield, number: numberOn(board, shield, i) }}
          look={lookOf(shield, i)}
        />
      ))}
    </>
  )
}

const longShield = 'M0-54C30-54 39-30 39 0C39 30 30 54 0 54C-30 54-39 30-39 0C-39-30-30-54 0-54Z'

/** The red die on the track; a faint one where a bid is being put together. */
function Marker({ layout, bid, planned = false }: { layout: Layout; bid: Bid; planned?: boolean }) {
  const at = layout.marker(shieldOf(bid))
  return (
    <g
      class={planned ? 'red-die planned' : 'red-die'}
      data-glides={planned ? 'planned-die' : 'red-die'}
      style={{ transform: placed(at, layout.markerSize) }}
    >
      <Die value={bid.face} />
    </g>
  )
}

/** The red dice of the bid and of the one that is put together. */
export function Markers({ board: { layout, table, actions, pick } }: { board: Board }) {
  const wanted = bidOf(bidsIn(actions), pick)
  return (
    <>
      {table.bid && <Marker layout={layout} bid={table.bid} />}
      {wanted && <Marker layout={layout} bid={wanted} planned />}
    </>
  )
}

interface MiddleProps {
  layout: Layout
  table: Table
  inPlay: number
  /** Dice counted so far, at a challenge. */
  lit: number
  over: boolean
}

/** The bid in large, and whose it is; at a challenge the dice that are counted against it. */
export function Middle({ layout, table, inPlay, lit, over }: MiddleProps) {
  const { bid, bidder, lifted } = table
  const { x, y, width, height } = layout.middle
  const unit = layout.narrow ? 1 : 1.75
  const middle = x + width / 2
  const line = y + height / 2
  if (!bid) {
    return (
      <g class="middle">
        <text class="none" x={middle} y={line - 2 * unit}>
          {say.noBid}
        </text>
        <text class="more" x={middle} y={line + 15 * unit}>
          {say.inPlay(inPlay)}
        </text>
      </g>
    )
  }
  const aside = bid.count > 9 ? 9 * unit : 0
  return (
    <g class="middle">
      {bidder !== null && (
        <g transform={`translate(${middle - 33 * unit - aside} ${line - 12 * unit}) scale(${0.24 * unit})`}>
          <Guest seat={bidder} />
        </g>
      )}
      <text class="count" x={middle + 4 * unit} y={line - 3 * unit}>
        {bid.count}
        <tspan class="times" dx={2 * unit}>
          ×
        </tspan>
      </text>
      <g
        class="red-die"
        transform={`translate(${middle + 37 * unit + aside} ${line - 12 * unit}) scale(${0.24 * unit})`}
      >
        <Die value={bid.face} />
      </g>
      {lifted ? (
        <text class="tally" x={middle} y={line + 22 * unit}>
          {over ? say.tally(lit, bid.count) : lit}
        </text>
      ) : (
        <text class="more" x={middle} y={line + 20 * unit}>
          {say.inPlay(inPlay)}
        </text>
      )}
    </g>
  )
}
