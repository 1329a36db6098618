// All lessons of a game: by finger offline, and by keyboard alone. views.test.ts does one by mouse.
import { expect, it } from 'vitest'
import { browser, server, setSceneAnew } from '../support/scene'
import { desktop, expectNothingMissing, expectNoComplaints, phone, Visitor } from '../support/visitor'

setSceneAnew()

/** The squares to press in each lesson. */
const brandubh = ['d7 a7', 'g6 b6', 'c4 c2', 'd3 g3', 'g6 f6', 'e1 e2', 'b4 b7', 'd4 a4 a4 a1']
const danube = ['11 17', '11 17', '2 5', '6 9', '29 32', '27 29', '35 36']

const right = '.outcome :text("Right!")'

it('every lesson of Down the Danube can be done by finger, in German, while the server is down', async () => {
  const visitor = await Visitor.come(browser, { ...phone, locale: 'de-DE', stays: true })
  const { page } = visitor
  await page.goto(server.address)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await server.kill()
  await page.goto(`${server.address}/learn/danube`)
  for (const [i, squares] of danube.entries()) {
    // If only one boat can go there, one press is enough.
    const [from, to] = squares.split(' ')
    const target = `[data-cell="${to}"].target`
    await page.waitForSelector(`[data-cell="${from}"].movable`)
    if (!(await page.locator(target).count())) await visitor.press(`[data-cell="${from}"]`)
    await visitor.press(target)
    await page.waitForSelector('.outcome :text("Richtig!")')
    await expect.poll(() => page.locator('.dots .known').count()).toBe(i + 1)
    await visitor.press('.afterwards .primary')
  }
  await page.waitForSelector('form button.primary')
  // The home page asks for the lobby.
  expectNothingMissing(visitor)
  await visitor.leave()
})

it('every lesson of Brandubh can be done with the keyboard alone', async () => {
  const visitor = await Visitor.come(browser, desktop)
  const { page } = visitor
  const { keyboard } = page
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? null)
  const times = async (key: string, n: number) => {
    for (let i = 0; i < n; ++i) await keyboard.press(key)
  }
  /** Goes from the focused square to another with the arrow keys, and presses Enter. */
  const go = async (square: string) => {
    const from = (await here())!
    const [x, y] = [0, 1].map((i) => square.charCodeAt(i) - from.charCodeAt(i)) as [number, number]
    await times(x < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(x))
    await times(y < 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(y))
    expect(await here()).toBe(square)
    await page.waitForSelector(`[data-cell=${square}].movable, [data-cell=${square}].target`)
    await keyboard.press('Enter')
  }
  await page.goto(`${server.address}/learn/brandubh`)
  for (const [i, squares] of brandubh.entries()) {
    await page.waitForSelector(`.dots li:nth-child(${i + 1}) [aria-current]`)
    await page.waitForSelector('[data-cell].movable')
    while ((await here()) === null) await keyboard.press('Tab')
    if (i === 0) {
      // After a wrong move, Enter takes it back and focuses the board again.
      await go('d7')
      await go('c7')
      await page.waitForSelector('.outcome button.primary:focus')
      await keyboard.press('Enter')
      await page.waitForSelector('[data-cell=d7].movable')
    }
    for (const square of squares.split(' ')) await go(square)
    await page.waitForSelector(right)
    await page.waitForSelector('.afterwards .primary:focus')
    await keyboard.press('Enter')
  }
  await page.waitForSelector('form button.primary')
  expectNoComplaints(visitor)
  await visitor.leave()
})
