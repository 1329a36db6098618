// What people at a table ask of each other beside what together.test.ts shows: a pause, the win of a player who is gone, a bot in a seat, time.
import { expect, it } from 'vitest'
import { browser, guest, host, server, setSceneForTwo } from '../support/scene'
import { countMoves, myTurn, playOne } from '../support/table'
import { desktop, expectNoComplaints, Visitor } from '../support/visitor'

setSceneForTwo(['--away-seconds', '1'])

/** The host opens a table of Brandubh at which he begins, the guest follows the link and sits down. */
async function meet(request: object = {}): Promise<void> {
  const seats = ['you', 'open']
  await host.page.goto(await server.openTable({ game: 'brandubh', seats, draw: false, ...request }))
  await host.page.waitForSelector('main.table [role=grid]')
  await guest.page.goto(host.page.url())
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('.invitation', { state: 'detached' })
  await host.page.waitForSelector('.share', { state: 'detached' })
}

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

it('clocks stand while a game pauses, and somebody looks on', async () => {
  await meet({ time_control: { kind: 'game', seconds: 600, increment: 0 } })
  await host.page.waitForSelector('.clock.runs')
  await ask(guest, 'To stop the clocks for a while')
  await host.press('.consent >> text=Agree')
  await told(guest, 'The clocks stand.')
  await expect.poll(() => host.page.locator('.clock.runs').count()).toBe(0)
  const third = await Visitor.come(browser, desktop)
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

it('the win is claimed of who is gone', async () => {
  await meet()
  await move(host)
  await guest.page.goto(server.address)
  await host.press('.controls >> text="Ask …"')
  await host.press('.controls .phrases >> text=Claim the win')
  await told(host, 'You claim the win')
  await host.page.locator('.afterwards').waitFor()
  expect(await host.page.innerText('.told span')).toBe('Defenders has not come back.')
  expect(await host.page.innerText('.turn')).toBe('You win.')
  expectNoComplaints(host)
})

it('a bot plays for who is away, until he comes back', async () => {
  await meet()
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

it('who runs out of time has lost, on both pages', async () => {
  const time_control = { kind: 'move', seconds: 2 }
  await host.page.goto(await server.openTable({ game: 'brandubh', seats: ['you', 'open'], time_control }))
  await host.page.waitForSelector('main.table [role=grid]')
  await guest.page.goto(host.page.url())
  await guest.press('.invitation button.primary')
  for (const visitor of [host, guest]) {
    await visitor.page.locator('.afterwards').waitFor()
    expect(await visitor.page.innerText('.told span')).toBe(
      `${visitor === host ? 'You' : 'Attackers'} ran out of time.`,
    )
    // One's own seat stands first.
    const attackers = visitor === host ? 0 : 1
    await expect
      .poll(async () => (await visitor.page.locator('.clock').allInnerTexts())[attackers])
      .toBe('0.0')
  }
  expectNoComplaints(host, guest)
})
