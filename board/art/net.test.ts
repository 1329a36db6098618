// The net of a die, folded: it is a die, and each edge that is glued has one flap.
import { expect, test } from 'vitest'
import { faces, type Side } from './net'

type Vector = [number, number, number]
const minus = ([x, y, z]: Vector): Vector => [-x, -y, -z]
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const name = (vector: Vector) => vector.map((each) => each + 0).join()

/** A face on the cube: where it looks to, and where its right and its lower side point to. */
interface Place {
  out: Vector
  right: Vector
  down: Vector
}

const steps: { side: Side; dx: number; dy: number; over(place: Place): Place }[] = [
  { side: 'right', dx: 1, dy: 0, over: ({ out, right, down }) => ({ out: right, right: minus(out), down }) },
  { side: 'left', dx: -1, dy: 0, over: ({ out, right, down }) => ({ out: minus(right), right: out, down }) },
  { side: 'bottom', dx: 0, dy: 1, over: ({ out, right, down }) => ({ out: down, right, down: minus(out) }) },
  { side: 'top', dx: 0, dy: -1, over: ({ out, right, down }) => ({ out: minus(down), right, down: out }) },
]

/** The places of all faces, by their values: the net is folded away from who looks at it. */
function folded(): Map<number, Place> {
  const first = faces[0]!
  const found = new Map<number, Place>([
    [first.value, { out: [0, 0, 1], right: [1, 0, 0], down: [0, -1, 0] }],
  ])
  const open = [first]
  for (const face of open) {
    for (const { dx, dy, over } of steps) {
      const next = faces.find(({ column, row }) => column === face.column + dx && row === face.row + dy)
      if (!next || found.has(next.value)) continue
      found.set(next.value, over(found.get(face.value)!))
      open.push(next)
    }
  }
  return found
}

test('the six faces lie on the six sides of a cube, and those that face each other add up to seven', () => {
  const places = folded()
  expect(places.size).toBe(6)
  const valueAt = new Map([...places].map(([value, { out }]) => [name(out), value]))
  expect(valueAt.size).toBe(6)
  for (const [value, { out }] of places) expect(valueAt.get(name(minus(out)))).toBe(7 - value)
})

test('where two faces meet that are not folded, one of them has a flap, and not both', () => {
  const places = folded()
  const edges = new Map<string, { flaps: number; folds: number }>()
  for (const { value, column, row, flaps } of faces) {
    const place = places.get(value)!
    for (const { side, dx, dy, over } of steps) {
      const edge = name(plus(place.out, over(place).out))
      const known = edges.get(edge) ?? { flaps: 0, folds: 0 }
      const isFold = faces.some((other) => other.column === column + dx && other.row === row + dy)
      edges.set(edge, {
        flaps: known.flaps + Number(flaps.includes(side)),
        folds: known.folds + Number(isFold),
      })
    }
  }
  expect(edges.size).toBe(12)
  for (const { flaps, folds } of edges.values()) expect([flaps, folds]).toEqual(folds > 0 ? [0, 2] : [1, 0])
})
