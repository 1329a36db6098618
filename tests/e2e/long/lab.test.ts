// The laboratory in a browser: its list, a report, and a small study played live by the page's own worker.
import { expect, it } from 'vitest'
import { browser, server, setScene } from '../support/scene'
import { desktop, expectNoComplaints, expectWell, phone, Visitor } from '../support/visitor'

setScene()

const looks = [
  { name: 'on a phone at night', device: { ...phone, colorScheme: 'dark' as const } },
  { name: 'on a desktop by day', device: { ...desktop, colorScheme: 'light' as const } },
  { name: 'on a phone by day', device: { ...phone, colorScheme: 'light' as const } },
  { name: 'on a desktop at night', device: { ...desktop, colorScheme: 'dark' as const } },
]

it.each(looks)('the laboratory shows its reports and plays a study, $name', async ({ device }) => {
  const visitor = await Visitor.come(browser, device)
  const { page } = visitor
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

  // From the About page to the list, and to the report of a game.
  await page.goto(`${server.address}/about`)
  await visitor.press('.about a[href="/lab"]')
  await page.waitForSelector('.lab-games li:nth-child(9)')
  expect(await page.locator('.lab-games li').count()).toBe(9)
  await expectWell(visitor)
  expect(await fits()).toBe(true)
  await visitor.press('.lab-games a[href="/lab/brandubh"]')
  await page.waitForSelector('.verdicts')
  expect(await page.locator('.verdicts dd').first().innerText()).toMatch(
    /^The seat “Defenders” wins \d\d\.\d\s%\s±\s\d\.\d: too often\.$/,
  )
  for (const summary of await page.locator('main summary').all()) await summary.click()
  await expectWell(visitor)
  expect(await fits()).toBe(true)

  // The bars use the green of the look.
  const colours = await page.evaluate(() => [
    getComputedStyle(document.querySelector('.amount')!).fill,
    getComputedStyle(document.querySelector('.lab form .primary')!).backgroundColor,
  ])
  expect(colours[0]).toBe(colours[1])

  // A live study grows until it is stopped.
  const plot = page.locator('.lab-plots svg').first()
  const games = async () => Number(await page.locator('progress').getAttribute('value'))
  await visitor.press('label.tile:has([name=amount][value="100000"])')
  await visitor.press('.lab-live button.primary')
  await plot.waitFor()
  const before = await games()
  await expect.poll(games).toBeGreaterThan(before)
  await visitor.press('.lab-live button:has-text("Stop")')
  await page.waitForSelector('[role=status]:has-text("Stopped after")')

  // Another ends on its own. In random games of Brandubh, the defenders win two of three.
  await visitor.press('label.tile:has([name=amount][value="1000"])')
  await visitor.press('.lab-live button:has-text("Begin")')
  await page.waitForSelector('[role=status]:has-text("1,000 games played.")')
  // Within six standard deviations for a thousand games.
  const said = await page.locator('.lab-live [role=status]').innerText()
  const [, part] = /The seat “Defenders” wins (\d\d\.\d)\s%\s±\s\d\.\d: too often\./.exec(said)!
  expect(Math.abs(Number(part) - 67.3)).toBeLessThan(9)
  await expectWell(visitor)
  expectNoComplaints(visitor)
  await visitor.leave()
})

it('the laboratory opens from a game’s setup page, and plays in its own worker, which ends with it', async () => {
  const visitor = await Visitor.come(browser, desktop)
  const { page } = visitor
  await page.goto(`${server.address}/play/danube`)
  await visitor.press('a[href="/lab/danube"]')
  await page.waitForSelector('.lab-live button.primary')
  expect(await page.locator('h1').innerText()).toBe('Down the Danube')
  // This takes ten seconds or more.
  await visitor.press('label.tile:has([name=amount][value="100000"])')
  await visitor.press('.lab-live button.primary')
  await page.waitForSelector('.lab-plots svg')
  const players = () => page.workers().filter((worker) => worker.url().includes('/playing-')).length
  expect(players()).toBe(1)
  await expectWell(visitor)
  await visitor.press('a.wordmark')
  await page.waitForSelector('.shelf')
  await expect.poll(players).toBe(0)
  expectNoComplaints(visitor)
  await visitor.leave()
})
