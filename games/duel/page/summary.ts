// A round in a line: what all have become, or whose cards are gone.
import type { Persons } from '@nemeton/board/person'
import { shortCard } from './narration'
import type { DuelEvent } from './position'
import type { Effect, Seat, View } from './schema'
import { say } from './words'

const words = say.summary

export function summary(events: DuelEvent[], _: View, persons: Persons): string {
  const effects = events.flatMap(({ effects }) => effects)
  const name = (seat: Seat) => (persons(seat).you ? words.you : persons(seat).name)
  const all = (part: (effect: Effect) => string | undefined) =>
    effects.flatMap((effect) => part(effect) ?? []).join(', ')
  const cards = (kind: 'discarded' | 'took_back') =>
    all((effect) =>
      effect.kind === kind ? words.form(name(effect.seat), shortCard(effect.card)) : undefined,
    )
  const gone = cards('discarded')
  const back = cards('took_back')
  const joker = all((effect) =>
    effect.kind === 'joker_taken' ? words.joker(persons(effect.seat)) : undefined,
  )
  if (gone !== '' || back !== '') {
    const parts = [gone && words.gone(gone), back && words.back(back), joker]
    return parts.filter(Boolean).join('; ')
  }
  const shape = all((effect) =>
    effect.kind === 'shaped' ? words.shape(name(effect.seat), say.animals[effect.shape]) : undefined,
  )
  const forms = all((effect) =>
    effect.kind === 'revealed' ? words.form(name(effect.seat), say.animals[effect.form]) : undefined,
  )
  const formless = effects.filter(({ kind }) => kind === 'joker_played').length > 1 ? words.noForm : ''
  return [forms && words.forms(forms), shape, formless].filter(Boolean).join('; ')
}
