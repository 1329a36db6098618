// The cloth with the druids around it: what each has become and played.

import { RingKnot } from '@nemeton/board/art/knot'
import { OakPanel } from '@nemeton/board/art/panel'
import { inset } from '@nemeton/board/walk'
import { FormDisc } from './animals'
import { CardBack, CardFace } from './cards'
import type { Layout } from './layout'
import { Leaf } from './leaves'
import { places, type Place } from './position'
import type { View } from './schema'
import { say } from './words'

/** The ground, which never changes: the panel, the cloth with its knot, the board that the register is carved into. */
export function Ground({ layout, seats }: { layout: Layout; seats: number }) {
  const { width, height, cloth, register } = layout
  return (
    <g class="ground" aria-hidden="true">
      <OakPanel id="duel-panel" width={width} height={height} />
      <rect class="cloth" {...cloth} rx="10" />
      <g
        class="stitched"
        transform={`translate(${cloth.x + cloth.width / 2} ${cloth.y + cloth.height / 2}) rotate(45)`}
      >
        <RingKnot radius={cloth.height * 0.42} />
      </g>
      <rect class="hem" {...inset(cloth, 5)} rx="7" />
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

interface DruidProps {
  layout: Layout
  view: View
  seat: number
  viewer: number
}

/** A druid's column: mark, cards left, what is drained, jokers; below, the form and the card of this turn or the last. */
export function Druid({ layout, view, seat, viewer }: DruidProps) {
  const place = places(view, viewer)[seat]!
  const { shape, success } = place
  // One's own card lies here as long as it is in the hand, and is drawn with that.
  const inHand = seat === viewer && view.stage === 'cards' && view.hands[seat] !== null
  return (
    <g class={seat === viewer && view.hands[seat] ? 'druid own' : 'druid'}>
      <Holdings layout={layout} view={view} seat={seat} />
      <FormPlayed layout={layout} view={view} seat={seat} place={place} />
      {shape !== null && (
        <text
          class={success === null ? 'verdict-word' : `verdict-word ${success ? 'success' : 'failure'}`}
          {...layout.verdict(seat)}
          dy="0.32em"
        >
          {say.verdicts[shape]![success === false ? 1 : 0]}
        </text>
      )}
      <CardPlayed layout={layout} seat={seat} card={inHand ? null : place.card} success={success} />
    </g>
  )
}

/** A druid's cards, drained form and jokers. */
function Holdings({ layout, view, seat }: Omit<DruidProps, 'viewer'>) {
  const { x, y, width } = layout.column(seat)
  const drained = view.drained[seat]
  const jokers = view.jokers[seat]!
  const across = 48 + (drained ? 26 : 0) + jokers * 18
  const unit = Math.min(layout.narrow ? 1 : 1.65, width / across)
  const left = x + width / 2 - (across * unit) / 2
  const line = y + (layout.narrow ? 19 : 30)
  return (
    <>
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
    </>
  )
}

/** The form that a druid has become; at the end the winners' forms rise, and the others' are drained. */
function FormPlayed({ layout, view, seat, place }: Omit<DruidProps, 'viewer'> & { place: Place }) {
  const { form, shape } = place
  const { x, y } = layout.form(seat)
  if (form === null) return <circle class="stone" cx={x} cy={y} r={layout.formSize * 0.44} />
  const won = view.end?.winners.includes(seat)
  return (
    <g
      data-glides={`form-${seat}`}
      class={form === 'C' && shape === null && view.stage !== 'shape' ? 'formless' : ''}
      style={{ transform: placed(x, y, layout.formSize / 100) }}
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
  )
}

interface CardPlayedProps extends Pick<Place, 'card' | 'success'> {
  layout: Layout
  seat: number
}

/** The card before a druid, with what came of it, or the place for one. */
function CardPlayed({ layout, seat, card, success }: CardPlayedProps) {
  const { x, y } = layout.card(seat)
  const size = layout.cardWidth / 60
  if (card === null) {
    return (
      <rect
        class="stone"
        {...{ x: x - 28 * size, y: y - 35 * size, width: 56 * size, height: 70 * size, rx: 6 * size }}
      />
    )
  }
  const tick = success
    ? 'M-5 0.500L-1.500 4.500L5.500-4'
    : 'M-5.500-1H2A3.500 3.500 0 0 1 2 5.500H-2M-2.500-4.500L-6-1L-2.500 2.500'
  return (
    <g
      data-glides={`table-${seat}`}
      class={success === null ? 'played' : success ? 'played goes' : 'played stays'}
      style={{ transform: placed(x, y, size) }}
    >
      <g class="moves">
        {success && <rect class="won" x="-35" y="-42" width="70" height="84" rx="11" />}
        {card === 'hidden' ? <CardBack /> : <CardFace card={card} />}
        {success !== null && (
          <g class={success ? 'verdict success' : 'verdict'} transform="translate(25 -31)">
            <circle r="11" />
            <path d={tick} />
          </g>
        )}
      </g>
      {success && <rect class="burst" x="-35" y="-42" width="70" height="84" rx="11" />}
    </g>
  )
}

/** Which turn it is that lies on the cloth. */
export function turnShown(view: View): string {
  if (view.stage === 'shape' || view.stage === 'cards') return say.turn(view.turns + 1)
  return view.turns > 0 ? say.last(view.turns) : ''
}
