// What happened in Tug of War, in words.

import type { GameEvent } from '@nemeton/board/game'
import { listed } from '@nemeton/board/words'
import { matchWon, onRope, other, parseChoice, swapChange } from './position'
import type { Seat, View } from './schema'
import { say, villages } from './words'

export function describe(event: GameEvent<View>, before: View): string {
  if (event.token === null) return ''
  const text =
    event.seat === null
      ? rolled(event.token, before, event.view)
      : chosen(event.token, event.seat as Seat, before)
  const winner = event.view.end ? null : matchWon(before, event.view)
  return winner === null ? text : text + say.wonFirst(villages[winner]!, villages[other(winner)]!)
}

function rolled(token: string, before: View, after: View): string {
  const seat = before.turn ?? 0
  const side = villages[seat]!
  if (before.stage === 'roll') return say.rolls(side, listed([...token]))
  if (before.stage === 'again') return say.rollsAgain(side, Number(token))
  return say.columnRolled(side, listed([...token]), onRope(after.sides[seat]), after.first_match === seat)
}

function chosen(token: string, seat: Seat, before: View): string {
  const side = villages[seat]!
  const enemy = villages[other(seat)]!
  const choice = parseChoice(token)
  switch (choice?.kind) {
    case 'stand':
      return say.keeps(side)
    case 'reroll':
      return say.picksUp(side, choice.value)
    case 'berserk':
      return say.goesBerserk(side, enemy, Math.min(4, onRope(before.sides[other(seat)])))
    case 'use': {
      const { rolled, beside, act } = choice
      if (act !== 'swap') return say.uses(side, rolled, beside) + say.does[act](enemy)
      return say.swapped(side, rolled, beside, swapChange(before.sides[seat], rolled, beside))
    }
    default:
      return ''
  }
}

/** "6/5 out", "3/5 down", "5⇄2 +4"; a roll is its dice. */
export function notation(event: GameEvent<View>, before: View): string {
  const { token, seat } = event
  if (token === null) return ''
  if (seat === null) {
    if (before.stage === 'again') return `→ ${token}`
    return (before.stage === 'roll' ? say.noteRoll : say.noteColumn)([...token].join(' '))
  }
  const choice = parseChoice(token)
  switch (choice?.kind) {
    case 'stand':
      return say.noteKeep
    case 'reroll':
      return say.noteAgain(choice.value)
    case 'berserk':
      return say.noteBerserk(Math.min(4, onRope(before.sides[other(seat as Seat)])))
    case 'use': {
      const { rolled, beside, act } = choice
      if (act !== 'swap') return `${rolled}/${beside} ${say.noteActs[act]}`
      const change = swapChange(before.sides[seat as Seat], rolled, beside)
      return `${rolled}⇄${beside} ${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)}`
    }
    default:
      return token
  }
}

export const ending = (view: View) => (view.end ? say.endings[view.end.why] : '')
