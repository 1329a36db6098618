// Bricriu's Bluff & Bluster on the page: the hall, the dice of the one who looks, and how a bid is put together.

import { useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import type { JSX } from 'preact'
import { findEffect } from '@nemeton/board/effects'
import type { BoardProps, GamePart } from '@nemeton/board/game'
import { tumble, useGlides } from '@nemeton/board/glide'
import { Advised } from '@nemeton/board/advised'
import { Grid } from '@nemeton/board/grid'
import { personsOf, sentences } from '@nemeton/board/person'
import { leastLetters, useNarrow } from '@nemeton/board/narrow'
import { useChoice } from '@nemeton/board/use_choice'
import { partsFor } from './advice'
import './board.css'
import { isChosen, numberOn, ownPlaces, rowsOf } from './cells'
import { bidOf, bidsIn, pickOf, settle, stepsOf } from './choice'
import { Face, PlaqueFace } from './controls'
import { Seat, type Look } from './cups'
import { markOf } from './guests'
import { Ground, Marker, Middle, ShieldFace } from './hall'
import { layoutFor } from './layout'
import { startingDraw } from './starting_draw'
import { offers } from './offers'
import { Own } from './own'
import { CHALLENGE, tableOf, type BluffEvent } from './position'
import type { Effect, View } from './schema'
import { appear, shake } from './motion'
import { lasts, looksOf, nameOf, useReveal } from './reveal'
import { leads, panel } from './panel'
import { sound } from './sound'
import { describe, ending, lossWords, notation, proposal } from './narration'
import { summary } from './summary'
import { openCounts, shieldOf, shields } from './track'
import { guests, say } from './words'

const colours = ['#9fb6cf', '#e8935a', '#e9d6a2', '#c4a3dc', '#93c286', '#e3959c']
const guestLooks = guests.map((name, seat) => ({ name, Mark: markOf(seat), colour: colours[seat] }))

/** What a bid was settled with, to be played as soon as it is asked for. */
interface Plan {
  round: number
  bid: string
  token: string
}

function Board({
  view,
  event,
  actions: asked,
  advice,
  seat: viewer,
  animate,
  onAct,
}: BoardProps<View, Effect>): JSX.Element {
  const [element, narrow] = useNarrow(event === null)
  const seats = view.dice.length
  const layout = useMemo(() => layoutFor(narrow, seats), [narrow, seats])
  const ground = useMemo(() => <Ground layout={layout} />, [layout])
  const [plan, setPlan] = useState<Plan | null>(null)

  // The dice that a bid was made with are shown, or kept, without asking again.
  const planned =
    plan?.round === view.rounds && plan.bid === view.bids.at(-1)?.bid && asked.includes(plan.token)
      ? plan.token
      : null
  const act = useEffectEvent(onAct)
  useLayoutEffect(() => {
    if (planned === null) return
    setPlan(null)
    act(planned)
  }, [planned])
  const actions = planned === null ? asked : []

  const n = event?.n ?? 0
  const effects = event?.effects ?? []
  const lifted = findEffect(effects, 'challenged') ? view.last : null
  const { lit, over, finish } = useReveal(effects, n, animate)
  const table = tableOf(view, lifted)
  const moment = `${viewer} ${view.rounds} ${view.stage} ${view.bids.length}`
  const bids = bidsIn(actions)
  const choice = useChoice({
    ...{ view, moment, actions, steps: stepsOf(view, viewer, actions) },
    onAct(token, parts) {
      const then = settle(view, viewer, actions, pickOf(bids, parts))?.then ?? null
      setPlan(token === CHALLENGE || then === null ? null : { round: view.rounds, bid: token, token: then })
      onAct(token)
    },
  })
  const pick = pickOf(bids, choice.picked)
  const mine = view.hidden[viewer] !== null
  const persons = personsOf(guestLooks, mine ? [viewer] : [])
  const plaques = offers(
    view,
    viewer,
    actions,
    pick,
    lifted && (over ? sentences(lossWords(effects, persons)) : say.hints.lifted),
  )
  const board = { layout, view, table, viewer, actions, pick, plaques }
  const rows = rowsOf(board)
  const cells = rows.flatMap((row) => row.cells)
  const wanted = bidOf(bids, pick)
  const rolled = findEffect(effects, 'rolled') ?? findEffect(effects, 'rerolled')
  const fresh = effects.flatMap((effect) => {
    const { kind } = effect
    if (kind === 'rolled' || kind === 'rerolled') {
      return [`cup-${effect.seat}`, ...(effect.dice ?? []).map((_, i) => `hidden-${effect.seat}-${i}`)]
    }
    if (kind === 'showed') return view.shown[effect.seat]!.map((_, i) => `shown-${effect.seat}-${i}`)
    if (kind !== 'revealed' || (effect.seat === viewer && mine)) return []
    return effect.hidden.map((_, i) => `hidden-${effect.seat}-${i}`)
  })
  useGlides(
    element,
    animate,
    n,
    fresh,
    rolled === undefined ? appear : (piece, place, i) => (i === 0 ? shake : tumble)(piece, place, i),
  )

  const looks = lifted ? looksOf(effects, lit, over) : null
  const lookOf =
    (seat: number) =>
    (row: 'hidden' | 'shown', i: number): Look => {
      const look = looks?.get(nameOf({ seat, row, i }))
      if (look !== undefined || seat !== viewer || row === 'shown') return look ?? ''
      if (pick.out.includes(i)) return 'chosen'
      return cells.some(({ id, state }) => id === `own-${i}` && state !== '') ? 'ready' : ''
    }

  const all = table.places.map((_, seat) => seat)
  const spotOf = (seat: number) => layout.spot((seat - viewer + seats) % seats)
  const winners = (!lifted || over) && view.end ? view.end.winners : []
  const turn = lifted ? lifted.challenger : view.turn
  return (
    <div
      class={`bluff${narrow ? ' narrow' : ''}${animate ? '' : ' still'}${winners.length > 0 ? ' toast' : ''}`}
      ref={element}
    >
      <svg
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        style={leastLetters(layout.width)}
        onClick={lifted ? finish : undefined}
      >
        {ground}
        <g class="art" aria-hidden="true">
          {shields.map((shield, i) => (
            <ShieldFace
              key={i}
              layout={layout}
              i={i}
              shield={shield}
              number={numberOn(board, shield, i)}
              look={
                isChosen(board, shield, i)
                  ? 'chosen'
                  : table.bid && shieldOf(table.bid) === i
                    ? 'here'
                    : !lifted && openCounts(shield, table.bid, view.in_play).length > 0
                      ? 'open'
                      : 'passed'
              }
            />
          ))}
          <Middle layout={layout} table={table} inPlay={view.in_play} lit={lit} over={over} />
          {winners.map((seat) => {
            const { cup, up, size } = spotOf(seat)
            const at = lifted && !(seat === viewer && mine) ? up : cup
            return <circle key={seat} class="gleam kindles" cx={at.x} cy={at.y} r={size * 0.9} />
          })}
          {all.map((seat) =>
            seat === viewer && mine ? (
              <Own
                key={seat}
                seat={seat}
                place={table.places[seat]!}
                spot={spotOf(seat)}
                turn={turn === seat}
                at={ownPlaces(board)}
                look={lookOf(seat)}
              />
            ) : (
              <Seat
                key={seat}
                seat={seat}
                place={table.places[seat]!}
                spot={spotOf(seat)}
                open={lifted !== null}
                turn={turn === seat}
                out={!lifted && view.dice[seat] === 0}
                look={lookOf(seat)}
              />
            ),
          )}
          {table.bid && <Marker layout={layout} bid={table.bid} />}
          {wanted && <Marker layout={layout} bid={wanted} planned />}
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <Face
              key={face}
              layout={layout}
              face={face}
              look={
                pick.face === face
                  ? 'chosen'
                  : cells.some(({ id, state }) => id === `face-${face}` && state !== '')
                    ? 'open'
                    : 'closed'
              }
            />
          ))}
          {plaques.map((plaque, i) => (
            <PlaqueFace key={plaque.id} layout={layout} plaque={plaque} i={i} />
          ))}
        </g>
        <Grid
          label={say.board}
          rows={rows}
          choice={choice}
          far={layout.row}
          keeps
          drags={() => false}
          leads={({ id }) => !id.startsWith('own')}
        />
        {advice?.token && advice.seat === viewer && (
          <Advised
            rows={rows}
            ids={partsFor(advice.token, view.hidden[viewer] ?? [])}
            size={layout.shieldSize * 0.08}
          />
        )}
      </svg>
    </div>
  )
}

// Long enough to see who bids what, and to follow the count; what is rolled in secret is short.
function linger({ effects }: BluffEvent): number {
  const tally = findEffect(effects, 'counted')
  if (tally) return lasts(tally.count)
  if (findEffect(effects, 'rolled') || findEffect(effects, 'rerolled')) return 260
  return findEffect(effects, 'held') ? 60 : findEffect(effects, 'showed') ? 800 : 700
}

const part: GamePart<View, Effect> = {
  Board,
  aspect: 1000 / layoutFor(false, 2).height,
  seats: guestLooks,
  hides: true,
  describe,
  notation,
  note: () => import('./note'),
  summary,
  proposal,
  ending,
  panel,
  leads,
  linger,
  sound,
  reasons: () => import('./reasons'),
  startingDraw,
  picture: {
    seat: 0,
    view: {
      stage: 'bid',
      rounds: 3,
      may_show: true,
      in_play: 17,
      dice: [5, 4, 5, 3],
      starter: 1,
      turn: 0,
      hidden: [[1, 3, 4, 4, 6], null, null, null],
      shown: [[], [5], [], [1, 4]],
      bids: [
        { seat: 1, bid: '3x5', rolled_again: true },
        { seat: 2, bid: '5x3', rolled_again: false },
        { seat: 3, bid: '7x4', rolled_again: true },
      ],
      last: null,
      end: null,
    },
  },
}
export default part
