// How a race ends: a light runs once over all tiles, as the way goes, and stays on the End and on the winners' markers at home. In Druidica
// it is the sun.
import { goalAt } from './marker_places'
import { sunburst } from './art/sun'
import { halfAt } from './layout'
import type { Scene } from './tiles'

/** How long the light is on its way, in milliseconds. */
const wayTime = 900

export function LightOnTheWay({ ground, plan, view, sun = false }: Scene & { sun?: boolean | undefined }) {
  const winners = view.end?.winners ?? []
  if (winners.length === 0) return null
  const ends = [...new Set(winners.map((seat) => plan.goals[seat]!.ends))]
  const positions = view.shown.map((_, i) => i + 1)
  const shape = sun ? <circle r="52" /> : <rect x="-48" y="-48" width="96" height="96" rx="12" />
  return (
    <g class="light-on-the-way" style={{ '--soft': '9px' }}>
      {positions.map((position, i) => (
        <g key={position} transform={halfAt(ground, position)}>
          <g class="gleam passes" style={{ '--after': (i * wayTime) / positions.length }}>
            {shape}
          </g>
        </g>
      ))}
      {ends.map((end) => (
        <g key={end} transform={halfAt(ground, end)}>
          <g class="gleam kindles" style={{ '--after': wayTime }}>
            {shape}
          </g>
          {sun && <path class="sun kindles" style={{ '--after': wayTime }} d={sunburst} />}
        </g>
      ))}
      {winners.flatMap((seat) =>
        view.markers[seat]!.map((place, number) => {
          if (place !== 'home') return null
          const { x, y, size } = goalAt(ground, view, seat, number)
          return (
            <g key={`${seat} ${number}`} class="kindles" style={{ '--after': wayTime }}>
              <circle class="gleam" cx={x} cy={y} r={size * 0.62} />
            </g>
          )
        }),
      )}
    </g>
  )
}
