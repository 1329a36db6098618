// Why a form or a card is good, in words.
import { sentences } from '@nemeton/board/person'
import type { Because } from '@nemeton/board/reasons'
import { spoken } from '@nemeton/board/words'
import { shortCard } from '../narration'
import en from './en'
import type { Reason } from '../schema'
import { say as words } from '../words'

const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))

export const because: Because<Reason> = (reason, { persons }) => {
  switch (reason.kind) {
    case 'last_card':
      return say.lastCard(shortCard(reason.card), words.animals[reason.form])
    case 'denies_last':
      return sentences(say.deniesLast(persons(reason.seat)))
    case 'sure_twice':
      return say.sureTwice(
        shortCard(reason.card),
        words.animals[reason.form],
        shortCard(reason.next_card),
        words.animals[reason.next_form],
      )
    case 'sure':
      return say.sure(shortCard(reason.card), words.animals[reason.form])
    case 'stopped_by':
      return say.stoppedBy(shortCard(reason.card), words.animals[reason.form], reason.cards, reason.of)
    case 'stops':
      return say.stops(reason.cards, reason.of, reason.joker)
    case 'rids_of_middle':
      return say.ridsOfMiddle(shortCard(reason.card), reason.lower, reason.higher, reason.of)
    case 'spares':
      return say.spares(shortCard(reason.card))
    case 'uncontested':
      return say.uncontested(words.animals[reason.form])
    case 'seen_before':
      return say.seenBefore
    case 'sees_forms':
      return say.seesForms
  }
}
