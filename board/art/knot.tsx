// Interlace: bands that pass over and under each other, carved into wood. Colours come from the variables --band (the
// band's top), --gap (the shadow beside it) and --vein (the line along its middle).
import type { JSX } from 'preact'

interface InterlaceProps {
  /** SVG paths, drawn one over the other in this order. */
  strands: string[]
  /** Short pieces of strands, drawn again on top where a strand drawn early passes over a later one. */
  over: string[]
  /** Width of a band. */
  width: number
}

export function Interlace({ strands, over, width }: InterlaceProps): JSX.Element {
  return (
    <g class="interlace" fill="none">
      {[...strands, ...over].map((d) => (
        <>
          <path d={d} stroke="var(--gap)" stroke-width={width * 1.75} />
          <path d={d} stroke="var(--band)" stroke-width={width} />
          <path d={d} stroke="var(--vein)" stroke-width={width * 0.16} />
        </>
      ))}
    </g>
  )
}

/** A long loop around the origin: half-length `long`, half-width `half`, lying along x, or along y if `upright`. */
function loop(long: number, half: number, upright: boolean): string {
  const straight = long - half
  return upright
    ? `M${-half} ${-straight}A${half} ${half} 0 0 1 ${half} ${-straight}V${straight}A${half} ${half} 0 0 1 ${-half} ${straight}Z`
    : `M${-straight} ${-half}H${straight}A${half} ${half} 0 0 1 ${straight} ${half}H${-straight}A${half} ${half} 0 0 1 ${-straight} ${-half}Z`
}

const across = (x: number, y: number, reach: number) => `M${x - reach} ${y}h${2 * reach}`

/** Two loops linked crosswise (Solomon's knot), within a circle of radius `radius` around the origin. */
export function CrossKnot({ radius }: { radius: number }): JSX.Element {
  const width = radius * 0.2
  const half = radius * 0.42
  const strands = [loop(radius, half, false), loop(radius, half, true)]
  const over = [across(-half, -half, width * 1.1), across(half, half, width * 1.1)]
  return <Interlace strands={strands} over={over} width={width} />
}

/** The same with a ring woven through it. */
export function RingKnot({ radius }: { radius: number }): JSX.Element {
  const width = radius * 0.15
  const half = radius * 0.34
  const ring = radius * 0.64
  const far = Math.sqrt(ring * ring - half * half)
  const circle = `M${-ring} 0A${ring} ${ring} 0 0 1 ${ring} 0A${ring} ${ring} 0 0 1 ${-ring} 0Z`
  // A short arc of the ring around the direction (x, y).
  const arc = (x: number, y: number) => {
    const [from, to] = [-1, 1].map((turn) => Math.atan2(y, x) + (turn * width * 1.15) / ring)
    const at = (angle: number) => `${ring * Math.cos(angle)} ${ring * Math.sin(angle)}`
    return `M${at(from!)}A${ring} ${ring} 0 0 1 ${at(to!)}`
  }
  const strands = [circle, loop(radius, half, false), loop(radius, half, true)]
  const over = [
    across(half, -half, width * 1.1),
    across(-half, half, width * 1.1),
    arc(far, -half),
    arc(half, far),
    arc(-far, half),
    arc(-half, -far),
  ]
  return <Interlace strands={strands} over={over} width={width} />
}

/** One turn of a two-strand twist along x, from 0 to `length`, `height` high around y = 0: the tile of a border. */
export function Twist({ length, height }: { length: number; height: number }): JSX.Element {
  const width = height * 0.3
  const sway = (height - width * 1.75) / 2
  // Half a wave is two quarter curves; these control points keep the crossing angle soft.
  const wave = (start: number, sign: number) => {
    const q = length / 4
    const bend = q * 0.55
    let d = `M${start} 0`
    for (let i = 0; i < 3; ++i) {
      const x = start + i * 2 * q
      const y = sway * sign * (i % 2 === 0 ? 1 : -1)
      d += `C${x + q - bend * 0.62} ${y * 0.92} ${x + q - bend * 0.35} ${y} ${x + q} ${y}`
      d += `C${x + q + bend * 0.35} ${y} ${x + q + bend * 0.62} ${y * 0.92} ${x + 2 * q} 0`
    }
    return d
  }
  // Around x = 0 and x = length the second strand lies on top, around the middle the first.
  const short = (x: number, sign: number) => {
    const dx = length * 0.11
    const dy = sway * sign * 0.66
    return `M${x - dx} ${-dy}L${x + dx} ${dy}`
  }
  return (
    <Interlace
      strands={[wave(-length / 2, 1), wave(-length / 2, -1)]}
      over={[short(length / 2, -1)]}
      width={width}
    />
  )
}
