// A public game can be watched live from the home page until a player makes it private.
import { expect, it } from 'vitest'
import { beginPublicGame, sameBoard } from './support/public_game'
import { browser, guest, host, server, setSceneForTwo } from './support/scene'
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
