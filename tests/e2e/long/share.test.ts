// Several games on one device, and finished games: kept in the archive, and shared as a link and as pictures.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, server, setSceneWithVisitor, visitor } from '../support/fixture'
import { moves, myTurn, playOn, plays, games, sitDown } from '../support/table'
import { expectNoComplaints, expectWell, phone, Visitor } from '../support/visitor'

setSceneWithVisitor()

const share = (page: Page) => page.locator('.controls').getByRole('button', { name: 'Share' }).click()

async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.sharing').getByRole('button', { name, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

it('two games go on side by side; a finished one is archived, and its link replays it elsewhere', async () => {
  const { page } = visitor
  await sitDown(visitor, { game: 'danube', opponent: 'here' })
  await playOn(visitor, 'danube', { most: 2 })
  const danube = await moves(visitor)
  await visitor.press('a.wordmark')
  await sitDown(visitor, { game: 'brandubh', opponent: 'bot', level: 'novice', side: 0, plyLimit: 6 })
  await playOn(visitor, 'brandubh', { most: 1 })

  await page.goto(`${server.address}/my-games`)
  await page.waitForSelector('.my-table:nth-of-type(2)')
  expect(await page.locator('.my-table').count()).toBe(2)
  await expect.poll(() => page.locator('.my-table.on-turn').count()).toBe(2)
  await visitor.press('.my-table:has-text("Danube") > a')
  await expect.poll(() => moves(visitor)).toEqual(danube)
  await page.goBack()
  await visitor.press('.my-table:has-text("Brandubh") > a')
  expect(await playOn(visitor, 'brandubh')).toBe(true)
  const brandubh = await moves(visitor)

  await page.goto(`${server.address}/archive`)
  await page.waitForSelector('.my-table:has-text("Brandubh")')
  expect(await page.locator('.my-table').count()).toBe(1)
  expect(await page.locator('main').innerText()).toContain('Brandubh against novice bots: 1 tie')
  await page.selectOption('[name=outcome]', 'tie')
  expect(await page.locator('.my-table').count()).toBe(1)
  await page.selectOption('[name=since]', { index: 1 })
  await visitor.press('.my-table > a')
  await page.locator('.afterwards').waitFor()

  await page.locator('.stepper [aria-label="One step back"]').click()
  await share(page)
  const links = page.locator('.sharing .link input')
  await links.nth(1).waitFor()
  const [game, position] = await links.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  )

  const other = await Visitor.come(browser, phone)
  await other.page.goto(game!)
  await other.page.waitForSelector('main.table [role=grid]')
  await expect.poll(() => moves(other)).toEqual(brandubh)
  expect(await other.page.locator('.seats').innerText()).not.toContain('You')
  await other.press('.stepper [aria-label="To the start"]')
  for (let step = 1; step <= 6; ++step) {
    if (step === 6) await other.page.waitForSelector('.where:has-text("Move 5 of 6")')
    await other.press('.stepper [aria-label="One step on"]')
  }
  await other.page.waitForSelector('.stepper button:last-of-type:disabled')

  await other.page.goto(position!)
  await other.page.reload()
  await expect.poll(() => moves(other)).toEqual(brandubh.slice(0, -1))
  for (const [bad, why] of [
    [game!.slice(0, -5), 'cut off'],
    [`${server.address}/record#game=`, 'cut off'],
  ] as const) {
    await other.page.goto(server.address)
    await other.page.goto(bad)
    await other.page.locator(`[role=alert]:has-text("${why}")`).waitFor()
  }
  // Nothing is kept on that device.
  const names = await other.page.evaluate(() => Object.keys(localStorage))
  expect(names.filter((name) => name.startsWith('nemeton.game.'))).toEqual([])
  expectNoComplaints(other)
  await other.leave()

  // A file moves the archive to another device.
  await page.goto(`${server.address}/archive`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all as a file' }).click(),
  ])
  const third = await Visitor.come(browser, phone)
  await third.page.goto(`${server.address}/archive`)
  await third.page.locator('input[type=file]').setInputFiles(await download.path())
  await third.page.getByText('One game was brought in.').waitFor()
  await expectWell(third)
  await third.press('.my-table > a')
  await expect.poll(() => moves(third)).toEqual(brandubh)
  expectNoComplaints(third)
  await third.leave()

  await visitor.press('.my-table > button')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.locator('.my-table').waitFor({ state: 'detached' })
  await page.goto(`${server.address}/local`)
  await expect.poll(() => moves(visitor)).toEqual(danube)
})

it('a finished game on the server is kept with its record, and opens from the archive', async () => {
  const { page } = visitor
  await page.goto(
    await server.openTable({ game: 'brandubh', seats: ['you', 'bot:novice'], shuffle_seats: false }),
  )
  expect(await myTurn(visitor, 'brandubh')).toBe(true)
  await share(page)
  await page.getByText('There will be a link and a record when the game is over.').waitFor()
  expect(await page.locator('.sharing .link').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.locator('.sure').getByRole('button', { name: 'Give up' }).click()
  await page.locator('.afterwards').waitFor()
  await page.goto(`${server.address}/my-games`)
  await page.locator('.my-table:has-text("You lose.")').waitFor()
  const id = await page.waitForFunction(() =>
    Object.keys(localStorage)
      .find((name) => name.startsWith('nemeton.game.'))
      ?.slice('nemeton.game.'.length),
  )
  await page.goto(`${server.address}/archive/${await id.jsonValue()}`)
  await page.waitForSelector('main.table [role=grid]')
  await page.goto(`${server.address}/archive/unknown`)
  await page.locator('[role=alert]:has-text("not kept on this device")').waitFor()
})

it.each(games)(
  '%s: the board can be saved as a picture, and as a drawing that needs no other files',
  async (game) => {
    const { page } = visitor
    const hides = plays[game]!.hides
    await sitDown(visitor, { game, opponent: 'bot', level: 'novice', side: 0 })
    await playOn(visitor, game, { most: 1 })
    await share(page)
    const png = await saved(page, 'Picture')
    expect(png.name).toBe(`${game}.png`)
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(png.bytes.readUInt32BE(16)).toBe(1200)
    const svg = await saved(page, 'Picture (SVG)')
    expect(svg.name).toBe(`${game}.svg`)
    const text = svg.bytes.toString()
    expect(text).toMatch(/^<svg /)
    expect(/var\(--|class="|href="\/|href="http/.exec(text)?.[0]).toBeUndefined()
    // The drawing appears without the page, and has many colours.
    const alone = await visitor.context.newPage()
    await alone.setContent('<canvas></canvas>')
    const colours = await alone.evaluate(async (svg) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      const canvas = document.querySelector('canvas')!
      canvas.width = canvas.height = 200
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0, 200, 200)
      return new Set(new Uint32Array(context.getImageData(0, 0, 200, 200).data.buffer)).size
    }, text)
    expect(colours).toBeGreaterThan(100)
    await alone.close()
    // One link to the game, one to its frame. A game with hidden information is shared only when it is over.
    expect(await page.locator('.sharing .link').count()).toBe(hides ? 0 : 2)
  },
)

it('a game can be saved as an animated picture', async () => {
  const { page } = visitor
  await sitDown(visitor, { game: 'brandubh', opponent: 'here', plyLimit: 6 })
  await playOn(visitor, 'brandubh')
  await share(page)
  const { name, bytes } = await saved(page, 'Animated picture')
  expect(name).toBe('brandubh.gif')
  expect(bytes.subarray(0, 6).toString()).toBe('GIF89a')
  expect(bytes.readUInt16LE(6)).toBe(480)
  // One graphic control extension a frame: the start and six moves.
  expect(bytes.toString('latin1').split('\x21\xf9\x04').length - 1).toBe(7)
  expect(bytes.length).toBeLessThan(300_000)
  // Each frame is drawn over the one before.
  expect(bytes.toString('latin1').split('\x21\xf9\x04\x05').length - 1).toBe(7)
  await expect.poll(() => page.locator('.sharing progress').count()).toBe(0)
  expect(await page.locator('main .board').count()).toBe(1)
})
