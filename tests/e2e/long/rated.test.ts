// Two users play a rated game. Both see the result, and one hides their profile.
import { expect, it } from 'vitest'
import { accept, giveUp, openTable, takeNameAnew } from '../support/player_actions'
import { guest, host, server, setSceneForTwo } from '../support/fixture'
import { playOne } from '../support/table'
import { expectWell } from '../support/visitor'

// Both browsers share one address.
setSceneForTwo(['--rate-same-network', 'true'])

it('a rated game is opened, joined and played, and appears in both profiles', async () => {
  await takeNameAnew(host, server, 'Ceridwen')
  const address = await openTable(host, server.named, async () => {
    await host.page.locator('[name=rated]').check()
    await expectWell(host)
  })

  // A guest learns what a rated game requires.
  await guest.page.goto(address)
  await guest.page.waitForSelector('.invitation .rated')
  await expectWell(guest)
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('.invitation .problem')
  await takeNameAnew(guest, server, 'Gwion')
  await accept(guest, address)
  // Each player sees both ratings.
  for (const visitor of [host, guest]) {
    await expect
      .poll(() => visitor.page.locator('.seat small').allInnerTexts())
      .toSatisfy((seats: string[]) => seats.length === 2 && seats.every((each) => each.includes('(1500?)')))
    await expectWell(visitor)
  }

  // Resigning counts as a loss once both have moved.
  for (const visitor of [host, guest]) await playOne(visitor, 'brandubh', 0)
  await giveUp(host, address)
  for (const visitor of [host, guest]) {
    await visitor.page.waitForSelector('.rating-changes')
    expect(await visitor.page.locator('.rating-changes li').allInnerTexts()).toEqual([
      'Attackers\n1338? −162',
      'Defenders\n1662? +162',
    ])
    await expectWell(visitor)
  }

  await guest.page.goto(`${server.named}/account`)
  await guest.press('main.names a:has-text("My ratings")')
  await guest.page.waitForSelector('.rating')
  expect(await guest.page.locator('.rating').innerText()).toBe('1662?')
  expect(await guest.page.locator('.ranks a').innerText()).toBe('Ceridwen')
  await expectWell(guest)
  const profile = guest.page.url()
  // The game can be found again by its opponent and result.
  await guest.page.goto(`${server.named}/archive`)
  await guest.page.waitForSelector('.found-table')
  await expectWell(guest)
  await guest.page.fill('.search [name=opponent]', 'ceridwen')
  await guest.page.selectOption('.search [name=result]', 'lost')
  await guest.press('.search button')
  await guest.page.waitForSelector('.found-table', { state: 'detached' })
  await guest.page.selectOption('.search [name=result]', 'won')
  await guest.press('.search button')
  await guest.press('.found-table button:has-text("Link")')
  await guest.page.waitForSelector('.found-table .link input')
  await expectWell(guest)
  await guest.press('.found-table a:has-text("Review")')
  await guest.page.waitForSelector('.afterwards')
  await host.page.goto(profile)
  await host.page.waitForSelector('.rating')
  await expectWell(host)
  await guest.page.goto(profile)
  await guest.press('[name=private]')
  await guest.page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=private]')!.checked)
  await host.page.goto(profile)
  await host.page.waitForSelector('main.missing')
  await guest.page.goto(`${server.named}/leaders/brandubh`)
  await guest.page.waitForSelector('main.around .note')
  await expectWell(guest)
  // The browser logs the refusals for the guest and for the hidden profile, as it should.
  for (const { complaints } of [host, guest])
    expect(complaints.filter((each) => !/status of 40[34] /.test(each))).toEqual([])
})
