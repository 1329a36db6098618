// Reports of a study and of a tuning, opened as files: legible in light and dark, on a phone, and offline.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TuningResults } from '../../../web/lab/report/tuning_results'
import { browser, setBrowser } from '../support/fixture'
import { program } from '../support/server'
import { desktop, expectNoComplaints, findings, phone, Visitor } from '../support/visitor'

setBrowser()

const folder = mkdtempSync(join(tmpdir(), 'nemeton-lab-'))
const nemeton = (...words: string[]) =>
  execFileSync(program, ['lab', ...words], { cwd: folder, encoding: 'utf8' })

beforeAll(() => {
  writeFileSync(
    join(folder, 'study.toml'),
    `title = "A <script> & more"
question = "Who wins?"
games = 200
watch = ["actions", "effects"]
[[setting]]
game = "brandubh"
players = "random"
options = { rules = ["basic", "challenge"] }
`,
  )
  nemeton('run', 'study.toml')
  expect(nemeton('report', 'study.json').trim()).toBe('study.html')
  copyFileSync(resolve('lab/tunings/sigily.json'), join(folder, 'tuning.json'))
  expect(nemeton('report', 'tuning.json').trim()).toBe('tuning.html')
})
afterAll(() => rmSync(folder, { recursive: true }))

const readers = [
  { name: 'on a phone at night', device: { ...phone, colorScheme: 'dark' as const } },
  { name: 'on a desktop by day', device: { ...desktop, colorScheme: 'light' as const } },
]

it.each(readers)('a study report can be read $name', async ({ device }) => {
  const visitor = await Visitor.come(browser, device)
  const { page } = visitor
  await page.context().setOffline(true)
  await page.goto(`file://${join(folder, 'study.html')}`)
  await page.waitForSelector('main')
  expect(await page.title()).toBe('A <script> & more – Nemeton')
  // In random games of Brandubh, the defenders win two of three. The verdict comes first; the plot agrees.
  const verdict = await page.locator('.verdicts dd').first().innerText()
  expect(verdict).toMatch(/^Seat 1 wins \d\d\.\d\s%\s±\s\d\.\d: too often\.$/)
  expect(await page.locator('svg[role=img]').first().getAttribute('aria-label')).toContain('seat 1 0.')
  expect(await page.locator('section[aria-label=Comparisons] p').innerText()).toMatch(/of 3 comparisons show/)
  for (const summary of await page.locator('summary').all()) await summary.click()
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expectNoComplaints(visitor)
  await visitor.leave()
})

it.each(readers)('a tuning report can be read $name', async ({ device }) => {
  const visitor = await Visitor.come(browser, device)
  const { page } = visitor
  await page.context().setOffline(true)
  await page.goto(`file://${join(folder, 'tuning.html')}`)
  await page.waitForSelector('main')
  expect(await page.title()).toBe('Sigily for three – Nemeton')
  expect(await page.locator('.verdict').innerText()).toMatch(/ settings tried of \d+ meets? all aims\./)
  const { trials, aims } = JSON.parse(readFileSync(join(folder, 'tuning.json'), 'utf8')) as TuningResults
  const front = trials.filter((trial) => trial.front)
  expect(await page.locator('[aria-label="The front"] tbody tr').count()).toBe(front.length)
  // The plots have a point for each setting, and numbers for those on the front.
  const plots = page.locator('section[aria-label="What one aim costs another"] svg')
  expect(await plots.count()).toBe((aims.length * (aims.length - 1)) / 2)
  expect(await plots.first().locator('circle.best').count()).toBe(front.length)
  expect(await plots.first().locator('circle').count()).toBe(trials.length)
  for (const { number } of front)
    expect(await plots.first().getAttribute('aria-label')).toContain(`trial ${number}: `)
  for (const summary of await page.locator('summary').all()) await summary.click()
  expect(await page.locator('[aria-label^="All trials,"] tbody tr').count()).toBe(trials.length)
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expectNoComplaints(visitor)
  await visitor.leave()
})
