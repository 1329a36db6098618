// A step in the list of moves: the sticks as they fell, with the animal that counts; coins, spells and chariots as they are on the board.
import type { JSX } from 'preact'
import { findEffect } from '@nemeton/board/effects'
import { Chariot, chariotBox } from './chariots'
import { notation } from './narration'
import { Coin } from './panel'
import { readThrow, type SigilyEvent } from './position'
import type { Effect, Seat, Sigil, Throw } from './schema'
import { Sign } from './signs'
import { Stick } from './sticks'
import { say } from './words'

/** Signs are drawn in boxes of their own, by what they are for. */
const boxes: Record<string, string> = { animal: '-14 -12 28 24', goal: '-20 -20 40 40' }

const SignMark = ({ of }: { of: string }) => {
  const [kind = ''] = of.split('-')
  return (
    <svg class="mark sigily-sign" viewBox={boxes[kind] ?? chariotBox}>
      <Sign of={of} as={`sign ${kind}`} />
    </svg>
  )
}
const ChariotMark = ({ seat }: { seat: Seat }) => (
  <svg class="mark" viewBox={chariotBox}>
    <Chariot seat={seat} />
  </svg>
)
const CoinMark = () => (
  <svg class="mark" viewBox="0 0 24 24">
    <Coin />
  </svg>
)

/** Side by side, the flat ones first. */
const SticksMark = ({ flat }: { flat: number }) => (
  <svg class="mark sigily-sign" viewBox="-54 -80 110 164">
    {[0, 1, 2, 3].map((i) => (
      <g key={i} class="stick" transform={`translate(${(i - 1.5) * 27} 0) rotate(90)`}>
        <Stick flat={i < flat} animal={i} />
      </g>
    ))}
  </svg>
)

function Fallen({ thrown }: { thrown: Throw }): JSX.Element {
  const { number, animal } = readThrow(thrown)
  return (
    <>
      <SticksMark flat={number === 5 ? 0 : number} /> {number}
      {animal !== '' && <SignMark of={`animal-${animal}`} />}
    </>
  )
}

export function Note({ event }: { event: SigilyEvent }): JSX.Element {
  const { effects } = event
  const [first] = effects
  switch (first?.kind) {
    case 'thrown':
      return <Throwing {...first} />
    case 'came_in':
      return <Went from={say.notes.in} to={first.stack.at} effects={effects} />
    case 'moved':
    case 'moved_back':
      return <Went from={first.from} to={first.stack.at} effects={effects} />
    case 'takes_sticks':
      return <SticksMark flat={0} />
    case 'paid_off':
      return (
        <>
          −5
          <CoinMark />
        </>
      )
    case 'no_spell':
      return <>–</>
    case 'frozen':
      return <SignMark of="spell-freeze" />
    case 'declared':
      return first.what === 'enter' ? (
        <>
          {first.at} <SignMark of="deep-a" />
        </>
      ) : (
        <>{notation(event)}</>
      )
    case 'cast':
      return (
        <>
          <SignMark of={`spell-${first.spell}`} />
          {first.enemy !== null && <ChariotMark seat={first.enemy} />}
          {[first.at, first.to].filter(Boolean).join('–')}
        </>
      )
    default:
      return <>{notation(event)}</>
  }
}

/** What it is for stands before it: in a fight swords, or the chariot that defends itself; the veil at a gate; the deep, whose darts fly. */
function Throwing({ stage, seat, value }: Extract<Effect, { kind: 'thrown' }>): JSX.Element {
  return (
    <>
      {stage === 'attack' && <SignMark of="goal-fights" />}
      {stage === 'defence' && <ChariotMark seat={seat} />}
      {stage === 'fireball' && <SignMark of="spell-fireball" />}
      {stage === 'entry' && <SignMark of="deep-a" />}
      {stage === 'darts' && <SignMark of="deep-c" />}
      <Fallen thrown={value} />
    </>
  )
}

interface WentProps {
  from: Sigil
  to: Sigil
  effects: Effect[]
}

/** A way, and what came of it. */
function Went({ from, to, effects }: WentProps): JSX.Element {
  const took = findEffect(effects, 'took')
  return (
    <>
      {from}–{findEffect(effects, 'came_home') ? <SignMark of="house" /> : to}
      {findEffect(effects, 'bout') ? (
        <SignMark of="goal-fights" />
      ) : findEffect(effects, 'died') ? (
        <SignMark of="goal-dies" />
      ) : (
        took && (
          <>
            {' '}
            +{took.coins}
            <CoinMark />
          </>
        )
      )}
    </>
  )
}
