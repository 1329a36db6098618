// The four throwing sticks on their cloth, white or black side up as thrown, and the steps that are left.

import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Layout } from './layout'
import { say } from './words'

interface Props {
  layout: Layout
  /** The throw, 1 to 4 or 6; null while the sticks are in the hand. */
  thrown: number | null
  left: number
  /** Which throw this is: the sticks lie differently after each, and the same when one comes back to it. */
  throwing: number
  /** Whether they are seen to fall. */
  fall: boolean
}

interface Lie {
  white: boolean
  turn: number // degrees
  shift: number
}

// Which sticks show white, and how they lie: drawn from the number of the throw, so that it is the same whenever it is shown.
export function fallenSticks(thrown: number, throwing: number): Lie[] {
  const white = thrown === 6 ? 0 : thrown
  const first = (throwing * 7) % 4
  return Array.from({ length: 4 }, (_, i) => {
    const noise = Math.sin((throwing + 1) * 12.9898 + i * 78.233) * 43758.5453
    const random = noise - Math.floor(noise)
    return { white: (i - first + 4) % 4 < white, turn: (random - 0.5) * 17, shift: ((random * 7) % 1) - 0.5 }
  })
}

export function Sticks({ layout, thrown, left, throwing, fall }: Props) {
  const { x, y, width, height } = layout.tray
  const group = useRef<SVGGElement>(null)
  const wide = width > 200
  const length = wide ? 210 : 112
  const thick = wide ? 18 : 11.5
  const pitch = wide ? 26 : 15.5
  const middle = { x: x + (wide ? 120 : width / 2), y: y + (wide ? height / 2 : 35) }

  useLayoutEffect(() => {
    if (!fall) return
    const list = [...(group.current?.children ?? [])].map((stick, i) =>
      stick.animate(
        [
          {
            transform: `translate(${(i - 1.5) * -30}px,-70px) rotate(${i % 2 ? 80 : -80}deg) scale(1.25)`,
            opacity: 0,
          },
          {
            transform: `translate(${(i - 1.5) * 6}px,2px) rotate(${i % 2 ? -6 : 6}deg)`,
            opacity: 1,
            offset: 0.75,
          },
          { transform: 'none' },
        ],
        { duration: 210 + i * 30, easing: 'cubic-bezier(.3,.1,.5,1)' },
      ),
    )
    return () => list.forEach((each) => each.cancel())
  }, [fall, throwing])

  const sticks = thrown === null ? null : fallenSticks(thrown, throwing)
  return (
    <g class="sticks" aria-hidden="true">
      <rect class="cloth" x={x} y={y} width={width} height={height} rx="10" />
      <rect class="hem" x={x + 5} y={y + 5} width={width - 10} height={height - 10} rx="7" />
      <g ref={group}>
        {Array.from({ length: 4 }, (_, i) => {
          const lie = sticks?.[i] ?? { white: i % 2 === 0, turn: 0, shift: 0 }
          const at = `translate(${middle.x + lie.shift * 12} ${middle.y + (i - 1.5) * (sticks ? pitch : thick)})`
          return (
            <g key={i} class="stick">
              <g transform={`${at} rotate(${lie.turn})`} class={sticks ? '' : 'in-hand'}>
                <Stick white={lie.white} length={length} thick={thick} />
              </g>
            </g>
          )
        })}
      </g>
      {thrown !== null && <Left layout={layout} thrown={thrown} left={left} wide={wide} />}
    </g>
  )
}

// A split stick: flat and white with four notches on one side, round and black on the other.
export function Stick({ white, length, thick }: { white: boolean; length: number; thick: number }) {
  const end = length / 2
  return (
    <>
      <rect class="drop" x={-end + 1} y={-thick / 2 + 2.5} width={length} height={thick} rx={thick / 2} />
      <rect
        class={white ? 'white' : 'black'}
        x={-end}
        y={-thick / 2}
        width={length}
        height={thick}
        rx={thick / 2.2}
      />
      {white ? (
        <path
          class="notch"
          d={
            `M${-end + thick} 0H${end - thick}` +
            [-9, -3, 3, 9].map((at) => `M${at - 2} ${thick * 0.32}L${at + 2} ${-thick * 0.32}`).join('')
          }
        />
      ) : (
        <path class="shine" d={`M${-end + thick * 0.7} ${-thick * 0.2}H${end - thick * 0.7}`} />
      )}
    </>
  )
}

// The number thrown, a dot for each of its steps (full while it is left), and whether another throw follows.
function Left({
  layout,
  thrown,
  left,
  wide,
}: {
  layout: Layout
  thrown: number
  left: number
  wide: boolean
}) {
  const { x, y, width, height } = layout.tray
  const gap = wide ? 18 : 11
  const start = wide ? x + 284 : x + 38
  const line = wide ? y + 58 : y + height - 15
  const again = thrown !== 2 && thrown !== 3
  return (
    <g class="left">
      <text class={wide ? 'number' : 'number small'} x={wide ? x + 246 : x + 14} y={line + (wide ? 18 : 7)}>
        {thrown}
      </text>
      {Array.from({ length: thrown }, (_, i) => (
        <circle
          key={i}
          class={i < left ? 'pip' : 'pip used'}
          cx={start + i * gap + 4}
          cy={line}
          r={wide ? 6 : 4}
        />
      ))}
      {again && wide && (
        <text class="again" x={start - 2} y={line + 32}>
          {say.again}
        </text>
      )}
      {again && !wide && (
        <text class="again" x={x + width - 10} y={line + 4} text-anchor="end">
          {thrown === 6 ? '↻' : `↻ ${say.againShort}`}
        </text>
      )}
    </g>
  )
}
