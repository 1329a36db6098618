// Setting a table and sitting down at it: lots.
import { expect, it } from 'vitest'
import { browser, server, setScene } from './support/scene'
import { expectNoComplaints, findings, phone, Visitor } from './support/visitor'

setScene()

it.each(['bot', 'friend'])(
  'the sides are drawn by lot before a table with a %s, which can be skipped',
  async (opponent) => {
    const visitor = await Visitor.come(browser, { ...phone, reducedMotion: 'no-preference' })
    const { page } = visitor
    // The lot stays until it is skipped, however slow this machine is.
    await page.addInitScript(() => {
      const wait = setTimeout
      window.setTimeout = ((run: () => void, ms = 0) => wait(run, ms < 500 ? ms : 1e6)) as typeof setTimeout
    })
    await page.goto(`${server.address}/play/brandubh`)
    await visitor.press(`label:has([name=opponent][value=${opponent}])`)
    await visitor.press('form button.primary')
    await page.waitForSelector('main.starting-draw')
    expect(await findings(page)).toEqual([])
    await visitor.press('main.starting-draw button')
    await page.waitForSelector('main.table [role=grid]')
    // Seen once is enough.
    await page.reload()
    await page.waitForSelector('main.table [role=grid]')
    expectNoComplaints(visitor)
    await visitor.leave()
  },
)
