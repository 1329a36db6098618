// Public games: watched live from the home page until a player makes them private, and embedded in other
// sites through oEmbed.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseDocument } from 'htmlparser2'
import { selectAll, selectOne } from 'css-select'
import type { Element } from 'domhandler'
import { expect, it, onTestFinished } from 'vitest'
import { fragmentOf } from '../../web/play/share/record_link'
import type { GameRecord } from '../../web/shared/games/game_record'
import { isLong } from '../page/tier'
import { beginPublicGame, sameBoard } from './support/public_game'
import { games, positionsOf } from './support/random_games'
import { browser, guest, host, server, setSceneForTwo } from './support/fixture'
import { withEyes } from './support/position_at_table'
import { playOne } from './support/table'
import { expectLost, expectNoComplaints, expectWell, phone, Visitor } from './support/visitor'

setSceneForTwo()

it('a public game is live on the home page, and is watched until a player makes it private', async () => {
  await beginPublicGame()
  const visitor = await Visitor.come(browser, phone)
  await visitor.page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visitor.page.goto(server.address)
  await visitor.page.waitForSelector('.shelf .live', { state: 'attached' })
  expect(
    await visitor.page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift),
  ).toBe(0)
  await visitor.page.locator('.live').scrollIntoViewIfNeeded()
  await visitor.page.waitForSelector('.live .board [data-cell]', { state: 'attached' })
  await expectWell(visitor)
  await playOne(host, 'brandubh', 0)
  await sameBoard(visitor.page, '.live')
  await visitor.press('.live [href="/watch"]')
  await visitor.page.waitForSelector('main.watch .live .board [data-cell]', { state: 'attached' })
  await expectWell(visitor)
  await visitor.press('main.watch .live .play-card')
  await visitor.page.waitForSelector('main.table [role=grid]')
  expect(await visitor.page.locator('.notice').innerText()).toContain('You are watching')
  expect(new URL(visitor.page.url()).pathname).not.toBe(new URL(host.page.url()).pathname)
  await expectWell(visitor)
  await host.page.waitForSelector('.panel .note:has-text("looks on")')
  await playOne(guest, 'brandubh', 0)
  await sameBoard(visitor.page, 'main')

  await guest.press('.panel .public button')
  await visitor.page.waitForSelector('text=There is no such table')
  for (const each of [host, guest]) await each.page.waitForSelector('.panel .public', { state: 'detached' })
  await visitor.page.goto(`${server.address}/watch`)
  await visitor.page.waitForSelector('main.watch [role=status] p')
  expect(await visitor.page.locator('.live').count()).toBe(0)
  expectNoComplaints(host, guest)
  // The list of public games is up to two seconds old. If a table on it is gone, the browser logs that before
  // the page removes it.
  expectLost(/tables\/[\w-]+(\/socket)?' failed.* 404|404 \(Not Found\) .*\/tables\/[\w-]+\)$/, [visitor])
  await visitor.leave()
})

it('other sites can embed nothing but game frames', async () => {
  const policy = async (path: string) => {
    const { headers } = await fetch(server.address + path)
    const framed = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy')!)![1]
    return [framed, headers.get('x-frame-options')]
  }
  for (const path of ['/', '/t/abcdefghijkl', '/record', '/watch', '/api/v1/games', '/embedded'])
    expect(await policy(path)).toEqual(["'none'", 'DENY'])
  for (const path of ['/embed', '/embed/abcdefghijkl']) expect(await policy(path)).toEqual(['*', null])
})

it('a frame of the usual size shows the whole board and the moves of every game', async () => {
  const faults: string[] = []
  for (const facts of games) {
    // A position with much on the board: of the most seats, and late in the game.
    const [positions] = positionsOf(facts, 4, 9)
    const weight = ({ seats, steps }: GameRecord) => seats * 1000 + steps.length
    const records = positions.map(({ record }) => record).sort((one, other) => weight(other) - weight(one))
    const { seed: _, ...record } = records[0]!
    const url = `${server.address}/record${await fragmentOf(record)}`
    const answer = await fetch(`${server.address}/oembed?url=${encodeURIComponent(url)}`)
    const { width, height } = (await answer.json()) as { width: number; height: number }
    const visitor = await withEyes(browser, { viewport: { width, height }, locale: 'de-DE' })
    const { page } = visitor
    await page.goto(url.replace('/record', '/embed'))
    await page.waitForSelector('.embed .stepper')
    // The whole game, and its beginning.
    for (const button of ['last', 'first']) {
      await page.click(`.stepper button >> nth=${button === 'last' ? 3 : 0}`)
      await page.waitForSelector('ol.moves')
      const found = await page.evaluate(() => {
        const { top, bottom } = document.querySelector('ol.moves')!.getBoundingClientRect()
        const rows = (Math.min(bottom, innerHeight) - top) / 44
        return [...window.eyes.texts(), ...(rows < 2 ? [`${rows.toFixed(1)} rows of moves are in view`] : [])]
      })
      faults.push(...found.map((fault) => `${facts.id}, ${button}: ${fault}`))
    }
    expectNoComplaints(visitor)
    await visitor.leave()
  }
  expect(faults).toEqual([])
})

const itLong = it.runIf(isLong)

/** Serves a page of another site, at its own origin. */
async function serveElsewhere(body: string): Promise<string> {
  const elsewhere = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end(`<!doctype html><title>A blog</title>${body}`),
  )
  onTestFinished(() => void elsewhere.close())
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
}

/** Finds the embed code for `url`, as a site that knows nothing of Nemeton would. */
async function discover(
  url: string,
): Promise<{ html: string; width: number; height: number; title: string }> {
  const head = parseDocument(await (await fetch(url)).text())
  const link: Element | null = selectOne(
    'link[rel=alternate][type="application/json+oembed"]',
    head.children as Element[],
  )
  const asked = new URL(link!.attribs['href']!, url)
  asked.searchParams.set('maxwidth', '380')
  const answer = await fetch(asked)
  expect(answer.status).toBe(200)
  const told = await answer.json()
  expect([told.type, told.version, told.provider_name]).toEqual(['rich', '1.0', 'Nemeton'])
  const frames: Element[] = selectAll('iframe', parseDocument(told.html).children as Element[])
  expect(frames).toHaveLength(1)
  expect(frames[0]!.attribs['width']).toBe(String(told.width))
  expect(new URL(frames[0]!.attribs['src']!).origin).toBe(server.address)
  return told
}

itLong('a live game can be embedded in another site and stepped through', async () => {
  await beginPublicGame()
  const told = await discover(host.page.url())
  expect(told.title).toBe('Brandubh')
  expect(told.width).toBe(380)
  expect(told.html).toContain('sandbox="allow-scripts')
  const visitor = await Visitor.come(browser)
  await visitor.page.goto(await serveElsewhere(told.html))
  const frame = visitor.page.frameLocator('iframe')
  await frame.locator('.embed .board [data-cell]').first().waitFor({ state: 'attached' })
  // The frame has an opaque origin, and so no access to storage.
  const inner = visitor.page.frames().find((each) => each.url().includes('/embed/'))!
  expect(await inner.evaluate(() => self.origin)).toBe('null')
  for (const each of [host, guest, host]) await playOne(each, 'brandubh', 0)
  await sameBoard(frame, '.embed')
  await frame.locator('.moves button').nth(2).waitFor()
  await frame.locator('.stepper button').first().click()
  await frame.locator('.stepper .where:has-text("0")').waitFor()
  const [there] = await Promise.all([
    visitor.context.waitForEvent('page'),
    frame.locator('.controls a').click(),
  ])
  await there.waitForSelector('main.table [role=grid]')
  await there.close()

  // The game is private now: the frame ends, and a new request is refused.
  await host.press('.panel .public button')
  await frame.locator('text=There is no such game here').waitFor()
  const again = await fetch(`${server.address}/oembed?url=${encodeURIComponent(host.page.url())}`)
  expect(again.status).toBe(401)
  expectNoComplaints(host, guest)
  await visitor.leave()
})
