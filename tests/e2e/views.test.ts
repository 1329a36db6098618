// Every view, looked over by axe: light and dark, phone and desktop; and on the phone, whether a finger can press what is there.
import { expect, it } from 'vitest'
import { browser, server, setScene } from './support/scene'
import { games, marksOf, myTurn, playOn, playOne, plays, sitDown, unfold } from './support/table'
import { isLong } from './support/tier'
import { desktop, expectNoComplaints, findings, phone, smallTargets, Visitor } from './support/visitor'

setScene()

// Words and parts are the same in all four looks; two of them show both themes and both sizes.
const looks = (['light', 'dark'] as const)
  .flatMap((colorScheme) => [
    [colorScheme, 'phone', { ...phone, colorScheme }] as const,
    [colorScheme, 'desktop', { ...desktop, colorScheme }] as const,
  ])
  .filter(([theme, size]) => isLong || (theme === 'light') === (size === 'phone'))

/** What axe has to say about one view after the other, and on the phone what is too small; each line with the view's name. */
function looker(visitor: Visitor): { found: string[]; look(view: string): Promise<void> } {
  const found: string[] = []
  const look = async (view: string) => {
    const small = visitor.touch ? await smallTargets(visitor.page) : []
    found.push(...[...(await findings(visitor.page)), ...small].map((each) => `${view}: ${each}`))
  }
  return { found, look }
}

// Half of the games in one look, half in the other, and one of the three that share their parts; in the long tier each in all four.
const looked = games.filter((game) => isLong || !['triangulus', 'druidica'].includes(game))
const tables = looks.flatMap((look, k) =>
  looked.filter((_, i) => isLong || i % looks.length === k).map((game) => [game, ...look] as const),
)
it.each(tables)('axe finds nothing at a table of %s: %s, %s', async (game, _, size, device) => {
  const visitor = await Visitor.come(browser, device)
  const { page } = visitor
  const { found, look } = looker(visitor)
  await page.goto(`${server.address}/play/${game}`)
  await page.waitForSelector('.play button:enabled')
  await look('a table in one press')
  await unfold(visitor)
  await visitor.press('.more > summary')
  await look('setting a table')
  await page.goto(`${server.address}/learn/${game}`)
  await page.waitForSelector('.learn [role=grid]')
  await look('a lesson')
  await page.goto(server.address)
  // A bid and what is shown with it are two choices.
  await sitDown(visitor, { game, opponent: 'here', plyLimit: game === 'bluff' ? 8 : 4 })
  await playOn(visitor, game, { most: 2 })
  await visitor.press('.controls button:has-text("Hint")')
  await page.waitForSelector('.counsel-doings button >> nth=1')
  await look('a hint')
  await visitor.press('.counsel-doings button.quiet')
  // What is chosen in secret is played by that, and the device is handed over.
  if (!plays[game]!.inSecret) {
    await visitor.press(marksOf(game).own)
    await look('a piece chosen')
  }
  await visitor.press(
    size === 'phone' ? '.controls button:has-text("Rules")' : '.tabs button:has-text("Rules")',
  )
  await page.waitForSelector('.book h1')
  await look('rules')
  await visitor.press(size === 'phone' ? 'dialog .close' : '.tabs button:has-text("Moves")')
  await visitor.press('.stepper [aria-label="One step back"]')
  await look('in the past')
  await visitor.press('.stepper [aria-label="To the present"]')
  expect(await playOn(visitor, game)).toBe(true)
  await look('over')
  await visitor.press('button:has-text("How it went")')
  await page.locator('.judging').waitFor({ state: 'detached' })
  await page.locator('.review summary').first().click()
  await look('how it went')
  expectNoComplaints(visitor)
  expect(found).toEqual([])
  await visitor.leave()
})

it.each(looks)('axe finds nothing around the tables: %s, %s', async (_, _size, device) => {
  const visitor = await Visitor.come(browser, device)
  const { page } = visitor
  const { found, look } = looker(visitor)
  await page.goto(server.address)
  await page.waitForSelector('.shelf')
  await look('shelf')
  await visitor.press('[popovertarget=settings]')
  await look('settings')
  await page.goto(`${server.address}/play/duel`)
  await unfold(visitor)
  await visitor.press('label.tile:has([name=count][value="4"])')
  await visitor.press('label.tile:has([value=mixed])')
  await page.waitForSelector('.company')
  await look('setting a mixed table')
  await visitor.press('label.tile:has([value=here])')
  await visitor.press('form button.primary')
  await page.waitForSelector('main.hand-over')
  await look('handing over')
  await page.goto(`${server.address}/about`)
  await page.waitForSelector('.credits dd:not(:empty)')
  await visitor.press('.about summary')
  await look('about')
  await page.goto(`${server.address}/companion/bluff`)
  await visitor.press('button:has-text("Roll under all cups")')
  await look('the companion')
  await visitor.press('button:has-text("Only for Raven")')
  await visitor.press('.secret button.primary')
  await page.waitForSelector('.secret .die-button')
  await look('dice that only one may see')
  const sheets = await page.locator('.on-paper a').first().getAttribute('href')
  const pdf = await page.request.get(server.address + sheets)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.goto(`${server.address}/puzzles`)
  await page.waitForSelector('.puzzles li')
  await look('puzzles of the day')
  await page.goto(`${server.address}/puzzle/brandubh/2`)
  await page.waitForSelector('.learn .board svg')
  await look('a puzzle')
  await page.goto(`${server.address}/no/such/page`)
  await page.waitForSelector('main')
  await look('no such page')
  await page.goto(`${server.address}/local`)
  await page.waitForSelector('main')
  await look('no local table')
  await page.goto(`${server.address}/data`)
  await page.getByRole('button', { name: 'Delete everything here' }).click()
  await look('what is kept')
  // One is mine, and somebody waits at the other one.
  const other = await Visitor.come(browser)
  for (const { page } of [visitor, other]) {
    const seats = ['you', 'open']
    await page.goto(
      await server.openTable({ game: 'danube', options: { ply_limit: 9 }, seats, lobby: true, draw: false }),
    )
    await page.waitForSelector('.share')
  }
  await page.goto(`${server.address}/lobby`)
  await page.waitForSelector('.open-table button')
  await look('open tables')
  await other.leave()
  await page.goto(`${server.address}/tables`)
  await visitor.press('.my-table > button')
  await page.fill('.bring input', 'no such words')
  await visitor.press('.bring button')
  await page.waitForSelector('[role=alert]')
  await look('my tables')
  await page.goto(`${server.address}/record`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'none.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  })
  await page.waitForSelector('[role=alert]')
  await look('a record that is none')

  await page.goto(`${server.address}/learn/brandubh`)
  for (const [square, view] of [
    ['b7', 'a lesson done wrong'],
    ['a7', 'a lesson done'],
  ]) {
    await visitor.press('[data-cell=d7].movable')
    await visitor.press(`[data-cell=${square}].target`)
    await page.waitForSelector('.afterwards .primary')
    await look(view!)
    await visitor.press('.afterwards .primary')
  }

  await page.goto(server.address)
  await sitDown(visitor, { game: 'danube', opponent: 'friend', side: 0 })
  await page.waitForSelector('.share')
  await visitor.press('button.device')
  await page.waitForSelector('.qr')
  await look('waiting for a friend, with another device')
  await visitor.press('dialog .close')
  const address = page.url()
  const guest = await Visitor.come(browser, device)
  await guest.page.goto(address)
  await guest.page.waitForSelector('.invitation')
  found.push(...(await findings(guest.page)).map((each) => `invited: ${each}`))
  await guest.leave()
  await myTurn(visitor, 'danube')
  await playOne(visitor, 'danube', 0)
  await page.getByRole('button', { name: 'Give up' }).click()
  await look('giving up')
  expectNoComplaints(visitor)
  await visitor.context.setOffline(true)
  await page.waitForSelector('.notice [role=status]')
  await look('cut off')
  expect(found).toEqual([])
  await visitor.leave()
})
