// What lies and stands on the board: coins, curses, camps, chariots, and the marks of a choice.
import type { JSX } from 'preact'
import type { Point } from '@nemeton/board/art/line'
import { Chariot, provinces } from './chariots'
import { discOf, disc } from './background'
import { keyOf, standings, transformOf, type Standing } from './motion'
import { isDead, lying, onRing, sigils, suns } from './position'
import type { Seat, Sigil, Stack, View } from './schema'
import { Sign } from './signs'
import { campAngle, placeOf, polar, purseOf, slotOf } from './wheel'

const at = ({ x, y }: Point) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`

/** A coin or a purse: a disc of gold, with a number where there are more than can be seen. */
export function Purse({ coins, r }: { coins: number; r: number }): JSX.Element {
  return (
    <g class="purse">
      <circle class="coin" r={r} />
      <text dy="0.35em" style={{ fontSize: `max(var(--figure), ${r * (coins < 10 ? 1.45 : 1.15)}px)` }}>
        {coins}
      </text>
    </g>
  )
}

/** As many coins lie side by side on a sigil, in a bow; of more the number is said. */
const heap = 4
const apart = 21

export function Lying({ view, sigil }: { view: View; sigil: Sigil }): JSX.Element | null {
  const coins = lying(view, sigil)
  if (coins === 0) return null
  const { x, y } = placeOf(sigil)
  return (
    <g class="lying" transform={at({ x, y: y + discOf(sigil) - 15 })}>
      {coins <= heap ? (
        Array.from({ length: coins }, (_, i) => {
          const aside = (i - (coins - 1) / 2) * apart
          return <circle key={i} class="coin" cx={aside} cy={-Math.abs(aside) / 8} r="13" />
        })
      ) : (
        <Purse coins={coins} r={21} />
      )}
    </g>
  )
}

export const AllLying = ({ view }: { view: View }) => (
  <>
    {sigils.map((sigil) => (
      <Lying key={sigil} view={view} sigil={sigil} />
    ))}
  </>
)

/** Where the year begins and ends: a rope around the sigil, with a knot in the colours of those who start there, and the way. */
export function Starts({ starts }: { starts: number[] }): JSX.Element {
  const all = new Set(starts)
  return (
    <g class="starts">
      {[...all].map((start) => {
        const sigil = String(start)
        const here = placeOf(sigil)
        const next = placeOf(onRing(start + 1))
        const angle = (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI
        const seat = all.size === 1 ? null : starts.indexOf(start)
        return (
          <g key={start} class={seat === null ? 'start' : `start ${provinces[seat]}`} transform={at(here)}>
            <circle class="rope-edge" r={discOf(sigil) + 6} />
            <circle class="rope" r={discOf(sigil) + 6} />
            <path
              class="ahead"
              d="M-7 -17L11 0L-7 17L-1 0Z"
              transform={`rotate(${angle}) translate(${discOf(sigil) + 12} 0)`}
            />
          </g>
        )
      })}
    </g>
  )
}

/** A veil over the sun that gives no free throw. */
export function DeadSun({ view }: { view: View }): JSX.Element | null {
  const sun = suns.map(String).find((sigil) => isDead(view, sigil))
  return sun === undefined ? null : <circle class="dead-sun" transform={at(placeOf(sun))} r={discOf(sun)} />
}

/** Thorns around a sigil; gates cannot be cursed, and the other sigils are of one size. */
export const Thorns = (): JSX.Element => (
  <g class="curse">
    <circle r={disc} />
    <Sign of="thorns" as="thorns" />
  </g>
)

export const Curse = ({ sigil }: { sigil: Sigil }): JSX.Element => (
  <g transform={at(placeOf(sigil))}>
    <Thorns />
  </g>
)

/** A seat's camp: pits for its chariots, houses for those that are home, what it owns, and its weather. */
export function Camp({ view, seat }: { view: View; seat: Seat }): JSX.Element {
  const team = view.teams[seat]!
  const purse = purseOf(seat)
  const aside = polar(66, campAngle(seat) + 90)
  const inwards = polar(-66, campAngle(seat))
  const spot = (way: Point, side: number) => at({ x: purse.x + side * way.x, y: purse.y + side * way.y })
  return (
    <g class="camp">
      {team.map(({ where }, number) => (
        <g key={number} transform={at(slotOf(seat, number, team.length))}>
          {where === 'home' ? <Sign of="house" as="house" /> : <circle class="pit" r="27" />}
        </g>
      ))}
      <g transform={at(purse)}>
        <Purse coins={view.coins[seat]!} r={27} />
      </g>
      {view.speed[seat]!.length > 0 && (
        <Weather at={spot(aside, -1)} n={view.speed[seat]!.length} kind="speed" />
      )}
      {view.sloth[seat]!.length > 0 && (
        <Weather at={spot(aside, 1)} n={view.sloth[seat]!.length} kind="sloth" />
      )}
      {view.frozen[seat] && <Weather at={spot(inwards, 1)} n={1} kind="freeze" />}
    </g>
  )
}

/** In a province that nobody plays, a carving in place of a camp. */
export const Fallow = ({ seat }: { seat: Seat }) => (
  <g class="fallow" transform={at(polar(262, campAngle(seat)))}>
    <g transform="scale(1.5)">
      <Sign of="deep-c" />
    </g>
  </g>
)

/** `n`: how many, said where there are several. */
function Weather({ at, n, kind }: { at: string; n: number; kind: string }): JSX.Element {
  return (
    <g class={`weather ${kind}`} transform={at}>
      <circle r="25" />
      <g transform="scale(0.56)">
        <Sign of={`spell-${kind}`} />
      </g>
      {n > 1 && (
        <text x="20" y="28">
          {n}
        </text>
      )}
    </g>
  )
}

export interface Held {
  /** The chariots that the pointer holds, as `keyOf` has them, and how far it has pulled them. */
  chariots: Set<string>
  by: Point
}

interface ChariotsProps {
  view: View
  /** Chariots that are on their way go above those that stand. */
  moving: Set<string>
  held: Held | null
  /** Where the chariots of the choice under way stand: they are lifted. */
  chosen: Set<Sigil>
}

export function Chariots({ view, moving, held, chosen }: ChariotsProps): JSX.Element {
  const all = [...standings(view)]
  const last = ([key]: [string, Standing]) => Number(moving.has(key) || held?.chariots.has(key))
  return (
    <g class="chariots">
      {all
        .sort((a, b) => last(a) - last(b))
        .map(([key, standing]) => {
          const pulled = held?.chariots.has(key) ? held.by : { x: 0, y: 0 }
          const place = { x: standing.x + pulled.x, y: standing.y + pulled.y }
          const { leads, seat } = standing
          const lifted = leads && chosen.has(leads.at)
          return (
            <g
              key={key}
              data-chariot={key}
              class={`chariot ${standing.where}${lifted ? ' lifted' : ''}`}
              style={{ transform: transformOf(place, standing.size) }}
            >
              <Chariot seat={seat} />
              {leads !== null && isBarredHere(view, leads) && (
                <g class="barred" transform="translate(-33 33)">
                  <circle r="17" />
                  <path d="M-9 0H9" />
                </g>
              )}
              {leads?.stone_skin && <circle class="stone-skin" r="50" />}
              {leads !== null && leads.coins > 0 && (
                <g transform="translate(33 33)">
                  <Purse coins={leads.coins} r={21} />
                </g>
              )}
            </g>
          )
        })}
    </g>
  )
}

/** Whether a stack stands on a gate by which it may not go in. */
const isBarredHere = (view: View, { at, chariots }: Stack) =>
  chariots.some(([seat, number]) => view.teams[seat]![number]!.barred.map(String).includes(at))

/** The chariots of the stack on a sigil, as `keyOf` has them. */
export const keysOn = (view: View, sigil: Sigil): Set<string> =>
  new Set(
    view.stacks
      .filter((stack) => stack.at === sigil)
      .flatMap(({ chariots }) => chariots.map(([seat, number]) => keyOf(seat, number))),
  )
