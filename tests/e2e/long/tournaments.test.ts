// A Swiss tournament of four people and two bots: created, joined by code and by link, played, and won.
import { expect, it } from 'vitest'
import { patience } from '../support/patience'
import { giveUp, takeNameAnew } from '../support/people'
import { browser, server, setPace, setSceneAnew } from '../support/scene'
import { desktop, expectNoComplaints, expectWell, phone, Visitor } from '../support/visitor'

setSceneAnew()

const view = 'main.tournaments'
const button = (label: string) => `${view} button:has-text("${label}")`

/** Signs up a visitor on a device with passkeys. */
async function come(name: string, device: typeof desktop): Promise<Visitor> {
  const visitor = await Visitor.come(browser, device)
  const { page } = visitor
  await setPace(page, 'none')
  await takeNameAnew(visitor, server, name)
  return visitor
}

/** Resigns the visitor's game of the round, and returns to the tournament. */
async function giveUpRound(visitor: Visitor, tournament: string): Promise<void> {
  const { page } = visitor
  await visitor.press(`${view} li.mine a:has-text("Play")`)
  await page.waitForSelector('main.table .board')
  await giveUp(visitor, page.url())
  await page.goto(tournament)
  await page.waitForSelector(`${view} .progress`)
}

it('four people and two bots play a Swiss tournament', { timeout: patience * 10 }, async () => {
  const host = await come('Ceridwen', desktop)
  const people = [
    host,
    await come('Gwion', phone),
    await come('Morfran', desktop),
    await come('Tegid', phone),
  ]
  await host.page.goto(`${server.named}/now`)
  await host.press('main.now a:has-text("Tournaments")')
  await host.page.waitForSelector(`${view} form.make`)
  await expectWell(host)
  await host.page.fill(`${view} input[name=title]`, 'Samhain cup')
  await host.page.selectOption(`${view} select[name=game]`, 'brandubh')
  await host.page.selectOption(`${view} select[name=rounds]`, '2')
  await host.page.selectOption(`${view} select[name=round-minutes]`, '60')
  await host.press(`${view} .more summary`)
  await host.press(`${view} .more label:has-text("Harder")`)
  await expectWell(host)
  await host.press(button('Make it'))
  await host.page.waitForSelector(`${view} .word`)
  await host.page.waitForSelector(`${view} p:has-text("rounds of 60 minutes at most · Rules: Harder")`)
  const word = await host.page.locator(`${view} .word`).innerText()
  const address = host.page.url()
  await host.page.selectOption(`${view} .host select`, 'beginner')
  for (let bots = 1; bots <= 2; ++bots) {
    await host.press(button('Add a bot'))
    await host.page.waitForSelector(`${view} h2:has-text("${1 + bots} are in")`)
  }

  const [, gwion, morfran, tegid] = people
  for (const [i, visitor] of [gwion!, morfran!, tegid!].entries()) {
    if (i === 0) {
      await visitor.page.goto(`${server.named}/tournaments`)
      await visitor.page.fill(`${view} input[name=word]`, word)
      await expectWell(visitor)
      await visitor.press(button('Go there'))
    } else {
      await visitor.page.goto(address)
    }
    await visitor.press(button('Join'))
    await visitor.page.waitForSelector(button('Leave the tournament'))
    // The host's page updates automatically.
    await host.page.waitForSelector(`${view} h2:has-text("${4 + i} are in")`)
  }
  await expectWell(host)
  await expectWell(gwion!)

  const told = (): Promise<{
    tables: { round: number; table: string | null; entrants: number[]; points: number[] | null }[]
  }> =>
    host.page.evaluate(
      (path) => fetch(path).then((answer) => answer.json()),
      `/api/v1${new URL(address).pathname}`,
    )
  // The bots joined second and third.
  const players = new Map<number, Visitor>([
    [0, host],
    [3, gwion!],
    [4, morfran!],
    [5, tegid!],
  ])
  await host.press(button('Begin'))
  for (let round = 1; round <= 2; ++round) {
    for (const { page } of people)
      await page.waitForSelector(`${view} .progress:has-text("Round ${round} of 2")`)
    await expectWell(gwion!)
    // Of the people at a table, the one who joined last resigns.
    const { tables } = await told()
    for (const each of tables) {
      if (each.round !== round || !each.table || each.points) continue
      const last = Math.max(...each.entrants.filter((entrant) => players.has(entrant)), -1)
      if (last >= 0) await giveUpRound(players.get(last)!, address)
    }
  }
  for (const { page } of people) await page.waitForSelector(`${view} .progress:has-text("It is over")`)
  const names = await host.page.locator(`${view} .standings tbody th`).allInnerTexts()
  expect(names).toHaveLength(6)
  await expectWell(host)
  await expectWell(tegid!)
  const csv = await host.page.evaluate(
    (path) => fetch(path).then((answer) => answer.text()),
    `/api/v1${new URL(address).pathname}/csv`,
  )
  expect(csv.split('\r\n')).toHaveLength(8)
  expect(csv).toContain('"Ceridwen"')
  // Each finds it again on the page of tournaments.
  for (const visitor of [host, gwion!]) {
    await visitor.page.goto(`${server.named}/tournaments`)
    await visitor.page.waitForSelector(`${view} .my-table:has-text("Samhain cup"):has-text("ended")`)
    await expectWell(visitor)
    await visitor.press(`${view} .my-table a`)
    await visitor.page.waitForSelector(`${view} .standings`)
    expect(visitor.page.url()).toBe(address)
  }
  for (const visitor of people) {
    expectNoComplaints(visitor)
    await visitor.leave()
  }
})
