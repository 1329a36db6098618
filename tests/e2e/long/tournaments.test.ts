// A Swiss tournament of four people and two bots: created, joined by code and by link, played, and won.
import { expect, it } from 'vitest'
import { patience } from '../support/timeout'
import { playRound, swiss, takeNameAnew } from '../support/player_actions'
import { browser, server, setPace, setSceneAnew } from '../support/fixture'
import { desktop, expectNoComplaints, expectWell, phone, Visitor } from '../support/visitor'

setSceneAnew()

const button = (label: string) => `${swiss} button:has-text("${label}")`

/** Signs up a visitor on a device with passkeys. */
async function come(name: string, device: typeof desktop): Promise<Visitor> {
  const visitor = await Visitor.come(browser, device)
  const { page } = visitor
  await setPace(page, 'none')
  await takeNameAnew(visitor, server, name)
  return visitor
}

it('four people and two bots play a Swiss tournament', { timeout: patience * 10 }, async () => {
  const host = await come('Ceridwen', desktop)
  const people = [
    host,
    await come('Gwion', phone),
    await come('Morfran', desktop),
    await come('Tegid', phone),
  ]
  await host.page.goto(`${server.named}/play-online`)
  await host.press('main.now a:has-text("Tournaments")')
  await host.page.waitForSelector(`${swiss} form.make`)
  await expectWell(host)
  await host.page.fill(`${swiss} input[name=title]`, 'Samhain cup')
  await host.page.selectOption(`${swiss} select[name=game]`, 'brandubh')
  await host.page.selectOption(`${swiss} select[name=rounds]`, '2')
  await host.page.selectOption(`${swiss} select[name=round-minutes]`, '60')
  await host.press(`${swiss} .more summary`)
  await host.press(`${swiss} .more label:has-text("Harder")`)
  await expectWell(host)
  await host.press(button('Make it'))
  await host.page.waitForSelector(`${swiss} .join-code`)
  await host.page.waitForSelector(`${swiss} p:has-text("rounds of 60 minutes at most · Rules: Harder")`)
  const code = await host.page.locator(`${swiss} .join-code`).innerText()
  const address = host.page.url()
  await host.page.selectOption(`${swiss} .host select`, 'beginner')
  for (let bots = 1; bots <= 2; ++bots) {
    await host.press(button('Add a bot'))
    await host.page.waitForSelector(`${swiss} h2:has-text("${1 + bots} are in")`)
  }

  const [, gwion, morfran, tegid] = people
  for (const [i, visitor] of [gwion!, morfran!, tegid!].entries()) {
    if (i === 0) {
      await visitor.page.goto(`${server.named}/tournaments`)
      await visitor.page.fill(`${swiss} input[name=code]`, code.toLowerCase())
      await expectWell(visitor)
      await visitor.press(button('Go there'))
    } else {
      await visitor.page.goto(address)
    }
    await visitor.press(button('Join'))
    await visitor.page.waitForSelector(button('Leave the tournament'))
    // The host's page updates automatically.
    await host.page.waitForSelector(`${swiss} h2:has-text("${4 + i} are in")`)
  }
  await expectWell(host)
  await expectWell(gwion!)

  // The bots joined second and third.
  const players = new Map([
    [0, host],
    [3, gwion!],
    [4, morfran!],
    [5, tegid!],
  ])
  await host.press(button('Begin'))
  await gwion!.page.waitForSelector(`${swiss} .progress:has-text("Round 1 of 2")`)
  await expectWell(gwion!)
  for (const round of [1, 2]) await playRound(address, round, players)
  for (const { page } of people) await page.waitForSelector(`${swiss} .progress:has-text("It is over")`)
  const names = await host.page.locator(`${swiss} .standings tbody th`).allInnerTexts()
  expect(names).toHaveLength(6)
  await expectWell(host)
  await expectWell(tegid!)
  const csv = await host.page.evaluate(
    (path) => fetch(path).then((answer) => answer.text()),
    `/api/v1${new URL(address).pathname}/standings.csv`,
  )
  expect(csv.split('\r\n')).toHaveLength(8)
  expect(csv).toContain('"Ceridwen"')
  // Each finds it again on the page of tournaments.
  for (const visitor of [host, gwion!]) {
    await visitor.page.goto(`${server.named}/tournaments`)
    await visitor.page.waitForSelector(`${swiss} .my-table:has-text("Samhain cup"):has-text("ended")`)
    await expectWell(visitor)
    await visitor.press(`${swiss} .my-table a`)
    await visitor.page.waitForSelector(`${swiss} .standings`)
    expect(visitor.page.url()).toBe(address)
  }
  for (const visitor of people) {
    expectNoComplaints(visitor)
    await visitor.leave()
  }
})
