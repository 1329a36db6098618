// What is done with a game besides moving: stepping back, taking back, and playing again.
import { expect, it } from 'vitest'
import { setSceneWithVisitor, visitor } from '../support/scene'
import {
  countMoves,
  games,
  marksOf,
  moves,
  myTurn,
  open,
  playOn,
  playOne,
  sitDown,
  type Game,
} from '../support/table'

setSceneWithVisitor()

/** Where every piece is, as a screen reader has it, without what can be done; equal dice may have changed places. */
async function position(game: Game): Promise<string[]> {
  // Against a bot: in Druid's Duel it chooses meanwhile, and its card lies there from then on.
  if (game === 'duel') await visitor.page.waitForSelector('.seat:has(.is-bot) .chosen')
  return visitor.page
    .locator('[role=gridcell]:not([data-cell^=plaque], [data-cell=confirm])')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('aria-label')!.split(/, (can|chosen|used|\d|go)/)[0]!).sort(),
    )
}

it.each(open)('%s: stepping back shows earlier positions, and the present again', async (game) => {
  await sitDown(visitor, { game, opponent: 'here' })
  await myTurn(visitor, game)
  const step = (name: string) => visitor.press(`.stepper [aria-label="${name}"]`)
  if (await visitor.page.isEnabled('.stepper [aria-label="To the start"]')) await step('To the start')
  const start = await position(game)
  await myTurn(visitor, game)
  await playOn(visitor, game, { most: 4 })
  const present = await position(game)
  const count = await countMoves(visitor)

  await step('To the start')
  await expect.poll(() => position(game)).toEqual(start)
  expect(await visitor.page.locator(marksOf(game).own).count()).toBe(0)
  await step('One step on')
  await visitor.page.waitForSelector('ol.moves li:first-child [aria-current=step]')
  await step('To the present')
  await expect.poll(() => position(game)).toEqual(present)
  await step('One step back')
  await visitor.page.waitForFunction(() =>
    [...document.querySelectorAll('ol.moves button')].at(-2)?.matches('[aria-current=step]'),
  )
  await visitor.press('ol.moves button')
  await visitor.page.waitForSelector('ol.moves li:first-child [aria-current=step]')
  await step('To the present')
  expect(await countMoves(visitor)).toBe(count)
  expect(await myTurn(visitor, game)).toBe(true)
})

it.each(games)('%s: a move is taken back, against a bot with its answer', async (game) => {
  await sitDown(visitor, { game, opponent: 'bot', level: 'novice', side: 0 })
  await playOn(visitor, game, { most: 2 })
  const before = await moves(visitor)
  const stood = await position(game)
  await playOne(visitor, game, 1)
  await myTurn(visitor, game)
  const takeBack = () => visitor.page.getByRole('button', { name: 'Take back' }).click()
  await takeBack()
  // What is shown with a bid is a choice of its own.
  await expect.poll(() => countMoves(visitor)).toBeLessThanOrEqual(before.length + (game === 'bluff' ? 1 : 0))
  if ((await countMoves(visitor)) > before.length) await takeBack()
  await expect.poll(() => moves(visitor)).toEqual(before)
  expect(await myTurn(visitor, game)).toBe(true)
  await expect.poll(() => position(game)).toEqual(stood)
})

it.each(games)('%s: another game has the sides changed', async (game) => {
  await sitDown(visitor, { game, opponent: 'bot', level: 'novice', side: 0, plyLimit: 2 })
  const mine = () => visitor.page.locator('.seat:has(small :text-is("You")) strong').innerText()
  expect(await playOn(visitor, game)).toBe(true)
  const first = await mine()
  await visitor.press('.afterwards button.primary')
  await visitor.page.waitForSelector('.afterwards', { state: 'detached' })
  await expect.poll(mine).not.toBe(first)
  expect(await playOn(visitor, game)).toBe(true)
})

it('the shelf leads back to a game under way', async () => {
  await sitDown(visitor, { game: 'brandubh', opponent: 'here' })
  await playOn(visitor, 'brandubh', { most: 2 })
  const list = await moves(visitor)
  await visitor.press('a.wordmark')
  await visitor.press('a.go-on')
  await expect.poll(() => moves(visitor)).toEqual(list)
})
