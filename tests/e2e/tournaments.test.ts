// A Swiss of four people and two bots, each person with a browser, a name and a passkey: made, joined by its word and its link, played, and won.
import { expect, it } from 'vitest'
import { Device } from './support/passkeys'
import { patience } from './support/patience'
import { browser, server, setPace, setSceneAnew } from './support/scene'
import { desktop, expectNoComplaints, findings, phone, smallTargets, Visitor } from './support/visitor'

setSceneAnew()

const view = 'main.tournaments'
const button = (label: string) => `${view} button:has-text("${label}")`

async function expectWell(visitor: Visitor): Promise<void> {
  expect(await findings(visitor.page)).toEqual([])
  expect(await smallTargets(visitor.page)).toEqual([])
}

/** Somebody with a name, on a device with passkeys. */
async function come(name: string, device: typeof desktop): Promise<Visitor> {
  const visitor = await Visitor.come(browser, device)
  const { page } = visitor
  await setPace(page, 'none')
  await Device.of(visitor)
  await page.goto(`${server.named}/name`)
  await page.fill('main.names input[name=value] >> nth=0', name)
  await visitor.press('main.names button:has-text("Take this name")')
  await page.waitForSelector('.codes')
  return visitor
}

/** Gives up the own game of the round, if it is under way, and comes back. */
async function giveUp(visitor: Visitor, tournament: string): Promise<void> {
  const { page } = visitor
  await visitor.press(`${view} li.mine a:has-text("Play")`)
  await page.waitForSelector('main.table .board')
  await page.evaluate(async () => {
    const table = location.pathname.split('/')[2]!
    const { key } = JSON.parse(localStorage.getItem('nemeton.player')!)
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`)
    await new Promise((run) => (socket.onopen = run))
    socket.send(JSON.stringify({ type: 'hello', after: -1, key }))
    socket.send(JSON.stringify({ type: 'resign', id: 'end' }))
    await new Promise<void>((run) => {
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data)
        if (message.type === 'event' && message.state.node === 'terminal') run()
      }
    })
    socket.close()
  })
  await page.goto(tournament)
  await page.waitForSelector(`${view} .progress`)
}

it('four people and two bots play a Swiss', { timeout: patience * 10 }, async () => {
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
  await host.press(button('Make it'))
  await host.page.waitForSelector(`${view} .word`)
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
    // The host sees it without doing anything.
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
  // The bots came second and third.
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
    // Of the people at a table the one who came last gives up.
    const { tables } = await told()
    for (const each of tables) {
      if (each.round !== round || !each.table || each.points) continue
      const last = Math.max(...each.entrants.filter((entrant) => players.has(entrant)), -1)
      if (last >= 0) await giveUp(players.get(last)!, address)
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
  for (const visitor of people) {
    expectNoComplaints(visitor)
    await visitor.leave()
  }
})
