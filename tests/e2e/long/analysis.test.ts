// Analysis by bots: hints during a game, and the review afterwards.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openHere } from '../support/position'
import { server, setSceneWithVisitor, visitor } from '../support/fixture'
import { myTurn } from '../support/table'
import type { Visitor } from '../support/visitor'

setSceneWithVisitor()

it('a table on the server offers no hints', async () => {
  await visitor.page.goto(
    await server.openTable({ game: 'brandubh', seats: ['you', 'bot:novice'], shuffle_seats: false }),
  )
  await visitor.page.waitForSelector('main.table [role=grid]')
  expect(await visitor.page.getByRole('button', { name: 'Hint' }).count()).toBe(0)
})

/** A short game that ends in a tie. */
const record = {
  nemeton: 1,
  game: 'brandubh',
  seats: 2,
  options: { ply_limit: 6 },
  seed: 1,
  steps: ['d2-b2', 'd3-d2', 'f4-f2', 'c4-c6', 'a4-a6', 'e4-e7'],
}
const asFile = (content: string, name = 'game.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
})

/** Drops a file on the page, as a person would. */
async function drop(page: Visitor['page'], content: string, name: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([content, name]) => {
      const data = new DataTransfer()
      data.items.add(new File([content], name, { type: 'application/json' }))
      return data
    },
    [content, name] as const,
  )
  // The drop handler is loaded a moment after the page.
  await page.waitForFunction(
    (dataTransfer) =>
      !document.body.dispatchEvent(
        new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }),
      ),
    data,
  )
  await page.dispatchEvent('body', 'drop', { dataTransfer: data })
}

async function reviewed(page: Visitor['page']): Promise<void> {
  await page.getByRole('button', { name: 'How it went' }).click()
  await page.locator('.here').waitFor()
  await page.locator('.judging').waitFor({ state: 'detached' })
}

it('the review has a curve to step through, and the saved record opens when dropped on the page', async () => {
  const { page } = visitor
  await openHere(visitor, server.address, { ...record, steps: record.steps.join(' ') })
  await page.locator('.afterwards').waitFor()
  await reviewed(page)
  const slider = page.getByRole('slider', { name: 'Chances of winning' })
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^e4–e7, Attackers 50%, Defenders 50%$/)
  await slider.focus()
  await page.keyboard.press('Home')
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^Start, Attackers \d+%/)
  await page.keyboard.press('ArrowRight')
  await page.locator('.where:has-text("Move 1 of 6")').waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('brandubh.json')
  const content = readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(content)).toMatchObject(record)

  await page.goto(server.address)
  await drop(page, content, 'brandubh.json')
  await page.waitForSelector('main.table [role=grid]')
  expect(new URL(page.url()).pathname).toBe('/record')
  await expect.poll(() => page.locator('ol.moves button').count()).toBe(6)
  await reviewed(page)

  // A damaged record is reported and changes nothing.
  await drop(page, content.replace('f4-f2', 'f4-f9'), 'damaged.json')
  await page.locator('[role=alert]:has-text("damaged.json")').waitFor()
  expect(await page.locator('[role=alert]').innerText()).toContain('step 3')
  expect(await page.locator('.sums').count()).toBe(1)
  await page.goto(`${server.address}/local`)
  await page.locator('.afterwards').waitFor()
})

it('a bad move is marked in the list, and an arrow on the board shows the better one', async () => {
  const { page } = visitor
  await drop(page, JSON.stringify({ ...record, options: {}, steps: ['f4-f7', 'e4-e7'] }), 'short.json')
  await page.waitForSelector('main.table [role=grid]')
  await reviewed(page)
  expect(await page.locator('.trail.advised').count()).toBe(0)
  await page.getByRole('button', { name: /f4.*f7.*A blunder/ }).click()
  await page.locator('.trail.advised').waitFor()
  expect(await page.locator('.verdict').innerText()).toMatch(
    /^\?\? A blunder f4–f7; better [a-g]\d–[a-g]\d\./,
  )
})

it('a record can be chosen with the keyboard, and any other file is refused with a reason', async () => {
  const { page } = visitor
  await page.getByRole('link', { name: 'Open a record' }).click()
  const chooser = page.locator('input[type=file]')
  await chooser.focus()
  for (const [content, why] of [
    ['no JSON', 'It holds no JSON.'],
    ['{}', 'nemeton is missing'],
    [JSON.stringify({ ...record, game: 'chess' }), 'chess'],
  ] as const) {
    await chooser.setInputFiles(asFile(content))
    await expect.poll(() => page.locator('[role=alert]').innerText()).toContain(why)
  }
  await chooser.setInputFiles(asFile(JSON.stringify(record)))
  await page.waitForSelector('main.table [role=grid]')
  expect(await page.locator('[role=alert]').count()).toBe(0)
})

it('a game on the server that ended by resignation can be reviewed too', async () => {
  const { page } = visitor
  await page.goto(
    await server.openTable({ game: 'danube', seats: ['you', 'bot:novice'], shuffle_seats: false }),
  )
  expect(await myTurn(visitor, 'danube')).toBe(true)
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.locator('.sure').getByRole('button', { name: 'Give up' }).click()
  await reviewed(page)
  await page.getByText('Details').click()
  const ends = await page.locator('.sums tbody td:last-child').allInnerTexts()
  expect(ends).toEqual(['0%', '100%'])
})
