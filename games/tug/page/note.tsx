// A step in the list of moves: the dice, and the athletes who came to the rope, were laid down, or are gone.
import type { JSX } from 'preact'
import { Die } from '@nemeton/board/art/die'
import { Athlete } from './athletes'
import { change } from './narration'
import { other, type TugEvent } from './position'
import type { Act, Effect, Seat, View } from './schema'

const DieMark = ({ value }: { value: number }) => (
  <svg class="mark tug-dice" viewBox="-52 -52 106 112">
    <Die value={value} />
  </svg>
)
const Dice = ({ values }: { values: number[] }) => (
  <>
    {values.map((value, i) => (
      <DieMark key={i} value={value} />
    ))}
  </>
)

interface WhoProps {
  seat: Seat
  lies?: boolean
  gone?: boolean
}

/** An athlete, who stands or lies, and is struck out where it is gone. */
const Who = ({ seat, lies = false, gone = false }: WhoProps) => (
  <svg class="mark" viewBox={lies ? '-36 -46 72 62' : '-26 -68 52 72'}>
    <g transform={lies ? `translate(${seat === 0 ? -32 : 32} -12) rotate(${seat === 0 ? 90 : -90})` : ''}>
      <Athlete seat={seat} />
    </g>
    {gone && <path class="struck" d={lies ? 'M-30 0L30-26' : 'M-22 0L22-64'} />}
  </svg>
)

const came = (by: number) => `${by > 0 ? '+' : by < 0 ? '−' : '±'}${Math.abs(by)}`

const suffers: Record<Exclude<Act, 'swap'>, Omit<WhoProps, 'seat'>> = {
  elim: { gone: true },
  finish: { lies: true, gone: true },
  weaken: { lies: true },
}

interface NoteProps {
  event: TugEvent
  before: View
}

export const Note = ({ event: { effects }, before }: NoteProps): JSX.Element => (
  <>
    {effects.map((effect, i) => (
      <Noted key={i} effect={effect} effects={effects} before={before} />
    ))}
  </>
)

function Noted({ effect, effects, before }: { effect: Effect; effects: Effect[]; before: View }) {
  switch (effect.kind) {
    case 'column_rolled':
      return (
        <>
          <Dice values={effect.dice} /> {effect.standing} <Who seat={effect.seat} />
        </>
      )
    case 'rolled':
      return <Dice values={effect.dice} />
    case 'picked_up':
      return (
        <>
          <DieMark value={effect.value} /> ↻
        </>
      )
    case 'rerolled':
      return (
        <>
          → <DieMark value={effect.value} />
        </>
      )
    case 'kept':
      return <>✓</>
    case 'used':
      return effect.act === 'swap' ? null : (
        <>
          <Dice values={[effect.rolled, effect.beside]} />
          <Who seat={other(effect.seat)} {...suffers[effect.act]} />
        </>
      )
    case 'swapped':
      return (
        <>
          <DieMark value={effect.rolled} />⇄<DieMark value={effect.beside} />
          {came(change(effects))}
          <Who seat={effect.seat} />
        </>
      )
    case 'went_berserk':
      return (
        <>
          <Dice values={before.dice} /> {came(change(effects))}
          <Who seat={other(effect.seat)} gone />
        </>
      )
    default:
      return null
  }
}
