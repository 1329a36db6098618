// Draws the icons of the installed page in web/public from board/art/icon.svg: `node tools/icons.mjs`. They are kept, since
// systems want pixels.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const svg = readFileSync(join(import.meta.dirname, '../board/art/icon.svg'), 'utf8')
/** Edge to edge, and the figure small enough for every mask that a system lays over it. */
const masked = svg
  .replace(' rx="7"', '')
  .replace('<path ', '<path transform="translate(3.2 3.2) scale(0.8)" ')

const iconSizes = [
  ['icon-192', 192, svg],
  ['icon-512', 512, svg],
  ['icon-maskable-512', 512, masked],
  ['apple-touch-icon', 180, masked],
]

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const [name, size, drawn] of iconSizes) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${drawn}`)
  const path = join(import.meta.dirname, `../web/public/${name}.png`)
  await page.screenshot({ path, omitBackground: true })
  await page.close()
}
await browser.close()
