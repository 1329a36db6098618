// A step in the list of moves: the bid as a number and a die, the dice that were put out, and what a challenge came to.
import type { JSX } from 'preact'
import { Die } from '@nemeton/board/art/die'
import { findEffect } from '@nemeton/board/effects'
import { Cup } from './cups'
import { Guest } from './guests'
import { parseBid, type BluffEvent } from './position'
import type { Bid, Effect } from './schema'

const DieMark = ({ value }: { value: number }) => (
  <svg class="mark bluff-sign" viewBox="-52 -52 106 112">
    <Die value={value} />
  </svg>
)
const CupMark = ({ seat }: { seat: number }) => (
  <svg class="mark" viewBox="-54 -56 108 118">
    <Cup seat={seat} />
  </svg>
)
const GuestMark = ({ seat }: { seat: number }) => (
  <svg class="mark" viewBox="-52 -52 104 104">
    <Guest seat={seat} />
  </svg>
)

export const Note = ({ event: { effects } }: { event: BluffEvent }): JSX.Element => (
  <>
    {effects.map((effect, i) => (
      <NotePart key={i} effect={effect} effects={effects} />
    ))}
  </>
)

const Amount = ({ count, bid }: { count: number; bid: Bid }) => (
  <>
    {count}×<DieMark value={parseBid(bid)!.face} />
  </>
)

function NotePart({ effect, effects }: { effect: Effect; effects: Effect[] }): JSX.Element | null {
  switch (effect.kind) {
    case 'bid':
      return <Amount count={parseBid(effect.bid)!.count} bid={effect.bid} />
    case 'showed':
      return (
        <>
          <CupMark seat={effect.seat} />
          {effect.dice.map((value, i) => (
            <DieMark key={i} value={value} />
          ))}
        </>
      )
    case 'counted': {
      const { bidder, bid } = findEffect(effects, 'challenged')!
      return (
        <>
          <CupMark seat={bidder} /> <Amount count={effect.count} bid={bid} />
        </>
      )
    }
    case 'lost_dice':
      return (
        <>
          {' '}
          <GuestMark seat={effect.seat} /> −{effect.count}
        </>
      )
    default:
      return null
  }
}
