// Two with names play a rated game on a table that one of them sets; both see what came of it, and one wants not to be seen.
import { expect, it } from 'vitest'
import { accept, giveUp, openTable, takeNameAnew } from '../support/people'
import { guest, host, server, setSceneForTwo } from '../support/scene'
import { expectWell } from '../support/visitor'

// Both browsers are at one address here.
setSceneForTwo(['--rate-neighbours', 'true'])

it('a rated game is set, joined and played, and stands in both profiles', async () => {
  await takeNameAnew(host, server, 'Ceridwen')
  const address = await openTable(host, server, async () => {
    await host.page.locator('[name=rated]').check()
    await expectWell(host)
  })

  // Without a name one is told what it takes.
  await guest.page.goto(address)
  await guest.page.waitForSelector('.invitation .rated')
  await expectWell(guest)
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('.invitation .problem')
  await takeNameAnew(guest, server, 'Gwion')
  await accept(guest, address)
  // Each sees what both are rated.
  for (const visitor of [host, guest]) {
    await expect
      .poll(() => visitor.page.locator('.seat small').allInnerTexts())
      .toSatisfy((seats: string[]) => seats.length === 2 && seats.every((each) => each.includes('(1500?)')))
    await expectWell(visitor)
  }

  // Giving up counts as losing does.
  await giveUp(host, address)
  for (const visitor of [host, guest]) {
    await visitor.page.waitForSelector('.rating-changes')
    expect(await visitor.page.locator('.rating-changes li').allInnerTexts()).toEqual([
      'Attackers\n1338? −162',
      'Defenders\n1662? +162',
    ])
    await expectWell(visitor)
  }

  await guest.page.goto(`${server.named}/name`)
  await guest.press('main.names a:has-text("My ratings")')
  await guest.page.waitForSelector('.rating')
  expect(await guest.page.locator('.rating').innerText()).toBe('1662?')
  expect(await guest.page.locator('.ranks a').innerText()).toBe('Ceridwen')
  await expectWell(guest)
  const profile = guest.page.url()
  // It is found again by what is known of it.
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
  // That the guest has no name, and that who is looked for is not to be seen, is an answer.
  for (const { complaints } of [host, guest])
    expect(complaints.filter((each) => !/status of 40[34] /.test(each))).toEqual([])
})
