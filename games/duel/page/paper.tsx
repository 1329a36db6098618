// Druid's Duel on paper: the strategy cards, each druid's forms and the two jokers.
import type { JSX } from 'preact'
import type { Paper } from '@nemeton/board/paper'
import './art.css'
import './board.css'
import { FormDisc } from './animals'
import { CardFace } from './cards'
import { Leaf } from './leaves'
import { forms, ranks, suits } from './position'
import type { Form } from './schema'

const card = (name: string, count: number, art: JSX.Element): Paper['cutouts'][number] => ({
  ...{ name, count, class: 'duel', art },
  box: [-30, -37, 60, 74],
  width: 44,
})

/** A form of a druid, or of nobody in particular. */
const FormCard = ({ form, seat }: { form: Form; seat?: number }): JSX.Element => (
  <g class="card-face">
    <rect class="paper" x="-29.2" y="-36.2" width="58.4" height="72.4" rx="6" />
    <rect class="line" x="-26" y="-33" width="52" height="66" rx="4" />
    <g transform={`translate(0 ${seat === undefined ? 0 : -7}) scale(0.46)`}>
      <FormDisc form={form} />
    </g>
    {seat !== undefined && (
      <g transform="translate(0 24) scale(0.14)">
        <Leaf seat={seat} />
      </g>
    )}
  </g>
)

const druids = [0, 1, 2, 3]

const paper: Paper = {
  board: null,
  cutouts: [
    ...suits.flatMap((suit) =>
      ranks.map((rank) => card(`${rank}${suit}`, 1, <CardFace card={rank + suit} />)),
    ),
    ...druids.flatMap((seat) =>
      forms.map((form) => card(`${form} of druid ${seat + 1}`, 1, <FormCard form={form} seat={seat} />)),
    ),
    card('joker', 2, <FormCard form="C" />),
  ],
}

export default paper
