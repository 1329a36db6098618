// What stands on a board can be read on a phone: no letter of it is smaller than those of a good newspaper, and they grow with the
// size of the text that the reader has set. That none is small on any screen random.test.ts sees of every game.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Visitor } from '../support/visitor'
import { findGames } from '../../../web/tools/manifests'
import { browser, server, setScene } from '../support/scene'
import { games } from '../support/table'
import { expectNoComplaints, phone, Visitor as Person } from '../support/visitor'

setScene()

/** The least size of letters, in CSS pixels; a bit is left for rounding. */
const least = 11.95

interface Shown {
  text: string
  size: number
}

/** The texts on the board and how large their letters are on the screen. */
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

/** A table in the middle of the game where its pictures have one, else at its start. */
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
  const visitor = await Person.come(browser, phone)
  const { page } = visitor
  await page.goto(server.address)
  await page.evaluate((saved) => localStorage.setItem('nemeton.local', JSON.stringify(saved)), table)
  const found: Record<string, Shown[]> = {}
  for (const size of ['normal', 'largest']) {
    await page.evaluate((size) => localStorage.setItem('nemeton.text', JSON.stringify(size)), size)
    await page.goto(`${server.address}/local`)
    await page.waitForSelector('.board svg')
    await page.waitForFunction(() => document.querySelector('.board text, .board b, .board span'))
    // What fits its room is measured a moment after the board is there.
    let last = ''
    const stands = async () => last === (last = JSON.stringify((found[size] = await letters(visitor))))
    await expect.poll(stands, { interval: 300 }).toBe(true)
    const small = found[size]!.filter((shown) => shown.size < least)
    expect(small.map(({ text, size }) => `${text}: ${size.toFixed(1)}`)).toEqual([])
  }
  // What folds away where there is no room for it is not counted.
  const mean = (shown: Shown[]) => shown.reduce((sum, { size }) => sum + size, 0) / shown.length
  expect(mean(found['largest']!)).toBeGreaterThan(1.05 * mean(found['normal']!))
  expectNoComplaints(visitor)
  await visitor.leave()
})
