// Bricriu's Bluff & Bluster on the page: the hall, the viewer's dice, and how a bid is put together.

import { useMemo } from 'preact/hooks'
import type { JSX } from 'preact'
import { findEffect } from '@nemeton/board/effects'
import type { BoardProps, GamePart } from '@nemeton/board/game'
import { useGlides } from '@nemeton/board/glide'
import { Advised } from '@nemeton/board/art/advised'
import { Grid } from '@nemeton/board/grid'
import { personsOf, sentences } from '@nemeton/board/person'
import { leastLetters, useNarrow } from '@nemeton/board/narrow'
import { partsFor } from './advice'
import './board.css'
import { rowsOf } from './cells'
import { Controls } from './controls'
import { markOf } from './guests'
import { Ground, Markers, Middle, Shields } from './hall'
import { layoutFor } from './layout'
import { startingDraw } from './starting_draw'
import { offers } from './offers'
import { Places } from './places'
import { tableOf, type BluffEvent } from './position'
import type { Effect, View } from './schema'
import { arrivalOf, arrivals } from './motion'
import { lasts, useReveal } from './reveal'
import { leads, panel } from './panel'
import { sound } from './sound'
import { describe, ending, lossWords, notation, proposal } from './narration'
import { summary } from './summary'
import { useBid } from './use_bid'
import { guests, say } from './words'

const colours = ['#9fb6cf', '#e8935a', '#e9d6a2', '#c4a3dc', '#93c286', '#e3959c']
const guestLooks = guests.map((name, seat) => ({ name, Mark: markOf(seat), colour: colours[seat] }))

function Board(props: BoardProps<View, Effect>): JSX.Element {
  const { view, event, advice, seat: viewer, animate } = props
  const [element, narrow] = useNarrow(event === null)
  const layout = useMemo(() => layoutFor(narrow, view.dice.length), [narrow, view.dice.length])
  const ground = useMemo(() => <Ground layout={layout} />, [layout])
  const effects = event?.effects ?? []
  const lifted = findEffect(effects, 'challenged') ? view.last : null
  const reveal = useReveal(effects, event?.n ?? 0, animate)
  const table = tableOf(view, lifted)
  const { actions, choice, pick } = useBid(props)
  const mine = view.hidden[viewer] !== null
  const verdict = lifted && (reveal.over ? verdictOf(effects, mine ? [viewer] : []) : say.hints.lifted)
  const plaques = offers(view, viewer, actions, pick, verdict)
  const board = { layout, view, table, viewer, actions, pick, plaques }
  const rows = rowsOf(board)
  const isOpen = (id: string) => rows.some(({ cells }) => cells.some((cell) => cell.id === id && cell.state))
  useGlides(
    element,
    animate,
    event?.n ?? 0,
    arrivals(effects, view, mine ? viewer : null),
    arrivalOf(effects),
  )
  const advised = advice?.token && advice.seat === viewer && partsFor(advice.token, view.hidden[viewer] ?? [])
  const winners = (!lifted || reveal.over) && view.end ? view.end.winners : []
  return (
    <div
      class={`bluff${narrow ? ' narrow' : ''}${animate ? '' : ' still'}${winners.length > 0 ? ' toast' : ''}`}
      ref={element}
    >
      <svg
        class="drawing"
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        style={leastLetters(layout.width)}
        onClick={lifted ? reveal.finish : undefined}
      >
        {ground}
        <g class="art" aria-hidden="true">
          <Shields board={board} />
          <Middle {...{ layout, table }} inPlay={view.in_play} lit={reveal.lit} over={reveal.over} />
          <Places {...{ board, effects, reveal, winners, isOpen }} />
          <Markers board={board} />
          <Controls {...{ board, isOpen }} />
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
        {advised && <Advised rows={rows} ids={advised} size={layout.shieldSize * 0.08} />}
      </svg>
    </div>
  )
}

/** Puts the result of a challenge into words; `readers` are the reader's own seats. */
const verdictOf = (effects: Effect[], readers: number[]) =>
  sentences(lossWords(effects, personsOf(guestLooks, readers)))

// Long enough to read a bid and to follow the count; a secret roll is short.
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
