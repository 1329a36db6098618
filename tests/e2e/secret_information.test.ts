// Until the cups are lifted, no other browser gets a player's dice, neither on its page nor in a message.
import { expect, it } from 'vitest'
import type { ViewChange } from '@nemeton/websocket'
import { applyChange } from '../../web/play/table/view_delta'
import { browser, server, setScene } from './support/fixture'
import { countMoves, myTurn, sitDown } from './support/table'
import { desktop, expectNoComplaints, expectSame, phone, Visitor } from './support/visitor'

interface Told {
  type: string
  seat: number | null
  token: string | null
  view: { stage: string; turn: number | null; hidden: (number[] | null)[]; last: unknown }
}

setScene()

/** Records every event that this browser receives from now on. */
function listen(visitor: Visitor): Told[] {
  const told: Told[] = []
  visitor.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Told & { changes?: ViewChange }
      if (message.type !== 'event') return
      const { changes, ...event } = message
      told.push(changes ? { ...event, view: applyChange(told.at(-1)!.view, changes) as Told['view'] } : event)
    }),
  )
  return told
}

/** Returns the labels of the cells whose names begin with `part`. */
const labels = (visitor: Visitor, part: string): Promise<string[]> =>
  visitor.page
    .locator(`[data-cell^=${part}]`)
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')!))

const dice = (visitor: Visitor) => visitor.page.locator('.bluff .lying').count()

/** Presses one part of the board after the other. The last press makes a move. */
async function press(visitor: Visitor, ...parts: string[]): Promise<void> {
  expect(await myTurn(visitor, 'bluff')).toBe(true)
  const before = await countMoves(visitor)
  for (const part of parts) await visitor.press(`[data-cell="${part}"]`)
  await expect.poll(() => countMoves(visitor)).toBeGreaterThan(before)
}

it('a player’s dice reach the other browsers only when the cups are lifted', async () => {
  const host = await Visitor.come(browser, desktop)
  const guest = await Visitor.come(browser, phone)
  const third = await Visitor.come(browser, desktop)
  const [toHost, toGuest, toThird] = [listen(host), listen(guest), listen(third)]
  await host.page.goto(server.address)
  await sitDown(host, { game: 'bluff', opponent: 'friend', side: 0 })
  await guest.page.goto(await host.page.inputValue('.share input'))
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('.invitation', { state: 'detached' })
  await third.page.goto(host.page.url())
  await third.page.getByText('You are watching.').waitFor()

  // A bid without dice, then a raise that puts one out.
  await press(host, 'shield-2', 'face-3', 'settle')
  await press(guest, 'shield-5', 'face-4', 'own-0', 'settle')
  expect(await myTurn(host, 'bluff')).toBe(true)
  await expect
    .poll(() => labels(third, 'guest-1'))
    .toEqual([expect.stringMatching(/^Fox: .*four under the cup, shows \d$/)])
  await expectSame(host, third, (visitor) => labels(visitor, 'guest-1'))
  for (const [visitor, own, shown] of [
    [host, 5, 0],
    [guest, 4, 1],
    [third, 0, 0],
  ] as const) {
    const lie = () =>
      Promise.all([
        ...['own', 'out'].map(async (part) => (await labels(visitor, part)).length),
        dice(visitor),
      ])
    // Each browser shows its own dice and the one that was put out.
    await expect.poll(lie).toEqual([own, shown, own + 1])
  }
  for (const [told, seat] of [
    [toHost, 0],
    [toGuest, 1],
    [toThird, null],
  ] as const) {
    await expect.poll(() => told.length).toBeGreaterThan(5)
    expect(told.some(({ view }) => seat !== null && view.hidden[seat]?.length === 5)).toBe(seat !== null)
    let before: Told['view'] | null = null
    for (const { token, view } of told) {
      const others = view.hidden.filter((_, each) => each !== seat)
      expect(others).toEqual(others.map(() => null))
      expect(view.last).toBeNull()
      const secret = (before?.stage === 'roll' || before?.stage === 'reroll') && before.turn !== seat
      if (secret) expect(token).toBeNull()
      before = view
    }
  }

  // The challenge reveals everything to everyone.
  await visitorsSee(host, guest, third)
  expectNoComplaints(host, guest, third)
  for (const visitor of [host, guest, third]) await visitor.leave()
})

async function visitorsSee(host: Visitor, guest: Visitor, third: Visitor): Promise<void> {
  const mine = (await labels(host, 'own')).map((label) => /\d/.exec(label)![0])
  const bids = await countMoves(host)
  await host.press('[data-cell=challenge]')
  for (const visitor of [host, guest, third]) {
    // The next round begins after a few seconds, but the move list can show the challenge for longer.
    const lookBack = async () => {
      await visitor.page.locator('ol.moves button').nth(bids).click()
      return visitor.page.locator('.where').innerText()
    }
    await expect.poll(lookBack).not.toBe('')
    await visitor.page.waitForSelector('.bluff .tally', { state: 'attached' })
    const had = (await labels(visitor, 'guest-0'))[0]!
    expect([...had.matchAll(/\d/g)].map(([die]) => die)).toEqual(mine)
    expect(await dice(visitor)).toBe(10)
  }
}
