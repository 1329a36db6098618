// What happened in Druid's Duel, in words.

import type { GameEvent } from '@nemeton/board/game'
import { jokerTo, reveals } from './position'
import type { Form, Turn, View } from './schema'
import { druids, say } from './words'

const kSigns: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' }

export function describe(event: GameEvent<View>, before: View): string {
  const { seat, token, view } = event
  if (before.stage === 'deal') {
    const dealt = view.held.findIndex((held, each) => held > before.held[each]!)
    return say.dealt(druids[dealt]!, view.held[dealt]!)
  }
  const side = druids[seat ?? 0]!
  switch (reveals(before, view)) {
    case 'forms':
      return revealed(view.forms)
    case 'shape':
      return say.shapes(side, say.animals[token as Form])
    case 'cards':
      return playedOut(view.last!) + jokerWords(before, view)
    default:
      return say.hasChosen(side)
  }
}

function revealed(forms: (Form | null)[]): string {
  const each = forms.map((form, seat) => say.reveal(druids[seat]!, say.animals[form!]))
  const chameleons = forms.filter((form) => form === 'C').length
  return `${each.join('; ')}.${chameleons > 1 ? say.noForm : ''}`
}

function playedOut({ cards, succeeded }: Turn): string {
  const each = cards.flatMap((card, seat) => {
    if (card === null) return []
    return [(succeeded.includes(seat) ? say.discarded : say.tookBack)(druids[seat]!, say.card(card))]
  })
  return `${each.join('; ') || say.nobodyPlayed}.`
}

function jokerWords(before: View, after: View): string {
  const seat = jokerTo(before, after)
  return seat === null ? '' : say.tookJoker(druids[seat]!)
}

/** What all have revealed, seat by seat: "J·K·Q", or "9♣✓ A♦✓ 5♦" with a tick for a card that is gone; "C = K" for a chameleon. */
export function notation(event: GameEvent<View>, before: View): string {
  const { token, view } = event
  switch (before.stage === 'deal' ? null : reveals(before, view)) {
    case 'forms':
      return view.forms.join('·')
    case 'shape':
      return `C = ${token}`
    case 'cards': {
      const { cards, succeeded } = view.last!
      const each = cards.map((card, seat) =>
        card === null ? '–' : `${noted(card)}${succeeded.includes(seat) ? '✓' : ''}`,
      )
      return each.join(' ')
    }
    default:
      return ''
  }
}

/** A form or a card that could be chosen. */
export const proposal = (token: string): string =>
  token.length > 1 ? noted(token) : say.animals[token as Form]

const noted = (card: string) => `${card[0] === 'T' ? '10' : card[0]}${kSigns[card[1]!]}`

export const ending = (view: View) => (view.end ? say.endings[view.end.why] : '')
