// Games from outside the tree (./test builds with copies of examples/mistletoe): page, engine and ratings.
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { findGames } from '../../tools/manifests'
import { guest, host, server, setSceneForTwo } from './support/fixture'
import { program } from './support/server'
import { expectNoComplaints, type Visitor } from './support/visitor'

/** The button that lays a rune, in the game with its own board and in the one without. */
const runes = { mistletoe: '.mistletoe .runes button:enabled', bare: '.plain-actions button' }
const present = findGames().map(({ id }) => id)
const games = (Object.keys(runes) as (keyof typeof runes)[]).filter((game) => present.includes(game))

describe.skipIf(games.length === 0)('games from outside the tree', () => {
  setSceneForTwo()

  /** Lays the first rune available until the game is over, and returns how many it laid. */
  async function layAll({ page }: Visitor, rune: string): Promise<number> {
    for (let laid = 0; ; ++laid) {
      const found = await page.waitForFunction(
        (selectors) => selectors.find((selector) => document.querySelector(selector)),
        ['.afterwards', rune],
      )
      if ((await found.jsonValue()) !== rune) return laid
      // If the others are quick, the next runes appear within a frame, so the page itself watches these go.
      const gone = await page.evaluateHandle(
        (rune) => ({
          promise: new Promise<void>((resolve) => {
            new MutationObserver((_, observer) => {
              if (document.querySelector(rune)) return
              observer.disconnect()
              resolve()
            }).observe(document.body, { subtree: true, childList: true, attributes: true })
          }),
        }),
        rune,
      )
      await page.locator(rune).first().click()
      await gone.evaluate(({ promise }) => promise)
    }
  }

  it.each(games)('%s is played to its end by link', async (game) => {
    await host.page.goto(await server.openTable({ game, seats: ['you', 'open'], shuffle_seats: false }))
    await host.page.waitForSelector('.share')
    await guest.page.goto(host.page.url())
    await guest.press('.invitation button.primary')
    const laid = await Promise.all([layAll(host, runes[game]), layAll(guest, runes[game])])
    expect(laid).toEqual([5, 5])
    for (const { page } of [host, guest]) {
      expect(await page.locator('.status').innerText()).toMatch(/You win\.|You lose\.|A tie\./)
    }
    expectNoComplaints(host, guest)
  })

  it.each(games)('%s is on the home page and is played against a bot', async (game) => {
    await host.page.goto(server.address)
    await host.press(`a[href="/play/${game}"]`)
    await host.press('form button.primary')
    expect(await layAll(host, runes[game])).toBe(5)
    expectNoComplaints(host)
  })

  it.each(games)('%s is played through the engine and rated', (game) => {
    const asked = [{ cmd: 'new', game, seats: 3, seed: 1 }, { cmd: 'draw' }, { cmd: 'state' }]
    const input = asked.map((each) => JSON.stringify(each)).join('\n')
    const answers = execFileSync(program, ['engine'], { input, encoding: 'utf8' }).trim().split('\n')
    expect(answers.map((line) => JSON.parse(line).ok)).toEqual([true, true, true])
    const ratings = execFileSync(program, ['lab', 'rate', game, '--games', '2', '--ms', '5'], {
      encoding: 'utf8',
    })
    expect(ratings).toContain('novice')
  })
})
