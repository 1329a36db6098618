// Text on a board is legible on a phone: no letter is smaller than in a good newspaper, and all grow with the
// text size of the reader. random_positions.test.ts checks the letters of every game on every screen.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findGames } from '../../../tools/manifests'
import { browser, server, setScene } from '../support/fixture'
import { games } from '../support/table'
import { expectNoComplaints, phone, Visitor } from '../support/visitor'

setScene()

/** The smallest size of letters, in CSS pixels, with some slack for rounding. */
const least = 11.95

interface Shown {
  text: string
  size: number
}

/** Returns the texts on the board, and the size of their letters on the screen. */
const letters = ({ page }: Visitor): Promise<Shown[]> =>
  page.locator('main.table > .board').evaluate((board) =>
    [...board.querySelectorAll<SVGTextElement | HTMLElement>('*')].flatMap((part) => {
      const own = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const text = own
        .map((node) => node.textContent)
        .join('')
        .trim()
      if (text === '' || part.closest('.visually-hidden, title, desc, defs') || !part.checkVisibility())
        return []
      const size = parseFloat(getComputedStyle(part).fontSize)
      const drawn = part instanceof SVGGraphicsElement ? part.getScreenCTM()! : null
      return [{ text, size: drawn ? size * Math.hypot(drawn.a, drawn.b) : size }]
    }),
  )

/** For each game, the table of its screenshot, or a table at the start if it has none. */
const positions = await Promise.all(
  findGames()
    .map(({ id, folder }) => [id, join(folder, 'tests/screenshot.mjs')] as const)
    .filter(([game, file]) => existsSync(file) && games.includes(game))
    .map(async ([game, file]) => {
      const record = { nemeton: 1, game, seats: 2, options: {}, seed: 1, steps: [] }
      const start = { record, seats: [{ kind: 'person' }, { kind: 'person' }] }
      return [game, ((await import(file)) as { table?: object }).table ?? start] as const
    }),
)

it.each(positions)('%s: no letter on the board is small, and all grow with the text', async (_, table) => {
  const visitor = await Visitor.come(browser, phone)
  const { page } = visitor
  await page.goto(server.address)
  await page.evaluate((saved) => localStorage.setItem('nemeton.local', JSON.stringify(saved)), table)
  const found: Record<string, Shown[]> = {}
  for (const size of ['normal', 'largest']) {
    await page.evaluate((size) => localStorage.setItem('nemeton.textSize', JSON.stringify(size)), size)
    await page.goto(`${server.address}/local`)
    await page.waitForSelector('.board svg')
    await page.waitForFunction(() => document.querySelector('.board text, .board b, .board span'))
    // Text is fitted to its space a moment after the board is there.
    let last = ''
    const stands = async () => last === (last = JSON.stringify((found[size] = await letters(visitor))))
    await expect.poll(stands, { interval: 300 }).toBe(true)
    const small = found[size]!.filter((shown) => shown.size < least)
    expect(small.map(({ text, size }) => `${text}: ${size.toFixed(1)}`)).toEqual([])
  }
  // Text folds away if there is no space for it, so only the means are compared.
  const mean = (shown: Shown[]) => shown.reduce((sum, { size }) => sum + size, 0) / shown.length
  expect(mean(found['largest']!)).toBeGreaterThan(1.05 * mean(found['normal']!))
  expectNoComplaints(visitor)
  await visitor.leave()
})
