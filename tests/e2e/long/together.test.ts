// Two players at one table by link: secrets, chance, pending turns, and the same view for both at every turn.
import { expect, it } from 'vitest'
import { guest, host, server, setPace, setSceneForTwo } from '../support/scene'
import { countMoves, marksOf, moves, myTurn, playOne, sitDown, type Game } from '../support/table'
import type { Visitor } from '../support/visitor'
import { expectNoComplaints, expectSame } from '../support/visitor'

setSceneForTwo()

/** The host opens a table, and the guest joins by link. */
async function meet(game: Game, plyLimit: number): Promise<void> {
  await host.page.goto(server.address)
  await sitDown(host, { game, opponent: 'friend', side: 0, plyLimit })
  await guest.page.goto(await host.page.inputValue('.share input'))
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('.invitation', { state: 'detached' })
  await host.page.waitForSelector('.share', { state: 'detached' })
}

/** Does the same at a table for three, with a bot in the third seat. */
async function meetBesideBot(game: Game, plyLimit: number): Promise<void> {
  const seats = ['you', 'open', 'bot:novice']
  await host.page.goto(await server.openTable({ game, options: { ply_limit: plyLimit }, seats, draw: false }))
  await host.page.waitForSelector('main.table [role=grid]')
  await guest.page.goto(host.page.url())
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('.invitation', { state: 'detached' })
}

/** Returns the visitor who has to move, or null when the game is over. */
async function mover(game: Game): Promise<Visitor | null> {
  const looks = [host, guest].map(async (visitor) => ((await myTurn(visitor, game)) ? visitor : null))
  for (const look of looks) look.catch(() => {})
  return Promise.race(looks)
}

/** Plays for both visitors, at most `most` moves. Returns whether the game is over. */
async function play(game: Game, most = Infinity): Promise<boolean> {
  for (let i = 0; i < most; ++i) {
    const visitor = await mover(game)
    if (!visitor) return true
    await playOne(visitor, game, i)
  }
  return false
}

/** Whether a turn has steps that only its player sees, because they can still be taken back. */
const drafts = async ({ page }: Visitor) =>
  (await page.getByRole('button', { name: 'Take back', disabled: false }).count()) > 0

const expectSameMoves = () => expectSame(guest, host, moves)

it('a complete turn is pending for a moment: a button or key takes it back, a press on the board sends it', async () => {
  const { page } = host
  await page.clock.install()
  await setPace(page, 'normal')
  await meet('duel', 20)
  const choices = page.locator(marksOf('duel').own)
  const [choice, other] = [choices.first(), choices.nth(1)]
  await other.waitFor()
  // With the clock paused, the turn stays pending until the board is pressed, however busy the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const takeBack = page.locator('.status').getByRole('button', { name: 'Take back' })
  await choice.click()
  await takeBack.click()
  await takeBack.waitFor({ state: 'detached' })
  await choice.click()
  await takeBack.waitFor()
  await page.keyboard.press('Control+z')
  await takeBack.waitFor({ state: 'detached' })
  await other.click()
  await page.locator('.status').getByText('Done. It is sent in a moment.').waitFor()
  await page.locator('.board').click({ position: { x: 4, y: 4 } })
  await takeBack.waitFor({ state: 'detached' })
  await guest.page.waitForSelector('.seat .chosen')
})

it.each([
  ['duel', 20],
  ['tug', 24],
] as const)('two friends play %s to its end by link', async (game, plyLimit) => {
  await meet(game, plyLimit)
  expect(await play(game)).toBe(true)
  await host.page.waitForSelector('.afterwards')
  await guest.page.waitForSelector('.afterwards')
  await expectSameMoves()
  expect(await countMoves(host)).toBeGreaterThan(3)
  // Each device verified all draws with its own number: nothing is dealt before the guest is there.
  const proven = /^All \d+ draws were drawn again here.* and from the number of this device\.$/
  await host.page.getByText(proven).waitFor()
  await guest.page.getByText(proven).waitFor()
  expectNoComplaints(host, guest)
})

it.each(['tabulus', 'triangulus', 'druidica'])(
  'both players see the same tiles and markers at every turn of %s',
  async (game) => {
    await (game === 'triangulus' ? meetBesideBot(game, 40) : meet(game, 40))
    const parts = ({ page }: Visitor) =>
      page
        .locator('[role=gridcell]:not([data-cell^=plaque])')
        .evaluateAll((cells) =>
          cells.map((cell) => cell.getAttribute('aria-label')!.split(/, (can|chosen|\d|change|take)/)[0]!),
        )
    for (let over = false; !over;) {
      over = await play(game, 1)
      await mover(game)
      if ((await drafts(host)) || (await drafts(guest))) continue
      await expectSameMoves()
      await expectSame(guest, host, parts)
    }
    expectNoComplaints(host, guest)
  },
)
