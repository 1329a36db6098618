// Whatever fonts a visitor has: what can be pressed is large enough, and nothing reaches out of the page.
import { expect, it } from 'vitest'
import { browser, server, setScene } from './support/scene'
import { games, sitDown } from './support/table'
import { expectNoComplaints, phone, smallTargets, Visitor } from './support/visitor'

setScene()

/** Letters that are narrower and wider than in any font of books, in parts of the usual width. */
const fonts = [
  ['narrow', 60],
  ['wide', 125],
] as const
it.each(fonts)('with %s letters everything can be pressed and is on the page', async (_, width) => {
  const visitor = await Visitor.come(browser, phone)
  const { page } = visitor
  const wrong: string[] = []
  const look = async (view: string) => {
    const usual = await widthOfText(page)
    await page.evaluate((width) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`
        @font-face {
          font-family: Other;
          src: local('DejaVu Serif'), local('Liberation Serif'), local('FreeSerif'), local('P052'), local('Noto Serif');
          size-adjust: ${width}%;
        }
        :root { --serif: Other !important }`)
      document.adoptedStyleSheets = [sheet]
    }, width)
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
    // It is of no use unless the letters are others.
    expect(Math.abs((await widthOfText(page)) / usual - 1)).toBeGreaterThan(0.15)
    wrong.push(...(await smallTargets(page)).map((each) => `${view}: ${each}`))
    const across = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (across > 0) wrong.push(`${view}: ${across} too wide`)
  }
  await page.goto(server.address)
  await page.waitForSelector('.shelf')
  await look('shelf')
  for (const game of games) {
    await page.goto(`${server.address}/play/${game}`)
    await visitor.press('details.options summary')
    await look(`setting a table of ${game}`)
  }
  await page.goto(server.address)
  await sitDown(visitor, { game: 'sigily', opponent: 'bot', level: 'novice', side: 0 })
  await look('a table')
  expect(wrong).toEqual([])
  expectNoComplaints(visitor)
  await visitor.leave()
})

const widthOfText = (page: Visitor['page']): Promise<number> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.position = 'absolute'
    probe.textContent = 'Nemeton'
    const { width } = probe.getBoundingClientRect()
    probe.remove()
    return width
  })
