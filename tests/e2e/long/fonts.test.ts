// The page is set in its own typeface. replay_controls.test.ts shows that nothing jumps when it loads.
import { expect, it } from 'vitest'
import { openHere } from '../support/position'
import { browser, server, setScene } from '../support/fixture'
import { expectNoComplaints, Visitor } from '../support/visitor'

setScene()

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
