// The four thrown sticks: flat and pale with an animal carved into each, or round and dark.
import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { readThrow } from './position'
import type { Throw } from './schema'
import { Sign } from './signs'

interface FallenStick {
  flat: boolean
  /** Degrees. */
  turn: number
  /** Along the stick, from −1 to 1. */
  shift: number
}

/** From the lowest to the highest. */
const animals = ['d', 'e', 'c', 'h']

const random = (seed: number) => {
  const noise = Math.sin(seed * 12.9898) * 43758.5453
  return noise - Math.floor(noise)
}

/**
 * Which sticks, from dog to horse, lie flat side up, and how they lie: drawn from the number of the throw, so that it is the same
 * whenever it is shown. Of a throw to fight the highest animal is known, of one to move none.
 */
export function fallenSticks(thrown: Throw, throwing: number): FallenStick[] {
  const { number, animal } = readThrow(thrown)
  const highest = animal ? animals.indexOf(animal) : 3
  const count = number === 5 ? 0 : number
  const order = [0, 1, 2, 3]
    .filter((stick) => stick <= highest)
    .sort((a, b) => random(throwing * 7 + a) - random(throwing * 7 + b))
  const flat = new Set(
    animal ? [highest, ...order.filter((stick) => stick !== highest)].slice(0, count) : order.slice(0, count),
  )
  return [0, 1, 2, 3].map((stick) => ({
    flat: flat.has(stick),
    turn: (random(throwing * 4 + stick + 0.5) - 0.5) * 16,
    shift: random(throwing * 4 + stick + 0.7) * 2 - 1,
  }))
}

const length = 150
const thick = 22
const pitch = 25

interface SticksProps {
  /** What they show; null while they are in the hand. */
  thrown: Throw | null
  /** Which throw this is. */
  throwing: number
  /** Whether they are seen to fall. */
  fall: boolean
}

export function Sticks({ thrown, throwing, fall }: SticksProps): JSX.Element {
  const group = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    if (!fall) return
    const falls = [...group.current!.children].map((stick, i) =>
      stick.animate(
        [
          {
            transform: `translate(${(i - 1.5) * -40}px,-80px) rotate(${i % 2 ? 90 : -90}deg) scale(1.3)`,
            opacity: 0,
          },
          {
            transform: `translate(${(i - 1.5) * 5}px,2px) rotate(${i % 2 ? -6 : 6}deg)`,
            opacity: 1,
            offset: 0.75,
          },
          { transform: 'none' },
        ],
        { duration: 210 + i * 30, easing: 'cubic-bezier(.3,.1,.5,1)' },
      ),
    )
    return () => falls.forEach((each) => each.cancel())
  }, [fall, throwing])
  const fallen = thrown === null ? null : fallenSticks(thrown, throwing)
  return (
    <svg class="sticks-art" viewBox="-94 -60 188 120" preserveAspectRatio="xMinYMid" aria-hidden="true">
      <g ref={group}>
        {[0, 1, 2, 3].map((i) => {
          const { flat, turn, shift } = fallen?.[i] ?? { flat: true, turn: 0, shift: 0 }
          const y = (i - 1.5) * (fallen ? pitch : thick)
          return (
            <g key={i} class="stick">
              <g transform={`translate(${shift * 8} ${y}) rotate(${turn})`}>
                <Stick flat={flat} animal={i} />
              </g>
            </g>
          )
        })}
      </g>
    </svg>
  )
}

export function Stick({ flat, animal }: { flat: boolean; animal: number }): JSX.Element {
  const box = { x: -length / 2, y: -thick / 2, width: length, height: thick, rx: flat ? 5 : thick / 2 }
  return (
    <>
      <rect class="drop" {...box} transform="translate(1.5 3)" />
      <rect class={flat ? 'flat' : 'round'} {...box} />
      {flat ? (
        <Sign of={`animal-${animals[animal]}`} />
      ) : (
        <path class="shine" d={`M${-length / 2 + 14} -5H${length / 2 - 14}`} />
      )}
    </>
  )
}
