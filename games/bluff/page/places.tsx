// What stands and lies before each guest: the cup, the dice under it as far as they are to be seen, and those put out in the open.

import type { JSX } from 'preact'
import type { Point } from '@nemeton/board/art/line'
import { ownPlaces, type Board } from './cells'
import { Cup, placed, ShownDie, type Look } from './cups'
import type { Spot } from './layout'
import { looksOf, nameOf, type Reveal } from './reveal'
import type { Effect } from './schema'

interface PlacesProps {
  board: Board
  effects: Effect[]
  reveal: Reveal
  winners: number[]
  /** Whether a cell can be chosen. */
  isOpen(id: string): boolean
}

export function Places({ board, effects, reveal: { lit, over }, winners, isOpen }: PlacesProps): JSX.Element {
  const { layout, view, table, viewer, pick } = board
  const { lifted } = table
  const seats = view.dice.length
  const mine = view.hidden[viewer] !== null
  const spotOf = (seat: number) => layout.spot((seat - viewer + seats) % seats)
  const looks = lifted && looksOf(effects, lit, over)
  const lookOf = (seat: number, row: Row, i: number): Look => {
    const look = looks?.get(nameOf({ seat, row, i }))
    if (look !== undefined || seat !== viewer || row === 'shown') return look ?? ''
    return pick.out.includes(i) ? 'chosen' : isOpen(`own-${i}`) ? 'ready' : ''
  }
  const turn = lifted ? lifted.challenger : view.turn
  return (
    <>
      {winners.map((seat) => {
        const { cup, up, size } = spotOf(seat)
        const { x, y } = lifted && !(seat === viewer && mine) ? up : cup
        return <circle key={seat} class="gleam kindles" cx={x} cy={y} r={size * 0.9} />
      })}
      {view.dice.map((dice, seat) => {
        const shared = { seat, spot: spotOf(seat), turn: turn === seat }
        const look = (row: Row, i: number) => lookOf(seat, row, i)
        const { hidden, covered, shown } = table.places[seat]!
        return seat === viewer && mine ? (
          <OwnPlace key={seat} {...shared} {...{ hidden, shown, look }} at={ownPlaces(board)} />
        ) : (
          <OtherPlace
            key={seat}
            {...shared}
            {...{ hidden, shown, look, covered }}
            open={lifted !== null}
            out={!lifted && dice === 0}
          />
        )
      })}
    </>
  )
}

type Row = 'hidden' | 'shown'

interface PlaceProps {
  seat: number
  spot: Spot
  /** Whether it is the seat's turn. */
  turn: boolean
  hidden: number[] | null
  shown: number[]
  look(row: Row, i: number): Look
}

const Halo = ({ spot: { cup, size } }: { spot: Spot }) => (
  <circle class="halo" cx={cup.x} cy={cup.y} r={size * 0.72} />
)

interface DiceProps extends Pick<PlaceProps, 'seat' | 'spot' | 'look'> {
  row: Row
  values: number[]
  at(i: number): Point
  /** In degrees. */
  tilt?(i: number): number
}

const Dice = ({ seat, spot, look, row, values, at, tilt = () => 0 }: DiceProps) => (
  <>
    {values.map((value, i) => (
      <ShownDie
        key={i}
        name={nameOf({ seat, row, i })}
        value={value}
        at={at(i)}
        size={spot.die}
        turn={tilt(i)}
        look={look(row, i)}
      />
    ))}
  </>
)

interface OwnPlaceProps extends PlaceProps {
  at: Record<Row, Point[]>
}

/** The viewer's place: the cup lifted a little, the own dice beside it, and those that are shown. */
function OwnPlace({ at, ...place }: OwnPlaceProps): JSX.Element {
  const { seat, spot, turn, hidden, shown } = place
  // Over dice that are in the air it stands upright.
  const tilted = (hidden?.length ?? 0) > 0
  return (
    <g class={turn ? 'place own turn' : 'place own'}>
      {turn && <Halo spot={spot} />}
      <g data-glides={`cup-${seat}`} style={{ transform: placed(spot.cup, spot.size, tilted ? -34 : 0) }}>
        <Cup seat={seat} />
      </g>
      <Dice {...place} row="shown" values={shown} at={(i) => at.shown[i]!} />
      <Dice {...place} row="hidden" values={hidden ?? []} at={(i) => at.hidden[i]!} />
    </g>
  )
}

interface OtherPlaceProps extends PlaceProps {
  covered: number
  /** Whether its dice are seen. */
  open: boolean
  /** Whether it is out of the game. */
  out: boolean
}

/** Another's place: a cup that stands on its dice, or is lifted off them. */
function OtherPlace({ covered, open, out, ...place }: OtherPlaceProps): JSX.Element {
  const { seat, spot, turn, hidden, shown } = place
  const { cup, up, size } = spot
  // So that dice lie as dice do.
  const tilt = (i: number) => ((seat * 5 + i * 7) % 9) - 4
  const values = (open && hidden) || []
  return (
    <g class={out ? 'place out' : turn ? 'place turn' : 'place'}>
      {turn && <Halo spot={spot} />}
      <g
        class={open ? 'lifted' : ''}
        data-glides={`cup-${seat}`}
        style={{ transform: open ? placed(up, size * 0.58) : placed(cup, size, out ? 96 : 0) }}
      >
        <Cup seat={seat} />
      </g>
      {!open && !out && <Covered spot={spot} count={covered} />}
      <Dice {...place} row="hidden" values={values} at={(i) => spot.hidden(i, values.length)} tilt={tilt} />
      <Dice
        {...place}
        row="shown"
        values={shown}
        at={(i) => spot.shown(i, shown.length)}
        tilt={(i) => tilt(i + 3)}
      />
    </g>
  )
}

/** How many dice are under a cup: as many little ones along its rim. */
function Covered({ spot: { cup, size }, count }: { spot: Spot; count: number }): JSX.Element {
  const edge = size * 0.17
  return (
    <g class="covered">
      {Array.from({ length: count }, (_, i) => (
        <rect
          key={i}
          x={cup.x + (i - (count - 1) / 2) * edge * 1.22 - edge / 2}
          y={cup.y + size * 0.5}
          width={edge}
          height={edge}
          rx={edge * 0.2}
        />
      ))}
    </g>
  )
}
