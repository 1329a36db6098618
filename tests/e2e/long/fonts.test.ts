// The page is set in its own typeface, which moves nothing when it loads.
import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { openHere } from '../support/position'
import { browser, server, setScene } from '../support/fixture'
import { desktop, expectNoComplaints, phone, Visitor } from '../support/visitor'

setScene()

/** How far an edge may move, in pixels. */
const mostMoved = 10

/** Returns the fonts that draw the letters of an element, and whether each came with the page. */
async function drawnWith({ context, page }: Visitor, selector: string): Promise<string[]> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the device'}`)
}

it('the text on and around a board is set in Vollkorn, in every language of the page', async () => {
  const visitor = await Visitor.come(browser)
  const { page } = visitor
  await openHere(visitor, server.address, { game: 'brandubh' })
  await page.evaluate(() => document.fonts.ready)
  for (const text of ['.turn', '.controls > button', '.board text'])
    expect([text, await drawnWith(visitor, text)]).toEqual([text, ['Vollkorn']])
  const telling = page.locator('.told')
  await telling.evaluate(
    (told) => (told.textContent = 'äöüÄÖÜß áéíóúÁÉÍÓÚ ŵŷŴŶẁẃẅỳ “”‘’„ – — … × − · 0123456789'),
  )
  for (const style of ['normal', 'italic']) {
    await telling.evaluate((told, style) => (told.style.fontStyle = style), style)
    await page.evaluate(() => document.fonts.ready)
    expect(await drawnWith(visitor, '.told')).toEqual(['Vollkorn'])
  }
  const figures = await telling.evaluate((told) =>
    [...'0123456789'].map((figure) => {
      told.style.cssText = 'width: max-content; font-variant-numeric: tabular-nums lining-nums'
      told.textContent = figure.repeat(20)
      return told.getBoundingClientRect().width
    }),
  )
  expect(Math.max(...figures) - Math.min(...figures)).toBeLessThan(0.1)
  expectNoComplaints(visitor)
  await visitor.leave()
})

const screens = [
  ['phone', { ...phone, locale: 'de-DE' }],
  ['computer', { ...desktop, locale: 'en-US' }],
] as const
it.each(screens)(
  'on a %s, nothing moves and nothing is cut off when the page’s typeface loads',
  async (_, device) => {
    const visitor = await Visitor.come(browser, device)
    const { page } = visitor
    // Fonts wait until they are let through.
    let holds = false
    let held: Route[] = []
    await page.route('**/*.woff2', (route) => (holds ? void held.push(route) : route.continue()))
    const wrong: string[] = []
    const look = async (view: string, ...parts: string[]) => {
      holds = true
      held = []
      await page.reload({ waitUntil: 'commit' })
      for (const part of parts) await page.waitForSelector(part)
      await expect.poll(() => held.length).toBeGreaterThan(0)
      await rest(page)
      const before = await boxes(page)
      const asHeld = await cutOff(page)
      const usual = await widthOfText(page)
      holds = false
      for (const route of held) await route.continue()
      await page.evaluate(() => document.fonts.ready)
      await rest(page)
      // The font is now used, and is as wide as the one that stood in for it.
      expect(await drawnWith(visitor, '.wordmark')).toEqual(['Vollkorn'])
      expect(Math.abs((await widthOfText(page)) / usual - 1)).toBeLessThan(0.06)
      const after = await boxes(page)
      expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name))
      before.forEach(({ name, edges }, i) => {
        const moved = Math.max(...edges.map((edge, k) => Math.abs(edge - after[i]!.edges[k]!)))
        if (moved > mostMoved) wrong.push(`${view}: ${name} moves by ${moved.toFixed(1)}`)
      })
      wrong.push(...[...asHeld, ...(await cutOff(page))].map((each) => `${view}: ${each}`))
    }
    await page.goto(server.address)
    // The matchmaking link appears once the server has answered.
    await look('shelf', '.card svg', '.now-way')
    await page.goto(`${server.address}/play/brandubh`)
    await look('setting a table', '.credit:not(:empty)')
    for (const game of ['brandubh', 'danube', 'sigily', 'tug', 'tabulus']) {
      await openHere(visitor, server.address, { game })
      await look(game, '[role=grid]')
    }
    expect(wrong).toEqual([])
    expectNoComplaints(visitor)
    await visitor.leave()
  },
)

/** Waits until nothing moves: on a busy machine, an element that loads late would seem to have moved. */
async function rest(page: Page): Promise<void> {
  let last = ''
  const stands = async () => last === (last = JSON.stringify(await boxes(page)))
  await expect.poll(stands, { interval: 400 }).toBe(true)
}

/** Returns the edges of the board and of everything in view that can be pressed. */
const boxes = (page: Page): Promise<{ name: string; edges: number[] }[]> =>
  page
    .locator('a[href], button, input, select, summary, .board, [role=gridcell]')
    .filter({ visible: true })
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.getBoundingClientRect().top < innerHeight)
        .map((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect()
          const name = part.getAttribute('aria-label') ?? part.textContent
          return { name: name, edges: [left, top, right, bottom] }
        }),
    )

/** Lists everything that is cut off at an edge. */
async function cutOff(page: Page): Promise<string[]> {
  const cut = await page
    .locator('main :is(button, label, p, small):not(.visually-hidden, [inert] *)')
    .evaluateAll((parts) =>
      parts.flatMap((part) => {
        const across = part.scrollWidth - part.clientWidth
        const hides = getComputedStyle(part).overflowX !== 'visible' && part.clientWidth > 0
        return hides && across > 1 ? [`${part.textContent} is cut off`] : []
      }),
    )
  const across = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const wide = across > 0 ? [`${across} too wide`] : []
  return [...cut, ...wide]
}

const widthOfText = (page: Visitor['page']): Promise<number> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.position = 'absolute'
    probe.textContent = 'Nemeton'
    const { width } = probe.getBoundingClientRect()
    probe.remove()
    return width
  })
