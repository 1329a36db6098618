// The page asks once whether to play sounds, and the question moves nothing else.
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, server, setScene } from '../support/scene'
import { sitDown } from '../support/table'
import { desktop, expectNoComplaints, phone, Visitor } from '../support/visitor'

setScene()

/** Lists the controls whose middle is hidden or covered. */
const covered = (controls: Locator): Promise<string[]> =>
  controls.evaluateAll((all) =>
    all.flatMap((each) => {
      const name = each.getAttribute('aria-label') ?? each.textContent.trim()
      if (!each.checkVisibility()) return [`${name} is not shown`]
      each.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = each.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return hit && each.contains(hit) ? [] : [`${name} lies under ${hit?.outerHTML ?? 'the edge'}`]
    }),
  )

it.each([
  ['phone', phone],
  ['phone in landscape', { ...phone, viewport: { width: 844, height: 390 } }],
  ['computer', desktop],
])('on a %s, the question about sound can be answered, and never comes again', async (_, device) => {
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
