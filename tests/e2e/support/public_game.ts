// A public game, and how it looks to others.
import type { FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openTable } from './player_actions'
import { guest, host, server } from './fixture'
import { expectWell } from './visitor'

/** The host opens a public Brandubh table, and the guest joins it. */
export async function beginPublicGame(): Promise<void> {
  const table = await openTable(host, server.address, async () => {
    await host.press('label:has([name=public])')
    await expectWell(host)
  })
  await guest.page.goto(table)
  await guest.page.waitForSelector('.invitation .public')
  await expectWell(guest)
  await guest.press('.invitation button.primary')
  await host.page.waitForSelector('.share', { state: 'detached' })
  await host.page.waitForSelector('.panel .public')
}

/** Returns the label of each cell, without the moves it offers, which depend on the viewer. */
export const pieces = (from: Page | FrameLocator, within: string) =>
  from
    .locator(`${within} .board [data-cell]`)
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')!.replace(/, can .*/, '')))

export async function sameBoard(from: Page | FrameLocator, within: string): Promise<void> {
  const wanted = (await pieces(host.page, 'main')).join()
  await expect.poll(async () => (await pieces(from, within)).join()).toBe(wanted)
}
