// Whose turn it is, or how the game ended, above all else that is told.
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { listed } from '@nemeton/board/base/language'
import type { GameEvent, Seat } from '@nemeton/board/game'
import { sentences, type Persons } from '@nemeton/board/person'
import { words } from '../../shared/messages'
import type { TableState } from '../table/table'

const say = words.table

interface HeadlineProps {
  persons: Persons
  state: TableState
  event: GameEvent
  /** Whether that is how the game stands, and nothing newer is to be shown. */
  now: boolean
}

/** Whose turn it is, or was where that is over (`now` is false), or how it ended, as a headline. */
function headline({ persons, state, event, now }: HeadlineProps): string {
  const name = (seat: Seat) => persons(seat).name
  // At a server the first draw waits until everybody has sat down.
  const open = () => state.seats.flatMap(({ taken }, seat) => (taken === false ? seat : []))
  const { node, to_act = open(), returns = [] } = event.state
  if (node === 'terminal') {
    const best = Math.max(...returns)
    const winners = returns.flatMap((value, seat) => (value === best && best > 0 ? [seat] : []))
    if (winners.length === 0) return say.tie
    const wins = say.wins(listed(winners.map(name)))
    if (state.mine.length !== 1) return wins
    if (winners.includes(state.mine[0]!)) return say.youWin
    return state.sides.length > 2 ? `${say.youLose} ${wins}` : say.youLose
  }
  const seat = to_act[0]
  if (seat === undefined) return say.chance
  const all = listed(to_act.map(name))
  if (!now) return sentences(say.turn(listed(to_act.map((each) => say.named(persons(each))))))
  if (node === 'simultaneous') {
    const own = to_act.find((seat) => state.mine.includes(seat) && (state.looks ?? seat) === seat)
    if (own !== undefined) return say.yourChoice(name(own))
  } else if (state.mine.includes(seat)) {
    return state.mine.length === 1 ? say.yourTurn(all) : say.turn(all)
  }
  return to_act.every((seat) => state.seats[seat]?.kind === 'bot') ? say.thinking(all) : say.waiting(all)
}

/** It is read aloud where the reader's turn begins and where the game ends; that others act is heard from what they did. */
export function Headline(props: HeadlineProps): JSX.Element {
  const { state, event, now } = props
  const text = headline(props)
  // `heard` is what was read aloud last, '' once somebody else's turn came. While a text stands there, so does whether it is read.
  const shown = useRef({ text: '', loud: false, heard: '' })
  if (text !== shown.current.text) {
    const { node, to_act = [] } = event.state
    const concerns = node === 'terminal' || to_act.some((seat) => state.mine.includes(seat))
    const { text: before, heard } = shown.current
    const settled = now && node !== 'chance'
    const loud = settled && concerns && text !== heard
    // What stands there when the page opens is read with the page, if at all.
    const known = concerns ? (settled && before !== '' ? text : heard) : node === 'chance' ? heard : ''
    shown.current = { text, loud, heard: known }
  }
  return (
    <p class="turn" aria-live={shown.current.loud ? undefined : 'off'}>
      {text}
    </p>
  )
}
