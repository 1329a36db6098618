// The laboratory in a browser: its list, a report, and a small study played live by the page's own worker.
import { expect, it } from 'vitest'
import { looks } from '../support/appearances'
import { browser, server, setScene } from '../support/fixture'
import { expectNoComplaints, expectWell, Visitor } from '../support/visitor'

setScene()

it.each(looks)('the laboratory shows its reports and plays a study: %s, %s', async (_, _size, device) => {
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

  // A live study, in its own worker, grows until it is stopped.
  const plot = page.locator('.lab-plots svg').first()
  const games = async () => Number(await page.locator('progress').getAttribute('value'))
  await visitor.press('label.tile:has([name=amount][value="100000"])')
  await visitor.press('.lab-live button.primary')
  await plot.waitFor()
  const before = await games()
  await expect.poll(games).toBeGreaterThan(before)
  const players = () => page.workers().filter((worker) => worker.url().includes('/playing-')).length
  expect(players()).toBe(1)
  await visitor.press('.lab-live button:has-text("Stop")')
  await page.waitForSelector('[role=status]:has-text("Stopped after")')
  await expect.poll(players).toBe(0)

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
