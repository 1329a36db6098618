// Druid's Duel in words.

import { findEffect } from '@nemeton/board/effects'
import { sentences, type Persons } from '@nemeton/board/person'
import type { DuelEvent } from './position'
import type { Card, Effect, Form, View } from './schema'
import { say } from './words'

const signs: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' }

export function describe({ effects }: DuelEvent, _: View, persons: Persons): string {
  const revealed = effects.flatMap((effect) => revelation(effect, persons))
  const text = revealed.length > 0 ? `${revealed.join('; ')}.` : ''
  const others = effects.map((effect) => sentence(effect, revealed.length > 0, persons))
  return sentences(text + others.join('') + noForm(effects))
}

// A seat's part of the sentence about everything that is revealed together.
function revelation(effect: Effect, persons: Persons): string[] {
  switch (effect.kind) {
    case 'revealed':
      return [say.reveal(persons(effect.seat), say.animals[effect.form])]
    case 'discarded':
      return [say.discarded(persons(effect.seat), say.card(effect.card))]
    case 'took_back':
      return [say.tookBack(persons(effect.seat), say.card(effect.card))]
    default:
      return []
  }
}

// Other effects have sentences of their own; that a seat has chosen is worth one as long as nothing is revealed.
function sentence(effect: Effect, revealed: boolean, persons: Persons): string {
  switch (effect.kind) {
    case 'dealt':
      return say.dealt(persons(effect.seat), effect.cards)
    case 'chose':
      return revealed ? '' : say.hasChosen(persons(effect.seat))
    case 'shaped':
      return say.shapes(persons(effect.seat), say.animals[effect.shape])
    case 'joker_taken':
      return say.tookJoker(persons(effect.seat))
    default:
      return ''
  }
}

const noForm = (effects: Effect[]): string =>
  effects.filter(({ kind }) => kind === 'joker_played').length > 1 ? say.noForm : ''

/** Everything revealed, seat by seat: "lion · peacock", or "9♣✓ A♦✓ 5♦" with a tick for a card that is gone; "chameleon: lion". */
export function notation({ effects }: DuelEvent): string {
  const shaped = findEffect(effects, 'shaped')
  if (shaped) return `${say.animals.C}: ${say.animals[shaped.shape]}`
  const turn = findEffect(effects, 'turn_ended')?.last
  const forms = effects.flatMap((effect) => (effect.kind === 'revealed' ? say.animals[effect.form] : []))
  if (!turn) return forms.join(' · ')
  const each = turn.cards.map((card, seat) =>
    card === null ? '–' : `${shortCard(card)}${turn.succeeded.includes(seat) ? '✓' : ''}`,
  )
  return each.join(' ')
}

/** A form or a card that could be chosen. */
export const proposal = (token: string): string =>
  token.length > 1 ? shortCard(token) : say.animals[token as Form]

/** A card in a few characters: "9♣". */
export const shortCard = (card: Card) => `${card[0] === 'T' ? '10' : card[0]}${signs[card[1]!]}`

export const ending = (view: View) => (view.end ? say.endings[view.end.why] : '')
