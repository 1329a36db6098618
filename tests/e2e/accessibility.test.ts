// Every view around the tables, checked with axe and, on a phone, for targets that are too small.
import { expect, it } from 'vitest'
import { looker, looks } from './support/appearances'
import { browser, server, setScene } from './support/fixture'
import { myTurn, playOne, sitDown, unfold } from './support/table'
import { isLong } from '../page/tier'
import { expectNoComplaints, findings, Visitor } from './support/visitor'

setScene()

const seen = isLong ? looks : looks.slice(0, 1)
it.each(seen)('axe finds nothing wrong around the tables: %s, %s', async (_, _size, device) => {
  const visitor = await Visitor.come(browser, device)
  const { page } = visitor
  const { found, look } = looker(visitor)
  await page.goto(server.address)
  await page.waitForSelector('.shelf')
  await look('shelf')
  await visitor.press('[href="/settings"]')
  await look('settings')
  await visitor.press('.settings [href="/account"]')
  await page.waitForSelector('main.names')
  for (const path of ['games/sigily', 'learn', 'challenge']) {
    await page.goto(`${server.address}/${path}`)
    await page.waitForSelector('main :is(.game-about, .game-choice)')
    await look(path)
  }
  await page.goto(`${server.address}/play/duel`)
  await unfold(visitor)
  await visitor.press('label.tile:has([name=count][value="4"])')
  await visitor.press('label.tile:has([value=mixed])')
  await page.waitForSelector('.company')
  await look('setting a mixed table')
  await visitor.press('label.tile:has([value=here])')
  await visitor.press('form button.primary')
  await page.waitForSelector('main.hand-over')
  await look('handing over')
  await page.goto(`${server.address}/about`)
  await page.waitForSelector('.credits dd:not(:empty)')
  await visitor.press('.about summary')
  await look('about')
  await page.goto(`${server.address}/companion/bluff`)
  await visitor.press('button:has-text("Roll under all cups")')
  await look('the companion')
  await visitor.press('button:has-text("Only for Raven")')
  await visitor.press('.secret button.primary')
  await page.waitForSelector('.secret .die-button')
  await look('dice that only one may see')
  const sheets = await page.locator('.on-paper a').first().getAttribute('href')
  const pdf = await page.request.get(server.address + sheets)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.goto(`${server.address}/puzzles`)
  await page.waitForSelector('.puzzles li')
  await look('puzzles of the day')
  await page.goto(`${server.address}/puzzle/brandubh/2`)
  await page.waitForSelector('.learn .board svg')
  await look('a puzzle')
  await page.goto(`${server.address}/no/such/page`)
  await page.waitForSelector('main')
  await look('no such page')
  await page.goto(`${server.address}/local`)
  await page.waitForSelector('main')
  await look('no local table')
  await page.goto(`${server.address}/data`)
  await page.getByRole('button', { name: 'Delete everything here' }).click()
  await look('what is kept')
  // One table is the visitor's own; another player waits at the other.
  const other = await Visitor.come(browser)
  for (const { page } of [visitor, other]) {
    const seats = ['you', 'open']
    await page.goto(
      await server.openTable({
        game: 'danube',
        options: { ply_limit: 9 },
        seats,
        lobby: true,
        shuffle_seats: false,
      }),
    )
    await page.waitForSelector('.share')
  }
  await page.goto(`${server.address}/lobby`)
  await page.waitForSelector('.open-table button')
  await look('open tables')
  await other.leave()
  await page.goto(`${server.address}/play-online`)
  await page.waitForSelector('.now-games')
  await look('matchmaking')
  await page.goto(`${server.address}/my-games`)
  await visitor.press('.my-table > button')
  await page.fill('.bring input', 'no such words')
  await visitor.press('.bring button')
  await page.waitForSelector('[role=alert]')
  await look('my tables')
  await page.goto(`${server.address}/record`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'none.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  })
  await page.waitForSelector('[role=alert]')
  await look('a record that is none')

  await page.goto(`${server.address}/learn/brandubh`)
  for (const [square, view] of [
    ['b7', 'a lesson done wrong'],
    ['a7', 'a lesson done'],
  ]) {
    await visitor.press('[data-cell=d7].movable')
    await visitor.press(`[data-cell=${square}].target`)
    await page.waitForSelector('.afterwards .primary')
    await look(view!)
    await visitor.press('.afterwards .primary')
  }

  await page.goto(server.address)
  await sitDown(visitor, { game: 'danube', opponent: 'friend', side: 0 })
  await page.waitForSelector('.share')
  await visitor.press('button.device')
  await page.waitForSelector('.qr')
  await look('waiting for a friend, with another device')
  await visitor.press('dialog .close')
  const address = page.url()
  const guest = await Visitor.come(browser, device)
  await guest.page.goto(address)
  await guest.page.waitForSelector('.invitation')
  found.push(...(await findings(guest.page)).map((each) => `invited: ${each}`))
  await guest.leave()
  await myTurn(visitor, 'danube')
  await playOne(visitor, 'danube', 0)
  await page.getByRole('button', { name: 'Give up' }).click()
  await look('giving up')
  expectNoComplaints(visitor)
  await visitor.context.setOffline(true)
  await page.waitForSelector('.notice [role=status]')
  await look('cut off')
  expect(found).toEqual([])
  await visitor.leave()
})
