// Games embedded in other sites through oEmbed.
import { createServer, type Server as Http } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseDocument } from 'htmlparser2'
import { selectAll, selectOne } from 'css-select'
import type { Element } from 'domhandler'
import { afterEach, expect, it } from 'vitest'
import { beginPublicGame, pieces, sameBoard } from '../support/public_game'
import { browser, guest, host, server, setSceneForTwo } from '../support/scene'
import { playOne } from '../support/table'
import { desktop, expectNoComplaints, expectWell, phone, Visitor } from '../support/visitor'

setSceneForTwo()

const visitors: Visitor[] = []
let elsewhere: Http | null = null
afterEach(async () => {
  for (const each of visitors.splice(0)) await each.leave()
  elsewhere?.close()
  elsewhere = null
})

async function stranger(device = desktop): Promise<Visitor> {
  visitors.push(await Visitor.come(browser, device))
  return visitors.at(-1)!
}

/** Serves a page of another site, at its own origin. */
async function serveElsewhere(body: string): Promise<string> {
  elsewhere = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end(`<!doctype html><title>A blog</title>${body}`),
  )
  await new Promise<void>((resolve) => elsewhere!.listen(0, '127.0.0.1', resolve))
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

it('a live game can be embedded in another site and stepped through', async () => {
  await beginPublicGame()
  const told = await discover(host.page.url())
  expect(told.title).toBe('Brandubh')
  expect(told.width).toBe(380)
  expect(told.html).toContain('sandbox="allow-scripts')
  const visitor = await stranger()
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
})

it('a game in a link can be replayed in a frame', async () => {
  const record = { nemeton: 1, game: 'brandubh', seats: 2, options: {}, steps: [] as string[] }
  await host.page.goto(`${server.address}/play/brandubh`)
  const opening = await fetch(`${server.address}/api/v1/tables`, {
    method: 'POST',
    body: JSON.stringify({ game: 'brandubh', seats: ['bot:novice', 'bot:novice'] }),
  })
  const { table } = (await opening.json()) as { table: string }
  const standing = async () => await (await fetch(`${server.address}/api/v1/tables/${table}`)).json()
  await expect.poll(async () => (await standing()).over).toBe(true)
  const played = await (await fetch(`${server.address}/api/v1/tables/${table}/record`)).json()
  Object.assign(record, { options: played.options, steps: played.steps })
  const fragment = await host.page.evaluate(async (text) => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')
  }, JSON.stringify(record))
  const url = `${server.address}/record#game=${fragment}`
  const answer = await fetch(`${server.address}/oembed?url=${encodeURIComponent(url)}`)
  expect(answer.status).toBe(200)
  const visitor = await stranger(phone)
  const { html } = (await answer.json()) as { html: string }
  await visitor.page.goto(await serveElsewhere(html))
  const frame = visitor.page.frameLocator('iframe')
  await frame.locator('.embed .board [data-cell]').first().waitFor({ state: 'attached' })
  const before = await pieces(frame, '.embed')
  await frame.locator('.stepper button').nth(2).click()
  await expect.poll(async () => (await pieces(frame, '.embed')).join()).not.toBe(before.join())

  // A finished table is shown too, and a link without a game is reported.
  const over = await fetch(
    `${server.address}/oembed?url=${encodeURIComponent(`${server.address}/t/${table}`)}`,
  )
  expect(((await over.json()) as { html: string }).html).toContain(`/embed/${table}`)
  await visitor.page.goto(`${server.address}/embed/${table}`)
  await visitor.page.waitForSelector('.embed .board [data-cell]', { state: 'attached' })
  await expectWell(visitor)
  await visitor.page.goto(`${server.address}/embed#game=nonsense`)
  await visitor.page.waitForSelector('text=There is no game in this link')
  await visitor.page.goto(`${server.address}/embed/nobody`)
  await visitor.page.waitForSelector('text=There is no such game here')
})
