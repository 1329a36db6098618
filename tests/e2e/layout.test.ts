// Every view, from the narrowest phone to a large screen, and with the browser's letters twice as large: no
// text overlaps another or is cut off, no word is broken, and nothing scrolls sideways. The long tier looks in
// every language, the others in the one with the longest words.
import type { CDPSession, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { languages } from '../../board/base/languages'
import { isLong } from '../page/tier'
import { patience } from './support/timeout'
import { takeNameAnew } from './support/player_actions'
import { browser, server, setSceneAnew } from './support/fixture'
import { withEyes } from './support/position_at_table'
import { desktop, expectNoComplaints, Visitor } from './support/visitor'

const adminKey = 'k'.repeat(24)
setSceneAnew(['--moderator-keys', `anna:${adminKey}`])

/** Widths on both sides of those at which the layout changes. */
const usual: [number, number][] = [
  [320, 640],
  [360, 740],
  [390, 844],
  [639, 900],
  [704, 1000],
  [844, 390],
  [959, 700],
  [960, 700],
  [1100, 800],
  [1280, 720],
  [1600, 900],
  [1920, 1080],
]
const enlarged = usual.filter(([width]) => [320, 390, 1280].includes(width))

/** The size of letters for which no style says another, as the browser is set; in pixels. */
const setLetters = (devtools: CDPSession, standard: number) =>
  devtools.send('Page.setFontSizes', { fontSizes: { standard } })

const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

async function post<T>(path: string, key: string, body: object): Promise<T> {
  const answer = await fetch(`${server.address}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** A view: its path, the part that shows that all of it is there, and how to get everything into view. */
interface View {
  path: string
  ready: string
  prepare?: (visitor: Visitor) => Promise<void>
}

/** Opens everything that is folded. */
const unfold = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)))

/** Opens everything that the views show, as a player with the longest name that there can be. The other looks on, and waits at a table. */
async function fill(visitor: Visitor, other: Visitor): Promise<View[]> {
  const { page } = visitor
  const codes = await takeNameAnew(visitor, server, 'Llanfairpwllgwyngyll')
  expect(codes.length).toBeGreaterThan(0)
  const { player, key } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('nemeton.session')!) as { player: string; key: string },
  )
  const until = Date.now() + 3_600_000
  const text =
    'The club night begins at eight in the evening: https://play.example.org/a-long-address-of-the-club'
  await post('moderation/announcements', adminKey, { text, until })
  const clock = { kind: 'game', seconds: 600, increment: 5 }
  const local = (address: string) => address.slice(server.address.length)
  const open = async (request: object) => local(await server.openTable(request))
  const own = await open({ game: 'brandubh', seats: ['you', 'open'], session: key, public: true })
  const waits = await open({ game: 'sigily', seats: ['you', 'open', 'open', 'bot:casual'], session: key })
  const guests = await open({ game: 'danube', seats: ['you', 'open'], lobby: true, public: true })
  const played = await open({
    game: 'tabulus',
    seats: ['bot:novice', 'bot:novice'],
    options: { ply_limit: 30 },
  })
  const timed = await open({
    game: 'triangulus',
    seats: ['you', 'bot:novice', 'bot:novice'],
    session: key,
    public: true,
    time_control: clock,
  })
  const { tournament } = await post<{ tournament: string }>('tournaments', key, {
    name: 'Samhain',
    game: 'brandubh',
    options: {},
    format: 'swiss',
    seats: 2,
    rounds: 2,
    arena_minutes: 60,
    time_control: clock,
    break_seconds: 0,
    no_show_seconds: 300,
    round_minutes: 60,
    host_plays: true,
  })
  await post(`tournaments/${tournament}/bots`, key, { bot: 'beginner' })
  await other.page.goto(server.named + guests)
  await other.page.waitForSelector('.share')
  const watching = await other.context.newPage()
  await watching.goto(server.named + own.replace(/#.*/, ''))
  await watching.waitForSelector('.invitation')
  const press = (selector: string) => (on: Visitor) => on.press(selector)
  const table = 'main.table [role=grid]'
  return [
    // At first: a seat whose player does not come is open again after five minutes.
    { path: own, ready: `${table}, .share` },
    { path: own, ready: table, prepare: press('.controls [aria-haspopup=dialog]') },
    { path: waits, ready: '.share' },
    { path: timed, ready: table },
    { path: guests.replace(/#.*/, ''), ready: '.invitation' },
    { path: guests.replace(/#.*/, ''), ready: '.invitation', prepare: press('.taking button:not(.primary)') },
    { path: played, ready: '.afterwards' },
    { path: '/', ready: '.card svg, .card img' },
    { path: '/settings', ready: '.settings .switch' },
    { path: '/games/sigily', ready: '.game-about' },
    { path: '/learn', ready: '.game-choice' },
    { path: '/challenge', ready: '.game-choice' },
    { path: '/play/bluff', ready: '.change', prepare: unfold },
    { path: '/play/sigily', ready: '.change', prepare: unfold },
    { path: '/play/tabulus', ready: '.change', prepare: unfold },
    { path: '/my-games', ready: '.my-table', prepare: unfold },
    { path: '/lobby', ready: '.open-table' },
    { path: '/play-online', ready: '.now-games' },
    { path: '/watch', ready: 'main.watch' },
    { path: '/archive', ready: 'main' },
    { path: '/puzzles', ready: '.puzzles li' },
    { path: '/puzzle/brandubh/2', ready: '.learn .board svg' },
    { path: '/learn/sigily', ready: '.learn .board svg' },
    { path: '/data', ready: 'main.around', prepare: press('main.around > button') },
    { path: '/about', ready: '.credits dd:not(:empty)', prepare: unfold },
    { path: '/lab', ready: 'main' },
    { path: '/lab/brandubh', ready: 'main h1' },
    { path: '/record', ready: 'main' },
    { path: '/account', ready: '.passkeys', prepare: unfold },
    { path: '/mail', ready: 'main' },
    { path: '/admin', ready: 'main form' },
    { path: '/tournaments', ready: 'form.make', prepare: unfold },
    { path: `/tournaments/${tournament}`, ready: 'main h2', prepare: unfold },
    { path: `/player/${player}`, ready: 'main h1' },
    { path: '/leaders/brandubh', ready: 'main h1' },
    { path: '/companion/bluff', ready: 'main h1', prepare: unfold },
    { path: '/companion/sigily', ready: 'main h1', prepare: unfold },
    { path: '/no/such/page', ready: 'main.missing' },
  ]
}

/** Goes to a view as a link on the page does. */
async function go(visitor: Visitor, { path, ready, prepare }: View): Promise<void> {
  const { page } = visitor
  await page.evaluate((path) => {
    document.querySelectorAll<HTMLElement>(':popover-open').forEach((each) => each.hidePopover())
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForSelector(`:is(${ready}):not([aria-busy=true])`)
  await page.waitForSelector('main[aria-busy=true]', { state: 'detached' })
  await prepare?.(visitor)
}

it('every view is legible at every width and with large letters', { timeout: 10 * patience }, async () => {
  const visitor = await withEyes(browser, { ...desktop, locale: 'en-US' })
  const { page } = visitor
  const other = await Visitor.come(browser)
  const views = await fill(visitor, other)
  const devtools = await visitor.context.newCDPSession(page)
  const faults = new Map<string, string>()
  const look = async (place: string, isEnlarged: boolean) => {
    await drawn(page)
    const found = await page.evaluate(
      (words) => [...window.eyes.layout(), ...(words ? window.eyes.brokenWords() : [])],
      !isEnlarged,
    )
    for (const fault of found) if (!faults.has(fault)) faults.set(fault, place)
  }
  for (const language of isLong ? Object.keys(languages) : ['de']) {
    await page.evaluate(
      (language) => localStorage.setItem('nemeton.language', JSON.stringify(language)),
      language,
    )
    await page.goto(`${server.named}/no/such/page`)
    await page.waitForSelector('.announced')
    for (const view of views) {
      await go(visitor, view)
      for (const [letters, sizes] of [
        [16, usual],
        [32, enlarged],
      ] as const) {
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height })
          // Again each time: the browser forgets it.
          await setLetters(devtools, letters)
          await look(
            `${language} ${view.path} ${width} × ${height} with letters of ${letters} px`,
            letters > 16,
          )
        }
      }
    }
  }
  expect([...faults].map(([fault, place]) => `${place}: ${fault}`)).toEqual([])
  expectNoComplaints(visitor)
  await other.leave()
  await visitor.leave()
})
