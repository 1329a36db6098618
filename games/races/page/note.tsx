// A step in the list of moves: tiles as they were drawn and turned, and the markers that were bumped, exchanged or brought home.
import type { ComponentChildren, JSX } from 'preact'
import { findEffect } from '@nemeton/board/effects'
import { Face } from './art/domino'
import { markOf } from './art/markers'
import { placeName } from './narration'
import { Homes } from './panel'
import { exchangeIn, moveIn, type RaceEvent } from './position'
import type { Seat } from './schema'
import { say } from './words'

const TileMark = ({ values }: { values: number[] }) => (
  <svg class="mark" viewBox={`${-50 * values.length} -50 ${100 * values.length} 106`}>
    <Face values={values} />
  </svg>
)

const Box = ({ children }: { children: ComponentChildren }) => (
  <svg class="mark" viewBox="0 0 24 24">
    {children}
  </svg>
)
const markers = [0, 1, 2, 3].map(markOf)
const MarkerMark = ({ seat }: { seat: Seat }) => {
  const Of = markers[seat]!
  return (
    <Box>
      <Of />
    </Box>
  )
}
const HomeMark = ({ seat }: { seat: Seat }) => {
  const Of = Homes[seat]!
  return (
    <Box>
      <Of />
    </Box>
  )
}

export function Note({ event: { effects } }: { event: RaceEvent }): JSX.Element | null {
  const drawn = findEffect(effects, 'drawn') ?? findEffect(effects, 'second_drawn')
  if (drawn) return <TileMark values={drawn.tile} />
  if (findEffect(effects, 'declined')) return <s>⇄</s>
  const waits = findEffect(effects, 'waits') ?? findEffect(effects, 'exchange_waits')
  const tail = waits ? ' ?' : findEffect(effects, 'sent_back') ? ` ↷ ${say.start}` : ''
  const turned = findEffect(effects, 'turned')
  if (turned) {
    return (
      <>
        {turned.position}=<TileMark values={[turned.values[turned.position - turned.odd]!]} />
        {tail}
      </>
    )
  }
  const exchange = exchangeIn(effects)
  if (exchange) {
    return (
      <>
        {placeName(exchange.from)}⇄{exchange.to}
        <MarkerMark seat={exchange.other} />
        {tail}
      </>
    )
  }
  const move = moveIn(effects)
  const home = findEffect(effects, 'came_home')
  const way = move ?? home
  if (!way) return null
  return (
    <>
      {placeName(way.from)}–{home ? <HomeMark seat={home.seat} /> : move!.to}
      {move?.gate != null && `~${move.gate}`}
      {move?.bumps != null && (
        <>
          ×<MarkerMark seat={move.bumps} />
        </>
      )}
      {tail}
    </>
  )
}
