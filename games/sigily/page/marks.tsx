// What shows a choice on the board: what can be begun with, what was picked, where it leads; and what others have moved.
import type { JSX } from 'preact'
import { path } from '@nemeton/board/art/line'
import { findEffect } from '@nemeton/board/effects'
import type { Taken, Went } from '@nemeton/board/art/trail'
import { placesOf, wayOf, type Place } from './choice'
import { discOf } from './background'
import { outcomeOf, type Choice } from './labels'
import { lying, type SigilyEvent } from './position'
import type { Effect, View } from './schema'
import { Sign } from './signs'
import { campOf, placeOf, polar, slotOf } from './wheel'

const isCamp = (place: Place) => place.startsWith('camp:')
const isSigil = (place: Place) => /^(\d+[ab]?|c)$/.test(place)
const pointOf = (place: Place) => (isCamp(place) ? campOf(Number(place.slice(5))) : placeOf(place))
const at = (place: Place) => {
  const { x, y } = pointOf(place)
  return `translate(${x} ${y})`
}

/** Where the choice under way can go, and as long as no chariot is picked, where each can: by place, the tokens. */
function aims(view: View, { paths, picked, offer }: Choice): Map<Place, string[]> {
  if (view.stage !== 'move' || picked.length > 0)
    return new Map([...offer.last].map(([place, token]) => [place, [token]]))
  const all = new Map<Place, string[]>()
  for (const { token, parts } of paths) all.set(parts.at(-1)!, [...(all.get(parts.at(-1)!) ?? []), token])
  return all
}

/** Under the pieces: the ways that the choice under way can go. */
export function Ways({ view, choice }: { view: View; choice: Choice }): JSX.Element {
  const ways = [...aims(view, choice).values()].flatMap((tokens) =>
    tokens.flatMap((token) => {
      const way = view.courses === null ? null : wayOf(view, token)
      return way === null ? [] : [way]
    }),
  )
  return (
    <g class={choice.picked.length > 0 ? '' : 'offered'}>
      {ways.map((way) => (
        <path key={way.join()} class="way" d={path(way.map(placeOf))} />
      ))}
    </g>
  )
}

/** Where stacks went, from camp too, and where one died. */
export function trailOf(events: SigilyEvent[]): { went: Went[]; taken: Taken[] } {
  const all = <T,>(marks: (effect: Effect, effects: Effect[]) => T[]) =>
    events.flatMap(({ effects }) => effects.flatMap((effect) => marks(effect, effects)))
  return {
    went: all((effect): Went[] => {
      switch (effect.kind) {
        case 'came_in':
          return [{ seat: effect.seat, way: [campOf(effect.seat), placeOf(effect.stack.at)] }]
        case 'moved':
        case 'moved_back':
          return [{ seat: effect.seat, way: [effect.from, ...effect.way].map(placeOf) }]
        case 'went_back':
          return [{ seat: effect.seat, way: [placeOf(effect.from), placeOf(effect.stack.at)] }]
        default:
          return []
      }
    }),
    taken: all((effect, effects): Taken[] => {
      if (effect.kind !== 'died' && effect.kind !== 'back_to_hand') return []
      const won = findEffect(effects, 'won') ?? findEffect(effects, 'bout_won')
      return [{ seat: won?.seat ?? effect.seat, at: placeOf(effect.at) }]
    }),
  }
}

/** The same of what is advised; also where a throw is declared or a spell goes, which moves nothing yet. */
export function adviceOf(event: SigilyEvent): { went: Went[]; taken: Taken[] } {
  const { went, taken } = trailOf([event])
  const { seat, token, view } = event
  if (seat === null || !token?.includes(':')) return { went, taken }
  const places = placesOf(view, token).filter((place) => isSigil(place) || isCamp(place))
  return { went: [...went, { seat, way: places.map(pointOf) }], taken }
}

/** Above the pieces. */
export function Marks({ view, choice }: { view: View; choice: Choice }): JSX.Element {
  const { picked, offer } = choice
  const ready = picked.length === 0 ? offer.first : offer.next
  return (
    <g class="marks">
      {[...ready].map((place) => (
        <Ready key={place} view={view} place={place} />
      ))}
      {picked.map((place) => (
        <Ready key={place} view={view} place={place} chosen />
      ))}
      {[...aims(view, choice)]
        .filter(([place]) => isSigil(place) || isCamp(place))
        .map(([place, [token]]) => (
          <Goal key={place} view={view} place={place} token={token!} />
        ))}
    </g>
  )
}

/** A ring around what can be picked or was: a sigil, or the chariot in a camp that comes in next. */
function Ready({ view, place, chosen }: { view: View; place: Place; chosen?: boolean }): JSX.Element | null {
  const kind = chosen ? 'ready chosen' : 'ready'
  if (isSigil(place)) return <circle class={kind} transform={at(place)} r={discOf(place) + 5} />
  if (!isCamp(place)) return null
  const seat = Number(place.slice(5))
  const team = view.teams[seat]!
  const { x, y } = slotOf(
    seat,
    team.findIndex(({ where }) => where === 'hand'),
    team.length,
  )
  return <circle class={kind} transform={`translate(${x} ${y})`} r="33" />
}

function Goal({ view, place, token }: { view: View; place: string; token: string }): JSX.Element {
  const outcome = outcomeOf(view, token)
  const r = isCamp(place) ? 70 : discOf(place)
  const corner = polar(r + 2, -45)
  const coins = isSigil(place) ? lying(view, place) : 0
  return (
    <g class={outcome === 'dies' || outcome === 'stone' ? 'goal bad' : 'goal'} transform={at(place)}>
      <circle class="halo" r={r + 4} />
      {outcome ? (
        <g transform={`translate(${corner.x} ${corner.y})`}>
          <circle class="badge" r="23" />
          <Sign of={`goal-${outcome}`} as="badge-sign" />
        </g>
      ) : view.stage === 'move' && coins > 0 ? (
        <g transform={`translate(${corner.x} ${corner.y})`}>
          <circle class="badge gain" r="23" />
          <text class="gain" y="10">
            +{coins}
          </text>
        </g>
      ) : (
        <circle class="dot" r="13" />
      )}
    </g>
  )
}
