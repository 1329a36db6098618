// Around the tables: strangers meet in the lobby, four words move a seat to another device, a player finds a
// table again and leaves it, and a file moves a browser's data to another.
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { openTable } from './support/player_actions'
import { browser, guest, host, server, setSceneForTwo } from './support/fixture'
import { myTurn, playOne } from './support/table'
import { desktop, expectNoComplaints, Visitor } from './support/visitor'

setSceneForTwo()

/** The host opens a table in the lobby, waits there as the attackers, and returns its address. */
const waitForCompany = () => openTable(host, server.address, () => host.press('label:has([name=lobby])'))

it('strangers meet in the lobby, and four words move a seat to another device', async () => {
  await waitForCompany()
  await guest.page.goto(server.address)
  await guest.press('.foot [href="/lobby"]')
  await guest.press('.open-table button')
  await host.page.waitForSelector('.share', { state: 'detached' })
  expect(await myTurn(host, 'brandubh')).toBe(true)
  await playOne(host, 'brandubh', 0)

  // The guest continues on a computer.
  await guest.press('button.device')
  await guest.press('.four-words button')
  const words = await guest.page.locator('.words').innerText()
  const computer = await Visitor.come(browser, desktop)
  await computer.page.goto(`${server.address}/my-games`)
  await computer.page.fill('.bring input', words.toUpperCase())
  await computer.press('.bring button')
  expect(await myTurn(computer, 'brandubh')).toBe(true)
  await playOne(computer, 'brandubh', 0)
  expect(await myTurn(host, 'brandubh')).toBe(true)
  expectNoComplaints(host, guest, computer)

  // The words work only once.
  await guest.page.goto(`${server.address}/my-games`)
  await guest.page.fill('.bring input', words)
  await guest.press('.bring button')
  await guest.page.locator('.bring [role=alert]:has-text("used already")').waitFor()
  await computer.leave()
})

it('a player finds a table again, moves it to another browser in a file, and leaves it', async () => {
  const table = new URL(await waitForCompany()).pathname
  await host.page.goto(server.address)
  await host.press('.dashboard [href="/my-games"]')
  await host.page.waitForSelector('.my-table.on-turn')
  await host.press('[href="/data"]')
  const download = host.page.waitForEvent('download')
  await host.page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()
  expect((await download).suggestedFilename()).toMatch(/^nemeton-\d{4}-\d\d-\d\d\.json$/)
  const [id, key] = [table.split('/').at(-1)!, expect.stringMatching(/^[\w-]{43}$/)]
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    nemeton: 1,
    kept: { seats: { [id]: [{ seat: 0, key }] } },
  })

  await guest.page.goto(`${server.address}/data`)
  await guest.page.locator('input[type=file]').setInputFiles(file)
  await guest.page.getByText('one table that was not here').waitFor()
  await guest.press('main [href="/my-games"]')
  await guest.press('.my-table > a')
  await guest.page.waitForURL((url) => url.pathname === table)
  expect(await myTurn(guest, 'brandubh')).toBe(true)

  // Nobody else has joined, so the table closes when its only player leaves.
  await host.press('main [href="/my-games"]')
  await host.press('.my-table > button')
  await host.press('.leaving button:not(.quiet)')
  await host.page.waitForSelector('.my-table', { state: 'detached' })
  await guest.page.getByText('There is no such table').waitFor()
  expectNoComplaints(host)
})
