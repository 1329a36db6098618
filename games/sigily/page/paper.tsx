// Sigily on paper.
import type { Paper } from '@nemeton/board/paper'
import './board.css'
import './pieces.css'
import { Ground } from './background'
import { provinces } from './chariots'
import { questionCards } from './printed/cards'
import { markers, Numbered } from './printed/markers'
import './printed/printed.css'
import { Stick } from './sticks'
import { half } from './wheel'

const width = 248
const perUnit = width / (2 * half)
const chariot = 116
const coin = 42
const stick = { length: 154, height: 30 }

const paper: Paper = {
  board: { class: 'sigily', art: <Ground />, box: [-half, -half, 2 * half, 2 * half], width },
  cutouts: [
    ...provinces.flatMap((province, seat) =>
      [1, 2, 3, 4].map((number): Paper['cutouts'][number] => ({
        ...{ name: `chariot ${number} of ${province}`, count: 1, class: 'sigily', cut: 'circle' },
        art: <Numbered seat={seat} number={number} />,
        box: [-chariot / 2, -chariot / 2, chariot, chariot],
        width: chariot * perUnit,
      })),
    ),
    {
      ...{ name: 'coin', count: 52, class: 'sigily', art: <circle class="coin" r="18" /> },
      box: [-coin / 2, -coin / 2, coin, coin],
      width: coin * perUnit,
      cut: 'circle',
    },
    ...[0, 1, 2, 3].map((animal): Paper['cutouts'][number] => ({
      ...{ name: `stick ${animal + 1}`, count: 1, class: 'sigily' },
      art: (
        <g class="stick">
          <Stick flat animal={animal} />
        </g>
      ),
      back: (
        <g class="stick">
          <Stick flat={false} animal={animal} />
        </g>
      ),
      box: [-stick.length / 2, -stick.height / 2, stick.length, stick.height],
      width: 74,
    })),
    ...markers(perUnit),
    ...questionCards,
  ],
}

export default paper
