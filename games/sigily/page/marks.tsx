// What shows a choice on the board: what can be begun with, what was picked, where it leads; and the move before.
import type { JSX } from 'preact'
import { path } from '@nemeton/board/art/line'
import { wayOf, type Place } from './choice'
import { discOf } from './background'
import { outcomeOf, type Choice } from './labels'
import type { Step } from './motion'
import type { View } from './schema'
import { Sign } from './signs'
import { campOf, placeOf, polar, slotOf } from './wheel'

const isCamp = (place: Place) => place.startsWith('camp:')
const isSigil = (place: Place) => /^(\d+[ab]?|c)$/.test(place)
const at = (place: Place) => {
  const { x, y } = isCamp(place) ? campOf(Number(place.slice(5))) : placeOf(place)
  return `translate(${x} ${y})`
}

/** Under the pieces: the way of the last move, and the ways that the choice under way can go. */
export function Traces({
  view,
  step,
  choice,
}: {
  view: View
  step: Step | null
  choice: Choice
}): JSX.Element {
  const ways = [...choice.offer.last.values()].flatMap((token) => {
    const way = view.courses === null ? null : wayOf(view, token)
    return way === null ? [] : [way]
  })
  return (
    <g class="traces">
      {step && step.way.length > 1 && (
        <circle class="trace" transform={at(step.way[0]!)} r={discOf(step.way[0]!) + 8} />
      )}
      {step && <circle class="trace to" transform={at(step.way.at(-1)!)} r={discOf(step.way.at(-1)!) + 8} />}
      {ways.map((way) => (
        <path key={way.join()} class="way" d={path(way.map(placeOf))} />
      ))}
    </g>
  )
}

/** Above the pieces. */
export function Marks({ view, choice: { picked, offer } }: { view: View; choice: Choice }): JSX.Element {
  const ready = picked.length === 0 ? offer.first : offer.next
  return (
    <g class="marks">
      {[...ready].map((place) => (
        <Ready key={place} view={view} place={place} />
      ))}
      {picked.map((place) => (
        <Ready key={place} view={view} place={place} chosen />
      ))}
      {[...offer.last]
        .filter(([place]) => isSigil(place) || isCamp(place))
        .map(([place, token]) => (
          <Goal key={place} view={view} place={place} token={token} />
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
  return (
    <g class={outcome === 'dies' || outcome === 'stone' ? 'goal bad' : 'goal'} transform={at(place)}>
      <circle class="halo" r={r + 4} />
      {outcome ? (
        <g transform={`translate(${corner.x} ${corner.y})`}>
          <circle class="badge" r="23" />
          <Sign of={`goal-${outcome}`} as="badge-sign" />
        </g>
      ) : (
        <circle class="dot" r="13" />
      )}
    </g>
  )
}
