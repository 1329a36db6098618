// A server that goes back to a backup: open pages follow it without a reload, and say so.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accept, openTable } from './support/player_actions'
import { guest, host, server, setSceneForTwo } from './support/fixture'
import { countMoves, moves, myTurn, playOne } from './support/table'
import { expectLostConnectionsOnly, expectSame } from './support/visitor'

setSceneForTwo()

it('open pages go back with the server, play on, and learn of a table that is gone', async () => {
  await accept(guest, await openTable(host, server.address))
  expect(await myTurn(host, 'brandubh')).toBe(true)
  await playOne(host, 'brandubh')
  expect(await myTurn(guest, 'brandubh')).toBe(true)
  const copy = join(server.data, 'copy.sqlite')
  await server.backUp(copy)

  // Both play on: the copy has none of that.
  await playOne(guest, 'brandubh')
  expect(await myTurn(host, 'brandubh')).toBe(true)
  await playOne(host, 'brandubh')
  await expectSame(host, guest, moves)
  expect(await countMoves(guest)).toBe(3)
  const later = await host.context.newPage()
  const newer = await server.openTable({ game: 'brandubh', seats: ['you', 'open'] })
  await later.goto(newer)
  await later.waitForSelector('.share')

  await server.restore(copy)
  for (const { page } of [host, guest])
    await page.waitForSelector('.notice .problem:has-text("restored from a backup")')
  await later.waitForSelector('text=There is no such table')
  expect(await myTurn(guest, 'brandubh')).toBe(true)
  expect(await countMoves(guest)).toBe(1)
  await playOne(guest, 'brandubh', 0)
  expect(await myTurn(host, 'brandubh')).toBe(true)
  await expectSame(host, guest, moves)
  expect(await countMoves(host)).toBe(2)
  await host.page.waitForSelector('.notice .problem', { state: 'detached' })
  expectLostConnectionsOnly(guest)
})
