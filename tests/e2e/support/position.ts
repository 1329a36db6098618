// A position from the middle of a game, as if it had been played on the visitor's device.
import type { Game } from './table'
import type { Visitor } from './visitor'

export interface Position {
  game: Game
  /** Two if left out. */
  seats?: number
  options?: object
  /** Actions and outcomes as in a record, separated by spaces; none if left out. */
  steps?: string
}

/** Opens the position with a person in each seat. */
export async function openHere(visitor: Visitor, address: string, position: Position): Promise<void> {
  const { game, seats = 2, options = {}, steps = '' } = position
  const { page } = visitor
  await page.goto(address)
  await page.evaluate((saved) => localStorage.setItem('nemeton.local', JSON.stringify(saved)), {
    record: { nemeton: 1, game, seats, options, seed: 1, steps: steps.split(' ').filter(Boolean) },
    seats: Array.from({ length: seats }, () => ({ kind: 'person' })),
  })
  await page.goto(`${address}/local`)
  await page.waitForSelector('main.table [role=grid]')
}
