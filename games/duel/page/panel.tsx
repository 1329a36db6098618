// The panel of Druid's Duel: how many cards are left, which form is drained, and the jokers.
import type { PanelItem, Seat } from '@nemeton/board/game'
import { withMost } from '@nemeton/board/leads'
import { FormDisc } from './animals'
import { CardBack } from './cards'
import type { Form, View } from './schema'
import { say } from './words'

const Cards = () => (
  <g transform="translate(12 12) scale(0.29)">
    <CardBack />
  </g>
)
const disc = (form: Form) => () => (
  <g transform="translate(12 12) scale(0.24)">
    <FormDisc form={form} />
  </g>
)
const drained = (form: Form) => {
  const Disc = disc(form)
  return () => (
    <g class="duel-drained">
      <Disc />
      <path d="M3 21L21 3" />
    </g>
  )
}
const Joker = disc('C')
const Drained = { J: drained('J'), Q: drained('Q'), K: drained('K'), C: drained('C') }

export function panel(view: View, seat: Seat): PanelItem[] {
  const form = view.drained[seat] ?? null
  const [cards, jokers] = [view.held[seat]!, view.jokers[seat]!]
  return [
    { Icon: Cards, value: cards, label: say.cards(cards) },
    ...(form ? [{ Icon: Drained[form], value: '', label: say.isDrained(say.animals[form]) }] : []),
    ...(jokers > 0 ? [{ Icon: Joker, value: jokers, label: say.jokers(jokers) }] : []),
  ]
}

/** The fewest cards. */
export const leads = (view: View) => withMost(view.held.map((cards) => -cards))
