// Setting up a table: with one press on every screen, after the draw for sides, and with a link to share.
import { expect, it } from 'vitest'
import { browser, server, setScene } from '../support/fixture'
import { games, unfold } from '../support/table'
import { expectNoComplaints, findings, phone, Visitor } from '../support/visitor'

setScene()

it.each(['en-GB', 'de-DE'])(
  'a small phone shows the Play button and the opponent without scrolling: %s',
  async (locale) => {
    const small = { ...phone, viewport: { width: 360, height: 640 }, locale }
    const visitor = await Visitor.come(browser, small)
    const { page } = visitor
    for (const game of games) {
      await page.goto(`${server.address}/play/${game}`)
      await page.waitForSelector('.play button:enabled')
      const { bottom, text } = await page.locator('.play p').evaluate((line) => ({
        bottom: line.getBoundingClientRect().bottom,
        text: line.textContent,
      }))
      expect(text).toMatch(/^(Against|Gegen) /)
      expect(bottom, game).toBeLessThan(640)
    }
    expectNoComplaints(visitor)
    await visitor.leave()
  },
)

it('the pictures on the home page follow the chosen look, in light and dark', async () => {
  const visitor = await Visitor.come(browser, phone)
  const { page } = visitor
  await page.goto(server.address)
  const picture = page.locator('.card .picture').first()
  const seen = new Set<string>()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const look of ['wood', 'slate']) {
      await page.evaluate((chosen) => {
        localStorage.setItem('nemeton.boardMaterial', JSON.stringify(chosen))
        document.documentElement.dataset.look = chosen
      }, look)
      const name = `${colorScheme}-${look}`
      await page.waitForSelector(`.card img[src$="${name === 'light-wood' ? '.svg' : `#${name}`}"]`)
      await picture.evaluate((image: HTMLImageElement) => image.decode())
      seen.add((await picture.screenshot()).toString('base64'))
    }
  }
  expect(seen.size).toBe(4)
  expectNoComplaints(visitor)
  await visitor.leave()
})

it('with forced colours, borders show the selection, and switches show whether they are on', async () => {
  const visitor = await Visitor.come(browser, { ...phone, forcedColors: 'active' })
  const { page } = visitor
  const said = (selector: string, property: string, of?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each, [name, part]) => getComputedStyle(each, part).getPropertyValue(name!), [property, of])
  await page.goto(`${server.address}/play/brandubh`)
  await page.waitForSelector('.play button:enabled')
  await unfold(visitor)
  const [chosen, other] = ['.tile input:checked + span', '.tile input:not(:checked) + span']
  expect(await said(chosen, 'border-color')).not.toBe(await said(other, 'border-color'))
  expect(await said('.primary', 'border-color')).toBe(await said(chosen, 'border-color'))
  expect(await said('.quiet', 'border-color')).toBe(await said(':root', 'background-color'))
  await visitor.press('[href="/settings"]')
  await page.waitForSelector('.switch input')
  for (const state of ['off', 'on']) {
    const track = await said('.switch input', 'background-color')
    expect(await said('.switch input', 'background-color', '::before'), state).not.toBe(track)
    if (state === 'off') await visitor.press('.switch input')
  }
  expectNoComplaints(visitor)
  await visitor.leave()
})

it('the sides are drawn by lot before a game against a bot, and the draw can be skipped', async () => {
  const visitor = await Visitor.come(browser, { ...phone, reducedMotion: 'no-preference' })
  const { page } = visitor
  // The draw stays until it is skipped, however slow this machine is.
  await page.addInitScript(() => {
    const wait = setTimeout
    window.setTimeout = ((run: () => void, ms = 0) => wait(run, ms < 500 ? ms : 1e6)) as typeof setTimeout
  })
  await page.goto(`${server.address}/play/brandubh`)
  await visitor.press('form button.primary')
  await page.waitForSelector('main.starting-draw')
  expect(await findings(page)).toEqual([])
  await visitor.press('main.starting-draw button')
  await page.waitForSelector('main.table [role=grid]')
  // The draw is shown only once.
  await page.reload()
  await page.waitForSelector('main.table [role=grid]')
  expectNoComplaints(visitor)
  await visitor.leave()
})

it('an invitation link appears at once, also as a QR code, and no draw is shown for a free seat', async () => {
  const visitor = await Visitor.come(browser, { ...phone, reducedMotion: 'no-preference' })
  const { page } = visitor
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.starting-draw')) console.error('a lot for nobody')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${server.address}/play/brandubh`)
  await unfold(visitor)
  await visitor.press('label:has([name=opponent][value=friend])')
  await visitor.press('form button.primary')
  await page.waitForSelector('.share')
  expect(await page.inputValue('.share input')).toBe(page.url())
  await visitor.press('.share summary')
  await page.waitForSelector('.share .qr')
  expect(await findings(page)).toEqual([])
  // The next time, the same choices are one press away.
  await page.goto(`${server.address}/play/brandubh`)
  await page.getByText('With a friend by link, sides drawn').waitFor()
  expectNoComplaints(visitor)
  await visitor.leave()
})
