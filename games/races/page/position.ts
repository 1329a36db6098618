// What a position of a race says (docs/views.md), and how its tokens are read.

export interface RaceView {
  hand: number
  target: number
  partners: boolean
  mixed_entry: boolean
  turn: number | null
  stage: 'draw' | 'second' | 'turn' | 'move' | 'exchange' | 'home' | 'over'
  /** The tile drawn last, the higher number first. */
  tile: [number, number] | null
  /** The numbers still to be played. */
  left: number[]
  /** The number of the marker that has played the other one. */
  moved: number | null
  doubles: number
  /** The action that waits for the tile of position `turning`. */
  pending: string | null
  turning: number | null
  /** By seat and number, as places: "s", "7", "7r" (heading sunwise) or "home". */
  markers: string[][]
  /** By position, from 1 (index 0): the value, or null while the tile lies face down. */
  shown: (number | null)[]
  tested: boolean[]
  stock: number
  points: number[]
  end: { winners: number[]; why: string } | null
}

/** An action of a seat; places as in the view. */
export interface Deed {
  token: string
  kind: 'move' | 'swap' | 'home' | 'pass'
  from: string
  to: string
  /** Of a move: how far it goes. */
  steps: number
  /** The gate whose shortcut it takes, and by which number. */
  gate: number | null
  factor: number | null
  /** The seat that is bumped or exchanged with. */
  other: number | null
}

const kMove = /^(\d+):(s|\d+r?)-(\d+r?)(?:~(\d+)(?:\/(\d))?)?(?:x(\d))?$/
const kSwap = /^swap:(s|\d+r?)-(\d+r?)x(\d)$/
const kHome = /^home:(s|\d+r?)$/

const number = (text: string | undefined) => (text === undefined ? null : Number(text))

export function readDeed(token: string): Deed | null {
  const none = { token, from: '', to: '', steps: 0, gate: null, factor: null, other: null }
  if (token === 'pass') return { ...none, kind: 'pass' }
  const move = kMove.exec(token)
  if (move) {
    const gate = number(move[4])
    const steps = Number(move[1])
    const factor = gate === null ? null : (number(move[5]) ?? steps)
    return {
      ...{ token, kind: 'move', from: move[2]!, to: move[3]!, steps, gate, factor },
      other: number(move[6]),
    }
  }
  const swap = kSwap.exec(token)
  if (swap) return { ...none, kind: 'swap', from: swap[1]!, to: swap[2]!, other: Number(swap[3]) }
  const home = kHome.exec(token)
  return home ? { ...none, kind: 'home', from: home[1]!, to: 'home' } : null
}

/** The position of a place that is one; null for Start and home. */
export const positionOf = (place: string): number | null =>
  place === 's' || place === 'home' ? null : parseInt(place)

export const isSunwise = (place: string) => place.endsWith('r')
