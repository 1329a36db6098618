// The signs carved into the sigils. Each territory has one family of the ogham alphabet, so that the strokes count the steps
// from its gate; its third sigil is a sun. The gates have the fire festivals, the deep has spirals. In a box of 80 by 80
// around the origin; lines only, but for what has the class "solid".
import type { JSX } from 'preact'
import { spiral, triskele } from '../../web/art/line'
import { gateOf, isDeep, isGate, isSun, type Sigil } from './position'

const kStem = 34
const kApart = 12

/** One stroke of each family, at a height on the stem: to the right, to the left, aslant, and short across. */
const kStrokes: ((y: number) => string)[] = [
  (y) => `M0 ${y}H22`,
  (y) => `M0 ${y}H-22`,
  (y) => `M-19 ${y + 9}L19 ${y - 9}`,
  (y) => `M-10 ${y}H10`,
]

const ogham = (family: number, count: number): string =>
  `M0 ${-kStem}V${kStem}` +
  Array.from({ length: count }, (_, i) => kStrokes[family]!((i - (count - 1) / 2) * kApart)).join('')

/** Short rays around a sun, from one angle to another, sunwise from the top. */
function rays(from: number, to: number, step: number, inner: number, outer: number): string {
  let d = ''
  for (let angle = from; angle <= to; angle += step) {
    const turn = (angle * Math.PI) / 180
    const [x, y] = [Math.sin(turn), -Math.cos(turn)]
    d += `M${(inner * x).toFixed(1)} ${(inner * y).toFixed(1)}L${(outer * x).toFixed(1)} ${(outer * y).toFixed(1)}`
  }
  return d
}

const disc = (r: number) => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
const half = (r: number, right: boolean) => `M0 ${-r}A${r} ${r} 0 0 ${right ? 1 : 0} 0 ${r}Z`

interface Sign {
  lines: string
  solid?: string
}

const kSuns: Record<number, Sign> = {
  // Winter: a low sun behind the hill. The equinoxes: light and dark in balance. Summer: the sun at its height.
  3: { lines: `M-36 14H36M-15 14A15 15 0 0 1 15 14${rays(-60, 60, 30, 23, 34)}M-24 24H24`, solid: '' },
  9: { lines: disc(19) + rays(0, 180, 30, 26, 37), solid: half(19, false) },
  15: { lines: disc(19) + rays(0, 330, 30, 26, 38), solid: disc(9) },
  21: { lines: disc(19) + rays(180, 360, 30, 26, 37), solid: half(19, true) },
}

const flame = (x: number, size: number): string =>
  `M${x} ${-size}C${x + size * 0.25} ${-size * 0.5} ${x + size * 0.55} ${-size * 0.25} ${x + size * 0.5} ${size * 0.3}` +
  `C${x + size * 0.45} ${size * 0.75} ${x - size * 0.45} ${size * 0.75} ${x - size * 0.5} ${size * 0.3}` +
  `C${x - size * 0.5} ${size * 0.05} ${x - size * 0.3} ${-size * 0.1} ${x - size * 0.22} ${-size * 0.35}` +
  `C${x - size * 0.05} ${-size * 0.3} ${x} ${-size * 0.6} ${x} ${-size}Z`

/** A grain of an ear, on a stalk that leans. */
const grain = (x: number, y: number, side: number) =>
  `M${x} ${y}c${8 * side} -1 ${11 * side} -7 ${10 * side} -14c${-7 * side} 1 ${-11 * side} 6 ${-10 * side} 14Z`

const kGates: Record<number, Sign> = {
  // Samhain: the cauldron of heroes over the fire. Oimelc: Brigid's cross. Beltane: the two fires. Lughnasadh: the ear.
  0: {
    lines:
      'M-31 -10H31M-27 -10C-30 18 -15 26 0 26C15 26 30 18 27 -10M-15 24L-20 36M15 24L20 36M-12 -20C-16 -26 -8 -30 -12 -38M2 -20C-2 -26 6 -30 2 -38M16 -20C12 -26 20 -30 16 -38',
  },
  6: {
    lines:
      'M-9 -9H9V9H-9Z' +
      [0, 1, 2, 3]
        .map((i) => {
          const turn = (x: number, y: number) => [`${x} ${y}`, `${-y} ${x}`, `${-x} ${-y}`, `${y} ${-x}`][i]
          return `M${turn(-9, -9)}L${turn(-9, -36)}M${turn(0, -9)}L${turn(0, -36)}M${turn(9, -9)}L${turn(9, -36)}M${turn(-12, -36)}L${turn(12, -36)}`
        })
        .join(''),
  },
  12: { lines: flame(-18, 30) + flame(18, 30) + 'M-36 32H36', solid: '' },
  18: {
    lines:
      'M0 38V-28' +
      [-14, 0, 14, 28].map((y) => grain(0, y - 4, 1) + grain(0, y - 4, -1)).join('') +
      'M0 -22L0 -40',
  },
}

const spirals: Record<string, string> = {
  a: spiral({ x: 0, y: 0 }, 30, 2.2, Math.PI / 2),
  b: spiral({ x: 0, y: -17 }, 18, 1.6, Math.PI / 2) + spiral({ x: 0, y: 17 }, 18, 1.6, -Math.PI / 2),
  c: triskele({ x: 0, y: 0 }, 44),
}

export function signOf(sigil: Sigil): Sign {
  if (isDeep(sigil)) return { lines: spirals[sigil.at(-1)!]! }
  const number = Number(sigil)
  if (isGate(sigil)) return kGates[number]!
  if (isSun(sigil)) return kSuns[number]!
  const gate = gateOf(sigil)
  return { lines: ogham(gate / 6, number - gate) }
}

export function SignOf({ sigil }: { sigil: Sigil }): JSX.Element {
  const { lines, solid } = signOf(sigil)
  return (
    <g class="sign">
      {solid && <path class="solid" d={solid} />}
      <path d={lines} />
    </g>
  )
}

/** The signs on the stones that spells are cast with. */
const kSpells: Record<string, string> = {
  curse: `${disc(22)}M-15 -15L15 15M15 -15L-15 15M0 -22V-34M0 22V30M-22 0H-34M22 0H34`,
  fireball: flame(0, 30) + flame(0, 12),
  freeturn: 'M-14 -28V24M0 -28V24M14 -28V24M-26 2C-26 26 26 26 26 2M26 2L18 8M26 2L33 9',
  stoneskin: 'M0 -32L28 -16V14L0 32L-28 14V-16ZM0 -32V0L28 14M0 0L-28 14',
  remove: 'M-24 -20L-6 -2M6 4L24 22M24 -22L-24 24M-10 26A26 26 0 0 0 26 6M10 -26A26 26 0 0 0 -26 -6',
  speed: 'M-32 -4H14C30 -4 30 -26 16 -26C8 -26 6 -18 10 -14M-28 10H22C34 10 34 28 22 28M-20 -18H-2',
  sloth:
    'M-34 24H20C36 24 38 -4 18 -6C2 -6 0 16 14 16C24 16 24 2 15 4M-34 24C-34 10 -24 10 -22 2M-26 -8L-22 2L-14 -8',
  freeze: [0, 60, 120]
    .map((angle) => {
      const turn = (angle * Math.PI) / 180
      const along = (d: number, aside: number) =>
        `${(d * Math.sin(turn) + aside * Math.cos(turn)).toFixed(1)} ${(-d * Math.cos(turn) + aside * Math.sin(turn)).toFixed(1)}`
      return (
        `M${along(-32, 0)}L${along(32, 0)}` +
        [-1, 1].map((s) => `M${along(s * 28, -9)}L${along(s * 19, 0)}L${along(s * 28, 9)}`).join('')
      )
    })
    .join(''),
}

export const spellSign = (spell: string): string => kSpells[spell]!
