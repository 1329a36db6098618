// The example client, which shows how to write one: whole games, a server that goes away, and errors.
import { findGames } from '../../tools/manifests'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Server } from './support/server'

const program = resolve(import.meta.dirname, '../../examples/guest.py')
let server: Server
beforeAll(async () => {
  server = await Server.start()
})
afterAll(() => server.stop())

/** Uses Debian's Python, which has the library named in packages/test.txt. */
function bot(...words: string[]) {
  const running = spawn('/usr/bin/python3', [program, ...words])
  const ended = once(running, 'close')
  let said = ''
  let complaint = ''
  running.stdout.on('data', (text) => (said += text))
  running.stderr.on('data', (text) => (complaint += text))
  return {
    /** Returns all that the program has printed, once it has ended. */
    async end() {
      await ended
      return { said, complaint }
    },
    /** Returns the first line that it prints. */
    async line(): Promise<string> {
      while (!said.includes('\n')) await once(running.stdout, 'data')
      return said.split('\n')[0]!
    },
  }
}

const summary = async (table: string) =>
  (await fetch(`${server.address}/api/v1/tables/${table}`)).json() as any

/** Seats two clients at a table: one with the host's key, one with only the link. */
async function two(opening: object) {
  const link = await server.openTable(opening)
  return { table: /\/t\/([^#]+)/.exec(link)![1]!, bots: [bot(link), bot(link.replace(/#.*/, ''))] }
}

/** Waits for the end of the game, and checks that both clients saw the same. */
async function ending({ table, bots }: Awaited<ReturnType<typeof two>>): Promise<void> {
  const [one, other] = await Promise.all(bots.map((each) => each.end()))
  expect(one).toEqual(other)
  expect(one!.complaint).toBe('')
  expect(one!.said).toMatch(/^\[-?\d.*\]\n$/)
  expect((await summary(table)).over).toBe(true)
}

const games = findGames().map(({ id }) => id)
// Triangulus needs three players.
test.each(games.filter((game) => game !== 'triangulus'))('two clients play %s to the end', async (game) => {
  await ending(await two({ game, options: { ply_limit: 60 }, seats: ['you', 'open'] }))
})

test('the example client opens a table against built-in bots, or for another client by link', async () => {
  const alone = bot(server.address, 'triangulus', 'bot:novice', 'bot:novice')
  const host = bot(server.address, 'tug')
  const guest = bot(await host.line())
  expect((await guest.end()).said).not.toBe('')
  expect((await host.end()).said).toContain((await guest.end()).said)
  expect(await alone.end()).toMatchObject({ complaint: '' })
})

test('the example client reconnects when the server returns, and plays on', async () => {
  // The clients are quick: repeat until the server goes away during a game.
  for (let caught = false; !caught;) {
    const game = await two({ game: 'danube', seats: ['you', 'open'] })
    // Wait until both are seated: a client with a key reconnects, but one without finds no server.
    const underWay = async () => {
      const { seats, last } = await summary(game.table)
      return seats.every((seat: { taken: boolean }) => seat.taken) && last > 10
    }
    await expect.poll(underWay, { interval: 20 }).toBe(true)
    await server.restart()
    caught = !(await summary(game.table)).over
    await ending(game)
  }
})

test('the example client reports each error in one line', async () => {
  const complaint = async (...words: string[]) => (await bot(...words).end()).complaint
  expect(await complaint(`${server.address}/t/nobody`)).toMatch(/^no_table: .*\n$/)
  expect(await complaint(server.address, 'chess')).toMatch(/^unknown_game: .*\n$/)
  const mine = await server.openTable({ game: 'danube', seats: ['you', 'bot:novice'] })
  expect(await complaint(mine.replace(/#.*/, ''))).toMatch(/^seat_taken: .*\n$/)
  expect(await complaint(mine.replace(/#.*/, '#key=wrong'))).toMatch(/^bad_key: .*\n$/)
})
