// Walking over a board with the arrow keys: its parts lie in rows, which need not be alike.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The box inside another, `by` from each of its edges. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  ...{ x: x + by, y: y + by },
  ...{ width: width - 2 * by, height: height - 2 * by },
})

export const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The part of a board that an arrow leads to from `from`: the next in its row, or the nearest in the next row; null at the
 * edge. Parts whose middles are less than `far` apart in height lie in one row.
 */
export function neighbour<Part extends { box: Box }>(
  parts: Part[],
  from: Part,
  [dx, dy]: readonly [number, number],
  far: number,
): Part | null {
  const middle = ({ box }: Part) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  const here = middle(from)
  const ways = parts.map((part) => {
    const [x, y] = [middle(part).x - here.x, middle(part).y - here.y]
    return { part, along: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) }
  })
  const there = ways.filter(({ along, aside }) => along > far && (dy !== 0 || aside < far))
  const row = Math.min(...there.map(({ along }) => along)) + (dy === 0 ? 0 : far)
  const next = there.filter(({ along }) => along <= row).sort((a, b) => a.aside - b.aside)
  return next[0]?.part ?? null
}
