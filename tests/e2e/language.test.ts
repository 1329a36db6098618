// The page in the language of the browser, and in another that the reader chooses.
import { expect, it } from 'vitest'
import { browser, server, setScene } from './support/fixture'
import { myTurn, playOne, sitDown } from './support/table'
import { desktop, expectNoComplaints, findings, Visitor } from './support/visitor'

setScene()

it('an Irish browser gets the page in Irish, and loads no other language but English', async () => {
  const visitor = await Visitor.come(browser, { ...desktop, locale: 'ga-IE' })
  const { page } = visitor
  await page.goto(server.address)
  await page.getByRole('heading', { name: 'Cluichí boird na gCeilteach agus na ndraoithe' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ga')
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => /\/ga-[^/]*\.js$/.test(name)).length).toBeGreaterThan(0)
  expect(loaded.filter((name) => /\b(de|cy)-[^/]*\.js$/.test(name))).toEqual([])
  expectNoComplaints(visitor)
  await visitor.leave()
})

it('a German browser gets a German page, board and rule book; the reader switches to English and larger text', async () => {
  const visitor = await Visitor.come(browser, { ...desktop, locale: 'de-AT' })
  const { page } = visitor
  const language = () => page.evaluate(() => document.documentElement.lang)
  const status = () => page.innerText('.status')
  await page.goto(server.address)
  await expect.poll(language).toBe('de')
  await sitDown(visitor, { game: 'brandubh', opponent: 'here' })
  await myTurn(visitor, 'brandubh')
  await playOne(visitor, 'brandubh', 0)
  await expect.poll(status).toMatch(/^Am Zug: Verteidiger\s+Angreifer: d7 /)
  await page.getByRole('button', { name: 'Regeln' }).click()
  await page.getByRole('heading', { name: 'Schlagen' }).waitFor()

  await visitor.press('[href="/settings"]')
  await visitor.press('label:has([name=text][value=large])')
  expect(await findings(page)).toEqual([])
  await visitor.press('label:has([name=language][value=en])')
  await expect.poll(() => language().catch(() => '')).toBe('en')
  await page.goBack()
  // The game goes on from the same position.
  await expect.poll(() => status().catch(() => '')).toMatch(/^Defenders to move\s+Attackers: d7 to /)
  expect(await language()).toBe('en')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px')
  expectNoComplaints(visitor)
  await visitor.leave()
})
