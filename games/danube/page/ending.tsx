// How a race down the river ends: it grows dark, lanterns are lit along the bank, and the winner's boats lie in their light.
import type { Layout } from './layout'
import { SQUARES } from './position'
import type { View } from './schema'

/** From lantern to lantern, in milliseconds. */
const betweenLanterns = 50
const lanterns = Array.from({ length: SQUARES / 3 }, (_, i) => 3 * i + 2)

export function Evening({ layout, view: { end, home } }: { layout: Layout; view: View }) {
  if (!end || end.winner === null) return null
  const { river, width, height, berth } = layout
  const { half } = river.shape
  const moored = Array.from({ length: home[end.winner] }, (_, i) => berth(end.winner!, i))
  return (
    <g class="evening" style={{ '--soft': `${half * 0.2}px` }}>
      <rect class="dusk kindles" {...{ width, height }} clip-path="url(#danube-water)" />
      {lanterns.map((square, i) => {
        const { x, y } = river.beside(river.place(square).s, half)
        return (
          <g key={square} class="kindles" style={{ '--after': i * betweenLanterns }}>
            <circle class="gleam" cx={x} cy={y} r={half * 0.4} />
            <circle class="flame" cx={x} cy={y} r={half * 0.09} />
          </g>
        )
      })}
      {moored.map(({ x, y }, i) => (
        <circle
          key={i}
          class="gleam kindles"
          style={{ '--after': (lanterns.length + i) * betweenLanterns }}
          {...{ cx: x, cy: y, r: half * 0.75 }}
        />
      ))}
    </g>
  )
}
