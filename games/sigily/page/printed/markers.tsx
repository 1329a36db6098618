// What Sigily's options and spells put on the board: where the year begins, the dead sun, curses, skins of stone, winds and frost; and the
// sheet on which players keep by which gates their chariots went in. Lengths are in units of the board.
import type { JSX } from 'preact'
import type { Cutout } from '@nemeton/board/paper'
import { Disc, disc } from '../background'
import { Chariot, provinces } from '../chariots'
import { gates } from '../position'
import { Thorns } from '../pieces'
import type { Seat } from '../schema'
import { Sign, signOf } from '../signs'
import { say } from './words'

const chariots = 4
/** A wind lasts three rounds, and a seat casts one spell a turn. */
const rounds = 3

type Marker = Pick<Cutout, 'name' | 'count' | 'cut' | 'art' | 'back'>

const marker = (perUnit: number, size: number, what: Marker): Cutout => ({
  ...{ ...what, class: 'sigily', width: size * perUnit },
  box: [-size / 2, -size / 2, size, size],
})

const Token = ({ sign, r }: { sign: string; r: number }): JSX.Element => (
  <g class={`marker ${sign}`}>
    <circle r={r} />
    <Sign of={`spell-${sign}`} />
  </g>
)

/** The other side of a freeze: the turn that it has cost. */
const Lost = (): JSX.Element => (
  <g class="marker freeze">
    <circle r="42" />
    <g transform="translate(0 -8) scale(0.5)">
      <Sign of="spell-freeze" />
    </g>
    <text class="what" y="26">
      {say.lost}
    </text>
  </g>
)

/** A wind with the rounds that are left on three of its sides: the one that is upright counts. */
const Wind = ({ kind }: { kind: 'speed' | 'sloth' }): JSX.Element => (
  <g class={`marker ${kind}`}>
    <rect x="-46" y="-46" width="92" height="92" rx="8" />
    <g transform="scale(0.62)">
      <Sign of={`spell-${kind}`} />
    </g>
    {Array.from({ length: rounds }, (_, i) => (
      <text key={i} transform={`rotate(${-90 * i}) translate(0 -33)`} dy="0.35em">
        {rounds - i}
      </text>
    ))}
    <text class="what" transform="rotate(90) translate(0 -35)" dy="0.35em">
      {say.wind[kind]}
    </text>
  </g>
)

/** A rope with an arrow: here the year begins and ends, for all or for one province. */
const Start = ({ seat }: { seat?: Seat }): JSX.Element => (
  <g class={seat === undefined ? 'start' : `start ${provinces[seat]}`}>
    <circle class="rope-edge" r="34" />
    <circle class="rope" r="34" />
    <path class="ahead" d="M-10 -24L16 0L-10 24L-1 0Z" />
  </g>
)

const cell = 34
const bars = { width: (gates.length + 1) * cell, height: (chariots + 1) * cell, foot: 42 }

/** For each chariot of a seat and each gate a box. */
const Bars = ({ seat }: { seat: Seat }): JSX.Element => (
  <g class="bars">
    {gates.map((gate, i) => (
      <g key={gate} transform={`translate(${(i + 1.5) * cell} ${cell / 2}) scale(0.36)`}>
        <Sign of={signOf(String(gate))} />
      </g>
    ))}
    {Array.from({ length: chariots }, (_, i) => (
      <g key={i} transform={`translate(0 ${(i + 1) * cell})`}>
        <g transform={`translate(${cell / 2} ${cell / 2}) scale(0.3)`}>
          <Numbered seat={seat} number={i + 1} />
        </g>
        {gates.map((gate, j) => (
          <rect key={gate} x={(j + 1) * cell + 3} y="3" width={cell - 6} height={cell - 6} />
        ))}
      </g>
    ))}
  </g>
)

/** A chariot with its number: the lowest in hand comes in first, and the gates that are barred are barred to it alone. */
export const Numbered = ({ seat, number }: { seat: Seat; number: number }): JSX.Element => (
  <>
    <Chariot seat={seat} />
    <g class="number" transform="translate(31 31)">
      <circle r="14" />
      <text dy="0.35em">{number}</text>
    </g>
  </>
)

export const markers = (perUnit: number): Cutout[] => [
  marker(perUnit, 84, { name: 'start', count: 1, cut: 'circle', art: <Start /> }),
  ...provinces.map((province, seat) =>
    marker(perUnit, 84, {
      ...{ name: `start of ${province}`, count: 1, cut: 'circle', art: <Start seat={seat} /> },
    }),
  ),
  marker(perUnit, 2 * disc + 10, {
    ...{ name: 'dead sun', count: 1, cut: 'circle' },
    art: (
      <>
        <Disc sigil="15" />
        <circle class="dead-sun" r={disc + 5} />
      </>
    ),
  }),
  // One in each territory.
  marker(perUnit, 2 * disc + 24, {
    ...{ name: 'curse', count: provinces.length, cut: 'circle' },
    art: (
      <>
        <Thorns />
        <Sign of="spell-curse" />
      </>
    ),
  }),
  ...provinces.map((province, seat): Cutout => {
    const height = bars.height + bars.foot
    return {
      ...{ name: `gates of ${province}`, count: 1, class: 'sigily', art: <Bars seat={seat} /> },
      box: [0, 0, bars.width, height],
      width: bars.width * perUnit,
      texts: [{ words: say.bars, box: [6, bars.height + 4, bars.width - 12, bars.foot - 6] }],
    }
  }),
  // A seat that has a freeze coming is no target for another. Where its turn is lost, the marker is turned over and lies there until a turn
  // is not lost: a seat with two of those is no target either.
  marker(perUnit, 88, {
    ...{ name: 'freeze', count: provinces.length * 2, cut: 'circle' },
    art: <Token sign="freeze" r={42} />,
    back: <Lost />,
  }),
  marker(perUnit, 88, {
    ...{
      name: 'wind',
      count: provinces.length * rounds,
      art: <Wind kind="speed" />,
      back: <Wind kind="sloth" />,
    },
  }),
  // As many as there can be stacks.
  marker(perUnit, 72, {
    ...{ name: 'stone skin', count: provinces.length * chariots, cut: 'circle' },
    art: (
      <g transform="scale(0.8)">
        <Token sign="stoneskin" r={42} />
      </g>
    ),
  }),
]
