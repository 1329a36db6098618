/** The picture of a race for docs/screenshots: after `steps`, with what stands on `chosen` picked. */
export const screenshot = (game, seats, chosen, steps) => ({
  table: {
    record: { nemeton: 1, game, seats, options: {}, seed: 1, steps: steps.split(' ') },
    seats: [{ kind: 'person' }, ...Array(seats - 1).fill({ kind: 'bot', level: 'novice' })],
  },
  async show({ sitDown, settled, press }) {
    await sitDown()
    await settled('.race .cell.movable')
    await press(chosen)
  },
})
