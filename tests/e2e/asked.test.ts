// Whether pieces shall be heard is asked once, and moves nothing that was there.
import { expect, it } from 'vitest'
import { browser, server, setScene } from './support/scene'
import { sitDown } from './support/table'
import { covered } from './support/visible'
import { desktop, expectNoComplaints, phone, Visitor } from './support/visitor'

setScene()

it.each([
  ['phone', phone],
  ['phone that lies', { ...phone, viewport: { width: 844, height: 390 } }],
  ['computer', desktop],
])('on a %s the question after sound can be answered, and never comes again', async (_, device) => {
  const visitor = await Visitor.come(browser, device)
  const { page } = visitor
  await page.goto(server.address)
  await sitDown(visitor, { game: 'brandubh', opponent: 'here' })
  const question = page.locator('.sound-question button')
  expect(await covered(question)).toEqual([])
  const board = () => page.locator('main > .board').boundingBox()
  await page.evaluate(() => scrollTo(0, 0))
  const before = await board()
  await question.last().click()
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => question.count()).toBe(0)
  expect(await board()).toEqual(before)
  await page.reload()
  await page.waitForSelector('main.table [role=grid]')
  expect(await question.count()).toBe(0)
  expectNoComplaints(visitor)
  await visitor.leave()
})
