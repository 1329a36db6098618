// Two players at one table by link, and spectators: clocks, requests, quick chat, secrets, pending turns, a
// lost connection, a killed server, and a rematch.
import { expect, it } from 'vitest'
import { isLong } from '../page/tier'
import { accept } from './support/player_actions'
import { browser, guest, host, server, setPace, setSceneForTwo } from './support/fixture'
import { countMoves, marksOf, moves, myTurn, playOne, sitDown, type Game } from './support/table'
import {
  expectLostConnectionsOnly,
  expectNoComplaints,
  expectSame,
  expectWell,
  Visitor,
} from './support/visitor'

// After a second, a player who is gone can be replaced, or lose.
setSceneForTwo(['--away-seconds', '1'])

const itLong = it.runIf(isLong)

/** The guest joins the host's table by its link. */
async function join(): Promise<void> {
  await accept(guest, host.page.url())
  await host.page.waitForSelector('.share', { state: 'detached' })
}

/** The host sets up a table and plays the first side; the guest joins. */
async function meet(game: Game, plyLimit: number): Promise<void> {
  await host.page.goto(server.address)
  await sitDown(host, { game, opponent: 'friend', side: 0, plyLimit })
  await join()
}

/** Does the same at a table that the server opens as requested. */
async function meetAt(request: object): Promise<void> {
  await host.page.goto(await server.openTable({ seats: ['you', 'open'], shuffle_seats: false, ...request }))
  await host.page.waitForSelector('main.table [role=grid]')
  await join()
}

async function move(visitor: Visitor): Promise<void> {
  expect(await myTurn(visitor, 'brandubh')).toBe(true)
  await playOne(visitor, 'brandubh', 0)
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

async function ask(visitor: Visitor, wish: string): Promise<void> {
  await visitor.press('.controls >> text="Ask …"')
  await visitor.press(`.controls .phrases >> text=${wish}`)
}

const told = (visitor: Visitor, text: string): Promise<void> =>
  visitor.page.locator(`.consent >> text=${text}`).first().waitFor()

const running = () => host.page.locator('.clock.runs').count()

/** Waits until everyone sees the same `count` moves. */
async function expectMoves(count: number, ...all: Visitor[]): Promise<void> {
  for (const visitor of all) await expect.poll(() => countMoves(visitor)).toBe(count)
  for (const visitor of all) await expectSame(visitor, host, moves)
}

it('two players and a spectator reach a tie, despite a lost connection and a killed server', async () => {
  await host.page.goto(server.address)
  const time = '10 minutes + 10 s for each move'
  await sitDown(host, { game: 'brandubh', opponent: 'friend', side: 0, time })
  // No clock runs until both are there.
  await expect.poll(() => host.page.locator('.clock').allInnerTexts()).toEqual(['10:00', '10:00'])
  expect(await running()).toBe(0)
  await accept(guest, await host.page.inputValue('.share input'))
  await host.page.waitForSelector('.seat:nth-child(1) .clock.runs')
  const third = await Visitor.come(browser)
  await third.page.goto(host.page.url())
  await third.page.getByText('You are watching.').waitFor()

  await move(host)
  await expectMoves(1, guest, third)
  await guest.page.waitForSelector('.seat:nth-child(1) .clock.runs')
  await ask(host, 'To take back my last move')
  await told(guest, 'Attackers asks to take back the last move.')
  // The request survives a reload.
  await guest.page.reload()
  await told(guest, 'Attackers asks to take back the last move.')
  await expectWell(guest)
  await guest.press('.consent >> text=Agree')
  await told(guest, 'last move was taken back.')
  await expectMoves(0, host, guest, third)

  await guest.press('.controls >> text=Say …')
  await guest.press('.phrases >> text=Good luck')
  await host.page.locator('.seat:nth-child(2) .said:text-is("Good luck")').waitFor()
  expectNoComplaints(host, guest, third)

  // The host moves while the guest is offline.
  await myTurn(host, 'brandubh')
  await guest.context.setOffline(true)
  await guest.page.waitForSelector('.notice [role=status]')
  await move(host)
  await expectMoves(1, third)
  expect(await countMoves(guest)).toBe(0)
  await guest.context.setOffline(false)
  await guest.page.waitForSelector('.notice [role=status]', { state: 'detached' })
  await expectMoves(1, guest)

  await server.restart()
  await move(guest)
  await expectMoves(2, host, guest, third)

  await ask(guest, 'To call it a tie')
  await told(host, 'Defenders offers a tie.')
  await host.press('.consent >> text=Agree')
  for (const { page } of [host, guest, third]) {
    await page.locator('.afterwards').waitFor({ state: 'attached' })
    expect(await page.innerText('.turn')).toBe('A tie.')
  }
  expect(await third.page.locator('.afterwards button').count()).toBe(0)

  // A rematch swaps the sides.
  const first = host.page.url()
  await host.press('.afterwards button.primary')
  await guest.press('.afterwards button.primary')
  await host.page.waitForURL((url) => url.href !== first)
  await guest.page.waitForURL(host.page.url())
  await move(guest)
  await move(host)
  await expectMoves(2, guest)
  expectLostConnectionsOnly(host, guest, third)
  await third.leave()
})

const pairs: [Game, number][] = [['danube', 8]]
if (isLong) pairs.push(['duel', 20], ['tug', 24])
it.each(pairs)('two players play %s to its end, and each verifies the draws', async (game, plyLimit) => {
  await meet(game, plyLimit)
  expect(await play(game)).toBe(true)
  for (const { page } of [host, guest]) await page.waitForSelector('.afterwards')
  await expectSame(guest, host, moves)
  expect(await countMoves(host)).toBeGreaterThan(3)
  // Each device contributes its own number: nothing is drawn before the guest is there.
  const proven = /^All \d+ draws were drawn again here.* and from the number of this device\.$/
  for (const { page } of [host, guest]) await page.getByText(proven).waitFor()
  expectNoComplaints(host, guest)
})

itLong('a complete turn is pending for a moment: take it back, or press the board to send it', async () => {
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

/** Whether a turn has steps that only its player sees, because they can still be taken back. */
const drafts = async ({ page }: Visitor) =>
  (await page.getByRole('button', { name: 'Take back', disabled: false }).count()) > 0

itLong.each(['tabulus', 'triangulus', 'druidica'])(
  'both players see the same tiles and markers at every turn of %s',
  async (game) => {
    if (game === 'triangulus')
      await meetAt({ game, seats: ['you', 'open', 'bot:novice'], options: { ply_limit: 40 } })
    else await meet(game, 40)
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
      await expectSame(guest, host, moves)
      await expectSame(guest, host, parts)
    }
    expectNoComplaints(host, guest)
  },
)

itLong('the clocks stop while a game is paused, and spectators are counted', async () => {
  await meetAt({ game: 'brandubh', time_control: { kind: 'game', seconds: 600, increment: 0 } })
  await host.page.waitForSelector('.clock.runs')
  await ask(guest, 'To stop the clocks for a while')
  await host.press('.consent >> text=Agree')
  await told(guest, 'The clocks stand.')
  await expect.poll(running).toBe(0)
  const third = await Visitor.come(browser)
  await third.page.goto(host.page.url())
  await host.page.locator('text=One person looks on.').waitFor()
  await told(third, 'The clocks stand.')
  await host.press('.consent >> text=Go on')
  await host.page.waitForSelector('.clock.runs')
  await ask(host, 'Give Defenders a minute')
  await expect.poll(() => guest.page.locator('.clock').allInnerTexts()).toContain('11:00')
  expectNoComplaints(host, guest, third)
  await third.leave()
})

itLong('a player claims the win over an absent opponent', async () => {
  await meetAt({ game: 'brandubh' })
  await move(host)
  await guest.page.goto(server.address)
  await ask(host, 'Claim the win')
  await told(host, 'You claim the win')
  await host.page.locator('.afterwards').waitFor()
  expect(await host.page.innerText('.told span')).toBe('Defenders has not come back.')
  expect(await host.page.innerText('.turn')).toBe('You win.')
  expectNoComplaints(host)
})

itLong('a bot plays for an absent player until they return', async () => {
  await meetAt({ game: 'brandubh' })
  const address = guest.page.url()
  await guest.page.goto(server.address)
  await ask(host, 'A bot for Defenders')
  await told(host, 'A bot plays for: Defenders.')
  await move(host)
  await expect.poll(() => countMoves(host)).toBe(2)
  await guest.page.goto(address)
  await guest.press('.consent >> text=Play on myself')
  await move(host)
  await move(guest)
  await expect.poll(() => countMoves(host)).toBe(4)
  expectNoComplaints(host, guest)
})

itLong('a player who runs out of time loses, on both pages', async () => {
  await meetAt({ game: 'brandubh', time_control: { kind: 'move', seconds: 2 } })
  for (const visitor of [host, guest]) {
    await visitor.page.locator('.afterwards').waitFor()
    expect(await visitor.page.innerText('.told span')).toBe(
      `${visitor === host ? 'You' : 'Attackers'} ran out of time.`,
    )
    // The viewer's own seat comes first.
    const attackers = visitor === host ? 0 : 1
    await expect
      .poll(async () => (await visitor.page.locator('.clock').allInnerTexts())[attackers])
      .toBe('0.0')
  }
  expectNoComplaints(host, guest)
})
