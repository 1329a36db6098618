// The cloth with the druids around it: what each has become and played, and beside it the register of the forty cards.

import { RingKnot } from '@nemeton/board/art/knot'
import oak from '@nemeton/board/art/oak.svg?url'
import { FormDisc } from './animals'
import { CardBack, CardFace, Suit } from './cards'
import { registerColumns, type Layout } from './layout'
import { Leaf } from './leaves'
import { places, printed, ranks, suits, whereabouts } from './position'
import type { View } from './schema'
import { say } from './words'

/** What never changes: the panel, the cloth with its knot, the board that the register is carved into. */
export function Ground({ layout, seats }: { layout: Layout; seats: number }) {
  const { width, height, cloth, register } = layout
  const size = Math.max(width, height)
  return (
    <g class="ground" aria-hidden="true">
      <clipPath id="duel-panel">
        <rect width={width} height={height} rx="14" />
      </clipPath>
      <g clip-path="url(#duel-panel)">
        <image href={oak} width={size} height={size} preserveAspectRatio="xMidYMid slice" />
      </g>
      <rect class="shade" width={width} height={height} rx="14" />
      <rect class="cloth" {...cloth} rx="10" />
      <g
        class="stitched"
        transform={`translate(${cloth.x + cloth.width / 2} ${cloth.y + cloth.height / 2}) rotate(45)`}
      >
        <RingKnot radius={cloth.height * 0.42} />
      </g>
      <rect
        class="hem"
        x={cloth.x + 5}
        y={cloth.y + 5}
        width={cloth.width - 10}
        height={cloth.height - 10}
        rx="7"
      />
      {Array.from({ length: seats - 1 }, (_, i) => {
        const x = layout.column(i + 1).x
        return <path key={i} class="seam" d={`M${x} ${cloth.y + 14}V${cloth.y + cloth.height - 14}`} />
      })}
      <rect class="tablet" {...register} rx="10" />
    </g>
  )
}

const scaled = (x: number, y: number, size: number) => `translate(${x} ${y}) scale(${size})`
const placed = (x: number, y: number, size: number) =>
  `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${size.toFixed(3)})`

/** A druid's column: mark, cards left, what is drained, jokers; below, the form and the card of this turn or the last. */
export function Druid({
  layout,
  view,
  seat,
  viewer,
}: {
  layout: Layout
  view: View
  seat: number
  viewer: number
}) {
  const { x, y, width } = layout.column(seat)
  const drained = view.drained[seat]
  const jokers = view.jokers[seat]!
  const across = 48 + (drained ? 26 : 0) + jokers * 18
  const unit = Math.min(layout.narrow ? 1 : 1.65, width / across)
  const left = x + width / 2 - (across * unit) / 2
  const line = y + (layout.narrow ? 19 : 30)
  const { form, shape, card, success } = places(view, viewer)[seat]!
  const won = view.end?.winners.includes(seat)
  const disc = layout.form(seat)
  const paper = layout.card(seat)
  const size = layout.cardWidth / 60
  // One's own card lies here as long as it is in the hand, and is drawn with that.
  const own = seat === viewer && view.stage === 'cards' && view.hands[seat] !== null
  return (
    <g class={seat === viewer && view.hands[seat] ? 'druid own' : 'druid'}>
      <g transform={scaled(left + 11 * unit, line, 0.23 * unit)}>
        <Leaf seat={seat} />
      </g>
      <text class="held" x={left + 25 * unit} y={line + 6 * unit}>
        {view.held[seat]}
      </text>
      {drained && (
        <g class="drained" transform={scaled(left + 61 * unit, line, 0.23 * unit)}>
          <FormDisc form={drained} />
          <path class="strike" d="M-38 38L38-38" />
        </g>
      )}
      {Array.from({ length: jokers }, (_, i) => (
        <g key={i} transform={scaled(left + ((drained ? 83 : 58) + i * 18) * unit, line, 0.17 * unit)}>
          <FormDisc form="C" />
        </g>
      ))}
      {form === null ? (
        <circle class="stone" cx={disc.x} cy={disc.y} r={layout.formSize * 0.44} />
      ) : (
        <g
          data-glides={`form-${seat}`}
          class={form === 'C' && shape === null && view.stage !== 'shape' ? 'formless' : ''}
          style={{ transform: placed(disc.x, disc.y, layout.formSize / 100) }}
        >
          {won && <circle class="gleam kindles" r="64" />}
          <g class={won ? 'rises' : won === false ? 'spent drains' : ''}>
            <FormDisc form={shape ?? form} />
          </g>
          {form === 'C' && shape !== null && (
            <g transform="translate(38 34) scale(0.4)">
              <FormDisc form="C" />
            </g>
          )}
        </g>
      )}
      {shape !== null && (
        <text
          class={success === null ? 'verdict-word' : `verdict-word ${success ? 'success' : 'failure'}`}
          x={layout.verdict(seat).x}
          y={layout.verdict(seat).y}
          dy="0.32em"
        >
          {say.verdicts[shape]![success === false ? 1 : 0]}
        </text>
      )}
      {(card === null || own) && (
        <rect
          class="stone"
          x={paper.x - 28 * size}
          y={paper.y - 35 * size}
          width={56 * size}
          height={70 * size}
          rx={6 * size}
        />
      )}
      {card !== null && !own && (
        <g
          data-glides={`table-${seat}`}
          class={success === null ? 'played' : success ? 'played goes' : 'played stays'}
          style={{ transform: placed(paper.x, paper.y, size) }}
        >
          <g class="moves">
            {success && <rect class="won" x="-35" y="-42" width="70" height="84" rx="11" />}
            {card === 'hidden' ? <CardBack /> : <CardFace card={card} />}
            {success !== null && (
              <g class={success ? 'verdict success' : 'verdict'} transform="translate(25 -31)">
                <circle r="11" />
                <path
                  d={
                    success
                      ? 'M-5 0.500L-1.500 4.500L5.500-4'
                      : 'M-5.500-1H2A3.500 3.500 0 0 1 2 5.500H-2M-2.500-4.500L-6-1L-2.500 2.500'
                  }
                />
              </g>
            )}
          </g>
          {success && <rect class="burst" x="-35" y="-42" width="70" height="84" rx="11" />}
        </g>
      )}
    </g>
  )
}

/**
 * The cards of the others, a row a suit: by whose mark they are known to be in a hand, or a dot where any of the others may have it. To
 * who has no hand here, all cards; those that are gone struck through.
 */
export function Register({ layout, view, viewer }: { layout: Layout; view: View; viewer: number }) {
  const { x, y, width, height } = layout.register
  const plays = view.hands[viewer] != null
  const title = layout.narrow ? 17 : 30
  const head = (plays ? title : 0) + (layout.narrow ? 14 : 30)
  const foot = layout.narrow ? 4 : 12
  const { label, across } = registerColumns(layout.register)
  const down = (height - head - foot) / 4
  const known = whereabouts(view)
  const unit = Math.min(across, down)
  // A sign rather than a word: on a phone that lies there is no room for one in every language.
  const dots = plays && known.size < ranks.length * suits.length
  return (
    <g class="register">
      {plays && (
        <text class="title-of" x={x + width / 2} y={y + title * 0.82}>
          {say.others}
          {dots && ' (• = ?)'}
        </text>
      )}
      {ranks.map((rank, i) => (
        <text
          key={rank}
          class="rank"
          x={x + label + (i + 0.5) * across}
          y={y + head - (layout.narrow ? 2 : 8)}
        >
          {printed(rank)}
        </text>
      ))}
      {suits.map((suit, row) => (
        <g key={suit}>
          <g transform={scaled(x + label * 0.62, y + head + (row + 0.5) * down, unit * 0.034)}>
            <Suit suit={suit} />
          </g>
          {ranks.map((rank, i) => {
            const where = known.get(rank + suit)
            const shown = !plays || (where && where.seat !== viewer && !where.discarded)
            const middle = { x: x + label + (i + 0.5) * across, y: y + head + (row + 0.5) * down }
            return (
              <g
                key={rank}
                class={where?.discarded ? 'entry gone' : 'entry'}
                transform={`translate(${middle.x} ${middle.y})`}
              >
                <rect
                  class="slot"
                  x={-across / 2 + 1.5}
                  y={-down / 2 + 1.5}
                  width={across - 3}
                  height={down - 3}
                  rx="4"
                />
                {plays && !where && <circle class="unseen" r={unit * 0.13} />}
                {where && shown && (
                  <g transform={`scale(${unit * 0.0085})`}>
                    <Leaf seat={where.seat} />
                  </g>
                )}
                {where?.discarded && !plays && (
                  <path
                    class="strike"
                    d={`M${-across * 0.32} ${down * 0.3}L${across * 0.32} ${-down * 0.3}`}
                  />
                )}
              </g>
            )
          })}
        </g>
      ))}
    </g>
  )
}

/** Which turn it is that lies on the cloth. */
export function turnShown(view: View): string {
  if (view.stage === 'shape' || view.stage === 'cards') return say.turn(view.turns + 1)
  return view.turns > 0 ? say.last(view.turns) : ''
}
