// Everything that can be done is visible, and nothing covers it.
import { expect, it } from 'vitest'
import { browser, server, setScene } from '../support/fixture'
import { games, playOn, sitDown } from '../support/table'
import { desktop, expectNoComplaints, phone, Visitor } from '../support/visitor'

setScene()

const marked = Object.entries({ brandubh: 2, danube: 2, sigily: 4, tug: 2, duel: 4, bluff: 6 })
it.each(marked)('%s: no seat mark is cut off', async (game, seats) => {
  const visitor = await Visitor.come(browser, desktop)
  const { page } = visitor
  const company = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'you' : 'open'))
  await page.goto(await server.openTable({ game, seats: company, shuffle_seats: false }))
  await page.waitForSelector('.seats .mark')
  const cut = await page.locator('.seats .seat-mark > .mark').evaluateAll((marks) =>
    marks.map((mark) => {
      const box = mark.getBoundingClientRect()
      const isOut = (left: number, top: number, right = left, bottom = top) =>
        left < box.left - 0.1 || top < box.top - 0.1 || right > box.right + 0.1 || bottom > box.bottom + 0.1
      const goesOut = (part: SVGGraphicsElement) => {
        const { left, top, right, bottom } = part.getBoundingClientRect()
        if (!isOut(left, top, right, bottom)) return false
        // The bounding box of a rotated shape is larger than the shape.
        if (!(part instanceof SVGGeometryElement)) return true
        const onScreen = part.getScreenCTM()!
        return Array.from({ length: 200 }, (_, i) =>
          part.getPointAtLength((i / 200) * part.getTotalLength()).matrixTransform(onScreen),
        ).some(({ x, y }) => isOut(x, y))
      }
      const parts = [...mark.querySelectorAll<SVGGraphicsElement>('path, circle, rect, ellipse, use')]
      return parts.filter((part) => !part.closest('defs, clipPath, mask')).some(goesOut)
    }),
  )
  expect(cut).toEqual(company.map(() => false))
  expectNoComplaints(visitor)
  await visitor.leave()
})

/** A phone in landscape, smaller than the one on which random_positions.test.ts checks every position. */
const [width, height] = [640, 360]
it.each(games)(
  '%s: on a small phone in landscape, the board is in full view, and is played without scrolling',
  async (game) => {
    const visitor = await Visitor.come(browser, { ...phone, viewport: { width, height } })
    const { page } = visitor
    const cutOff = () =>
      page.evaluate(() => {
        const parts = document.querySelectorAll('.board, .board svg, .board [role=gridcell], .board button')
        return [...parts].flatMap((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect()
          const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
          return whole ? [] : [part.outerHTML.slice(0, 80)]
        })
      })
    await page.goto(server.address)
    await sitDown(visitor, { game, opponent: 'bot', level: 'novice', side: 0 })
    expect(await cutOff()).toEqual([])
    await playOn(visitor, game, { most: 2 })
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0])
    expect(await cutOff()).toEqual([])
    // Nothing beside the board reaches out of the page either.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await page.goto(`${server.address}/learn/${game}`)
    await page.waitForSelector('.learn [role=grid]')
    expect(await cutOff()).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expectNoComplaints(visitor)
    await visitor.leave()
  },
)

it('on a phone in landscape, the pennant of a resigned game covers no text', async () => {
  const visitor = await Visitor.come(browser, { ...phone, viewport: { width: 844, height: 390 } })
  const { page } = visitor
  await page.goto(
    await server.openTable({ game: 'duel', seats: ['you', 'bot:novice'], shuffle_seats: false }),
  )
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.locator('.sure').getByRole('button', { name: 'Give up' }).click()
  await page.waitForSelector('.pennant')
  const under = (top: number) =>
    page.evaluate((top) => {
      scrollTo(0, top)
      const pennant = document.querySelector('.pennant')!.getBoundingClientRect()
      const isUnder = ({ left, top, right, bottom }: DOMRect) =>
        left < pennant.right && right > pennant.left && top < pennant.bottom - 1 && bottom > pennant.top
      const words = document.querySelectorAll('.board text, .top a, .top button, h1, .seat')
      return [...words]
        .filter((each) => isUnder(each.getBoundingClientRect()))
        .map((each) => each.textContent)
    }, top)
  expect(await under(0)).toEqual([])
  await expect.poll(() => under(40)).toEqual([])
  expect(await page.evaluate(() => scrollY)).toBe(40)
  // Ranks side by side are all named.
  expect(await page.locator('.register .rank:visible').count()).toBe(10)
  expectNoComplaints(visitor)
  await visitor.leave()
})
