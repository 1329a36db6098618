// Two people who play by the clock and say a few words, each with a browser.
import { expect, it } from 'vitest'
import { guest, host, server, setSceneForTwo } from './support/scene'
import { myTurn, playOne, sitDown } from './support/table'
import { expectNoComplaints, expectWell, findings, type Visitor } from './support/visitor'

setSceneForTwo()

const clocks = ({ page }: Visitor) => page.locator('.clock').allInnerTexts()

it('a clock is agreed on, runs for whoever has to move, and a few words are said', async () => {
  await host.page.goto(server.address)
  const time = '10 minutes + 10 s for each move'
  await sitDown(host, { game: 'brandubh', opponent: 'friend', side: 0, time })
  // Nobody's time runs before both are there.
  await expect.poll(() => clocks(host)).toEqual(['10:00', '10:00'])
  expect(await host.page.locator('.clock.runs').count()).toBe(0)
  await guest.page.goto(await host.page.inputValue('.share input'))
  await guest.press('.invitation button.primary')
  await host.page.waitForSelector('.seat:nth-child(1) .clock.runs')
  await myTurn(host, 'brandubh')
  await playOne(host, 'brandubh', 0)
  await guest.page.waitForSelector('.seat:nth-child(1) .clock.runs')
  expect((await clocks(guest))[1]).toMatch(/^(10:\d\d|9:\d\d)$/)

  await guest.press('.controls >> text=Say …')
  await expectWell(guest)
  await guest.press('.phrases >> text=Good luck')
  // It is gone after some seconds.
  await host.page.locator('.seat:nth-child(2) .said:text-is("Good luck")').waitFor()
  expect(await findings(host.page)).toEqual([])
  // Who is muted is not heard any more, after a reload too.
  await host.press('.controls >> text=Say …')
  await host.press('.phrases label.switch')
  await host.page.reload()
  await host.press('.controls >> text=Say …')
  expect(await host.page.isChecked('.phrases input')).toBe(true)
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
    await expect.poll(async () => (await clocks(visitor))[attackers]).toBe('0.0')
  }
  expectNoComplaints(host, guest)
})
