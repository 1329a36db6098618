// Two players at one table by link, and a spectator: clocks, quick chat, takebacks, a lost connection, a
// killed server, a tie, and a rematch.
import { expect, it } from 'vitest'
import { accept } from './support/people'
import { browser, guest, host, server, setSceneForTwo } from './support/scene'
import { countMoves, moves, myTurn, playOne, playOn, sitDown } from './support/table'
import {
  expectLostConnectionsOnly,
  expectNoComplaints,
  expectSame,
  expectWell,
  Visitor,
} from './support/visitor'

setSceneForTwo()

async function move(visitor: Visitor): Promise<void> {
  expect(await myTurn(visitor, 'brandubh')).toBe(true)
  await playOne(visitor, 'brandubh', 0)
}

async function ask(visitor: Visitor, wish: string): Promise<void> {
  await visitor.press('.controls >> text="Ask …"')
  await visitor.press(`.controls .phrases >> text=${wish}`)
}

const told = (visitor: Visitor, text: string): Promise<void> =>
  visitor.page.locator(`.consent >> text=${text}`).first().waitFor()

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
  expect(await host.page.locator('.clock.runs').count()).toBe(0)
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

it('two players play Down the Danube to its end, and each device verifies the draws', async () => {
  await host.page.goto(server.address)
  await sitDown(host, { game: 'danube', opponent: 'friend', side: 0, plyLimit: 8 })
  await accept(guest, await host.page.inputValue('.share input'))
  await host.page.waitForSelector('.share', { state: 'detached' })
  expect(await Promise.all([host, guest].map((visitor) => playOn(visitor, 'danube')))).toEqual([true, true])
  await expectSame(guest, host, moves)
  expect(await countMoves(host)).toBeGreaterThan(3)
  // Each device contributes its own number: nothing is drawn before the guest is there.
  const proven = /^All \d+ draws were drawn again here.* and from the number of this device\.$/
  for (const { page } of [host, guest]) await page.getByText(proven).waitFor()
  expectNoComplaints(host, guest)
})
