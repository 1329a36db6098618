// Requests that together.test.ts leaves out: pauses, claimed wins, substitute bots, and more time.
import { expect, it } from 'vitest'
import { browser, guest, host, server, setSceneForTwo } from '../support/scene'
import { countMoves, myTurn, playOne } from '../support/table'
import { desktop, expectNoComplaints, Visitor } from '../support/visitor'

setSceneForTwo(['--away-seconds', '1'])

/** The host opens a Brandubh table and has the first move; the guest joins by link. */
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

it('the clocks stop while a game is paused, and spectators are counted', async () => {
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

it('a player claims the win over an absent opponent', async () => {
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

it('a bot plays for an absent player until they return', async () => {
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

it('a player who runs out of time loses, on both pages', async () => {
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
    // The viewer's own seat comes first.
    const attackers = visitor === host ? 0 : 1
    await expect
      .poll(async () => (await visitor.page.locator('.clock').allInnerTexts())[attackers])
      .toBe('0.0')
  }
  expectNoComplaints(host, guest)
})
