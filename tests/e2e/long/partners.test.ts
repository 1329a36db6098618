// Four at a table: people and bots as partners, on one phone.
import { expect, it } from 'vitest'
import { setSceneWithVisitor, visitor } from '../support/fixture'
import { moves, playOn, unfold } from '../support/table'
import { findings, phone } from '../support/visitor'

setSceneWithVisitor(phone)

/** Returns the heights of the seats in view, in CSS pixels. Two lines of text take 46. */
const heights = (): Promise<number[]> =>
  visitor.page.locator('.seat').evaluateAll((seats) => seats.map((seat) => seat.clientHeight))

it('two people and two bots play Sigily as partners on one screen to the end', async () => {
  const { page } = visitor
  await visitor.press('a[href="/play/sigily"]')
  await unfold(visitor)
  await visitor.press('label.tile:has(input[name=count][value="4"])')
  await visitor.press('label.tile:has(input[name=opponent][value=mixed])')
  await page.selectOption('[name=seat-0]', 'me')
  await page.selectOption('[name=seat-1]', 'bot:novice')
  await page.selectOption('[name=seat-2]', 'bot:novice')
  await page.selectOption('[name=seat-3]', 'here')
  await page.uncheck('[name=starting-draw]')
  await visitor.press('.more > summary')
  await page.check('#option-partners')
  // The form loads the names of the sides with the other facts about the game.
  await expect
    .poll(() => page.locator('form').innerText())
    .toContain('Partners: Connaught and Leinster, against Ulster and Munster.')
  await page.fill('#option-ply_limit', '120')
  await visitor.press('form button.primary')
  await page.waitForSelector('main.table [role=grid]')

  const seats = await page.locator('.seat').allTextContents()
  expect(seats).toEqual([
    expect.stringMatching(/^ConnaughtHere, with Leinster/),
    expect.stringMatching(/^Leinster\w+, bot, novice, with Connaught/),
    expect.stringMatching(/^Ulster\w+, bot, novice, with Munster/),
    expect.stringMatching(/^MunsterHere, with Ulster/),
  ])
  for (const height of await heights()) expect(height).toBeLessThanOrEqual(46)
  expect(await findings(page)).toEqual([])

  expect(await playOn(visitor, 'sigily')).toBe(true)
  expect((await moves(visitor)).length).toBeGreaterThan(40)
  expect(await page.locator('.turn').innerText()).toMatch(
    /^(Connaught and Leinster|Ulster and Munster) won\.$|^A tie\.$/,
  )
})

it('players who have chosen are marked beside their names, and the seats keep their height', async () => {
  await visitor.press('a[href="/play/duel"]')
  await unfold(visitor)
  await visitor.press('label.tile:has(input[name=count][value="4"])')
  await visitor.press('form button.primary')
  await visitor.page.waitForSelector('.seat .chosen')
  for (const height of await heights()) expect(height).toBeLessThanOrEqual(46)
})
