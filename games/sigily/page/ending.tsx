// How the year ends: the camps of the richest lie in the light, and their chariots stand crowned in the middle, between two trumpets.
import { Chariot, provinces } from './chariots'
import type { View } from './schema'
import { campOf } from './wheel'

const apart = 116

/** Under everything else that lies on the board. */
export const CampLight = ({ view: { end } }: { view: View }) => (
  <>
    {end?.richest.map((seat) => {
      const { x, y } = campOf(seat)
      return <circle key={seat} class="gleam kindles" cx={x} cy={y} r="92" />
    })}
  </>
)

export function Triumph({ view: { end } }: { view: View }) {
  if (!end) return null
  const { richest } = end
  const across = ((richest.length - 1) / 2) * apart
  return (
    <g class="triumph">
      <ellipse class="gleam kindles" rx={across + 120} ry="120" />
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${side * (across + 88)} 30) scale(${side} 1)`}>
          <g class="kindles" style={{ '--after': 500 }}>
            <path class="tube" d="M0 62V-70C0-98 16-106 44-104" />
            <path class="mouth" d="M40-116L66-122L60-106L70-96L44-94Z" />
            <g class={`start ${provinces[richest.at(side < 0 ? 0 : -1)!]}`}>
              <path class="banner unfurls" style={{ '--after': 750 }} d="M4-62H54V16L29-2L4 16Z" />
            </g>
          </g>
        </g>
      ))}
      {richest.map((seat, i) => (
        <g key={seat} transform={`translate(${(i - (richest.length - 1) / 2) * apart} 12) scale(1.5)`}>
          <g class="kindles" style={{ '--after': 200 }}>
            <Chariot seat={seat} />
          </g>
          <path
            class="crown falls"
            style={{ '--after': 800 }}
            d="M-27-38L-32-64L-16-52L0-70L16-52L32-64L27-38Q0-30-27-38Z"
          />
        </g>
      ))}
    </g>
  )
}
