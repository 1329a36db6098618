// How things sound: wood, stone, bone, metal and paper, made from nothing but what each is struck with. A struck thing rings in
// its modes, each a sine that dies away; what strikes it is a short burst of noise. Quiet, dry, and soon over.
import type { Sound } from '@nemeton/board/game'

/** One of the tones of a struck thing: Hz, loudness against the others, and seconds until it has lost two thirds of it. */
type Mode = readonly [hertz: number, loudness: number, decay: number]

/** One stroke: when (seconds), how hard (1 is full), and by how much the thing is higher than its modes say. */
type Stroke = readonly [at: number, force: number, pitch: number]

interface Voice {
  modes: readonly Mode[]
  /** The noise of the touch: how loud, and how many seconds until it has lost two thirds of that. */
  touch: { loudness: number; decay: number; hertz: number }
  strokes: readonly Stroke[]
  /** Seconds in all. */
  length: number
  /** The greatest swing, of 1. */
  peak: number
}

/** A small block on a thick board: the board's dull thud and the block's own tones. */
const wood: readonly Mode[] = [
  [172, 0.8, 0.03],
  [415, 1, 0.024],
  [905, 0.6, 0.014],
  [1720, 0.3, 0.008],
  [2860, 0.12, 0.005],
]
const stone: readonly Mode[] = [
  [240, 0.5, 0.018],
  [1480, 0.8, 0.012],
  [2630, 0.6, 0.009],
  [4310, 0.35, 0.006],
]
const bone: readonly Mode[] = [
  [310, 0.5, 0.014],
  [1930, 0.9, 0.009],
  [3340, 0.6, 0.006],
  [5120, 0.3, 0.004],
]
/** A bar that is free at both ends. */
const stick: readonly Mode[] = [
  [205, 0.35, 0.016],
  [870, 1, 0.02],
  [2400, 0.45, 0.01],
  [4700, 0.18, 0.005],
]
const metal: readonly Mode[] = [
  [2950, 0.6, 0.05],
  [4870, 1, 0.06],
  [7230, 0.6, 0.035],
  [9640, 0.3, 0.02],
]
/** A bar of wood that is tuned, as in a xylophone. */
const bar: readonly Mode[] = [
  [294, 1, 0.085],
  [1176, 0.25, 0.03],
  [2900, 0.08, 0.01],
]

const voices: Record<Sound, Voice> = {
  wood: {
    modes: wood,
    touch: { loudness: 0.5, decay: 0.003, hertz: 1800 },
    strokes: [[0, 1, 1]],
    length: 0.18,
    peak: 0.3,
  },
  stone: {
    modes: stone,
    touch: { loudness: 0.4, decay: 0.002, hertz: 4200 },
    strokes: [
      [0, 1, 1],
      [0.034, 0.25, 1.04],
    ],
    length: 0.14,
    peak: 0.24,
  },
  knock: {
    modes: wood,
    touch: { loudness: 0.6, decay: 0.003, hertz: 2600 },
    strokes: [
      [0, 1, 1.5],
      [0.075, 0.55, 0.86],
    ],
    length: 0.26,
    peak: 0.34,
  },
  dice: {
    modes: bone,
    touch: { loudness: 0.5, decay: 0.002, hertz: 4800 },
    strokes: [
      [0, 0.8, 1],
      [0.031, 0.55, 1.13],
      [0.082, 1, 0.94],
      [0.117, 0.5, 1.08],
      [0.171, 0.62, 1.02],
      [0.213, 0.35, 1.16],
      [0.242, 0.26, 0.97],
      [0.266, 0.16, 1.05],
    ],
    length: 0.36,
    peak: 0.26,
  },
  sticks: {
    modes: stick,
    touch: { loudness: 0.35, decay: 0.003, hertz: 2200 },
    strokes: [
      [0, 0.75, 1],
      [0.038, 1, 1.12],
      [0.085, 0.7, 0.91],
      [0.121, 0.8, 1.21],
      [0.182, 0.4, 1.02],
      [0.225, 0.22, 1.1],
    ],
    length: 0.37,
    peak: 0.26,
  },
  coin: {
    modes: metal,
    touch: { loudness: 0.3, decay: 0.001, hertz: 6000 },
    strokes: [
      [0, 1, 1],
      [0.068, 0.45, 1.03],
    ],
    length: 0.32,
    peak: 0.16,
  },
  card: {
    modes: [[210, 0.25, 0.012]],
    touch: { loudness: 1, decay: 0.022, hertz: 3400 },
    strokes: [
      [0, 0.5, 1],
      [0.052, 1, 1],
    ],
    length: 0.16,
    peak: 0.16,
  },
  end: {
    modes: bar,
    touch: { loudness: 0.15, decay: 0.003, hertz: 1500 },
    strokes: [
      [0, 0.8, 1],
      [0.13, 1, 1.5],
    ],
    length: 0.4,
    peak: 0.28,
  },
}

export const sounds = Object.keys(voices) as Sound[]

/** The last part of every sound, over which it fades to nothing, in seconds. */
const fadeTime = 0.02
/** What is lower than this is not heard, and only moves the loudspeaker: Hz. */
const lowestFrequency = 60

/** A sound as samples from −1 to 1, `rate` of them a second. It is the same each time. */
export function synthesize(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const { modes, touch, strokes, length, peak } = voices[sound]
  const samples = new Float32Array(Math.floor(length * rate))
  const noise = noiseFrom(0x2545f491)
  for (const [at, force, pitch] of strokes) {
    const from = Math.round(at * rate)
    for (const [hertz, loudness, decay] of modes) {
      const turn = (2 * Math.PI * hertz * pitch) / rate
      for (let i = from; i < samples.length; ++i) {
        const t = i - from
        samples[i]! += force * loudness * Math.exp(-t / (decay * rate)) * Math.sin(turn * t)
      }
    }
    // The noise begins over half a millisecond, and has nothing much above `hertz`.
    const soft = 1 - Math.exp((-2 * Math.PI * touch.hertz) / rate)
    let heard = 0
    for (let i = from; i < samples.length; ++i) {
      const t = (i - from) / rate
      heard += soft * (noise() - heard)
      samples[i]! += force * touch.loudness * Math.min(1, t / 0.0005) * Math.exp(-t / touch.decay) * heard
    }
  }
  fade(samples, fadeTime * rate)
  takeLowest(samples, rate)
  fade(samples, fadeTime * rate)
  const greatest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  return samples.map((each) => (each / greatest) * peak)
}

/** Numbers from −1 to 1 without a pattern, the same ones for the same start (xorshift32). */
function noiseFrom(start: number): () => number {
  let state = start
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state / 0x80000000
  }
}

function fade(samples: Float32Array, over: number): void {
  for (let i = 1; i <= over; ++i) samples[samples.length - i]! *= (i - 1) / over
}

/** A high-pass filter of one pole. */
function takeLowest(samples: Float32Array, rate: number): void {
  const keep = Math.exp((-2 * Math.PI * lowestFrequency) / rate)
  let [before, out] = [0, 0]
  for (let i = 0; i < samples.length; ++i) {
    const now = samples[i]!
    out = keep * (out + now - before)
    before = now
    samples[i] = out
  }
}
