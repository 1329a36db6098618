// The register of the forty cards.

import { Suit } from './cards'
import { registerColumns, type Layout } from './layout'
import { Leaf } from './leaves'
import { printedRank, ranks, suits, cardPlaces } from './position'
import type { View } from './schema'
import { say } from './words'

/**
 * The cards of the others, a row a suit: by whose mark they are known to be in a hand, or a dot if any of the others may have it. To a
 * viewer without a hand, all cards; those that are gone are struck through.
 */
export function Register({ layout, view, viewer }: { layout: Layout; view: View; viewer: number }) {
  const { x, y, width, height } = layout.register
  const plays = view.hands[viewer] != null
  const title = layout.narrow ? 17 : 30
  const head = (plays ? title : 0) + (layout.narrow ? 14 : 30)
  const foot = layout.narrow ? 4 : 12
  const { label, across } = registerColumns(layout.register)
  const down = (height - head - foot) / 4
  const known = cardPlaces(view)
  // A sign rather than a word: on a phone that lies there is no room for one in every language.
  const dots = plays && known.size < ranks.length * suits.length
  const column = (i: number) => x + label + (i + 0.5) * across
  const line = (row: number) => y + head + (row + 0.5) * down
  return (
    <g class="register">
      {plays && (
        <text class="title-of" x={x + width / 2} y={y + title * 0.82}>
          {say.others}
          {dots && ' (• = ?)'}
        </text>
      )}
      {ranks.map((rank, i) => (
        <text key={rank} class="rank" x={column(i)} y={y + head - (layout.narrow ? 2 : 8)}>
          {printedRank(rank)}
        </text>
      ))}
      {suits.map((suit, row) => (
        <g key={suit}>
          <g
            transform={`translate(${x + label * 0.62} ${line(row)}) scale(${Math.min(across, down) * 0.034})`}
          >
            <Suit suit={suit} />
          </g>
          {ranks.map((rank, i) => (
            <g key={rank} transform={`translate(${column(i)} ${line(row)})`}>
              <Entry {...{ across, down, plays, viewer }} where={known.get(rank + suit)} />
            </g>
          ))}
        </g>
      ))}
    </g>
  )
}

interface EntryProps {
  across: number
  down: number
  plays: boolean
  viewer: number
  /** Undefined for a card that nobody has seen. */
  where: { seat: number; discarded: boolean } | undefined
}

function Entry({ across, down, plays, viewer, where }: EntryProps) {
  const unit = Math.min(across, down)
  const shown = where && (!plays || (where.seat !== viewer && !where.discarded))
  return (
    <g class={where?.discarded ? 'entry gone' : 'entry'}>
      <rect
        class="slot"
        {...{ x: -across / 2 + 1.5, y: -down / 2 + 1.5, width: across - 3, height: down - 3, rx: 4 }}
      />
      {plays && !where && <circle class="unseen" r={unit * 0.13} />}
      {shown && (
        <g transform={`scale(${unit * 0.0085})`}>
          <Leaf seat={where.seat} />
        </g>
      )}
      {where?.discarded && !plays && (
        <path class="strike" d={`M${-across * 0.32} ${down * 0.3}L${across * 0.32} ${-down * 0.3}`} />
      )}
    </g>
  )
}
