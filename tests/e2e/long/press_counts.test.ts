// Counts the presses of a whole game against a casual bot: with every move pressed, with forced moves played
// automatically, and with moves chosen ahead as well. It measures convenience, so it runs in the long tier
// only. Limits keep the counts down.
import { expect, it } from 'vitest'
import { choiceAfter, games as facts, seeded } from '../support/random_games'
import { browser, server, setScene } from '../support/fixture'
import { steps } from '../support/position_at_table'
import { games, myTurn, playOne, plays, type Game } from '../support/table'
import { desktop, expectNoComplaints, Visitor } from '../support/visitor'

setScene()

const gameCount = 3

/** The limit for the average presses in a game. A race of five boats down a whole river takes more. */
const usualLimit = 100
const limits: Record<Game, number> = { danube: 120 }

type Hand = 'all pressed' | 'forced play themselves' | 'chosen ahead'

/** Plays a whole game, and returns the presses of the person in seat 0. */
async function countPresses(game: Game, hand: Hand, seed: number): Promise<number> {
  const forced = hand !== 'all pressed'
  const visitor = await Visitor.come(browser, desktop)
  const { page } = visitor
  const seats = facts.find(({ id }) => id === game)!.min_seats
  const record = { nemeton: 1 as const, game, seats, options: {}, seed, steps: [] }
  await page.addInitScript(
    ([forced, saved]) => {
      localStorage.setItem('nemeton.playForced', JSON.stringify(forced))
      localStorage.setItem('nemeton.animationSpeed', '"none"')
      if (!localStorage.getItem('nemeton.begun')) localStorage.setItem('nemeton.local', JSON.stringify(saved))
      localStorage.setItem('nemeton.begun', 'true')
    },
    [
      forced,
      {
        record,
        seats: Array.from({ length: seats }, (_, seat) =>
          seat === 0 ? { kind: 'person' } : { kind: 'bot', level: 'casual' },
        ),
      },
    ] as const,
  )
  await page.goto(`${server.address}/local`)
  await page.waitForSelector('main.table .board > *')
  const below = seeded(seed)
  let presses = 0
  const ahead = page.locator('button.ahead[aria-pressed=true]')
  const offered = page.locator('button.ahead[aria-pressed=false]')
  // A choice ahead that came to nothing is not repeated before a move by hand.
  let tried = hand !== 'chosen ahead'
  while (await myTurn(visitor, game)) {
    const now = await steps(visitor)
    // The board may lag behind the game.
    const { seats: awaited, tokens } = choiceAfter({ ...record, steps: now })
    if (!awaited.includes(0) || (forced && tokens.length === 1)) {
      const goesOn = async () => (await steps(visitor)).length > now.length || !(await myTurn(visitor, game))
      await expect.poll(goesOn).toBe(true)
      continue
    }
    if ((await ahead.count()) > 0) {
      const goesOn = async () => (await steps(visitor)).length > now.length || (await offered.count()) > 0
      await expect.poll(goesOn).toBe(true)
      continue
    }
    if (!tried && (await offered.count()) > 0) {
      tried = true
      ++presses
      await offered.click()
      continue
    }
    tried = hand !== 'chosen ahead'
    await playOne(visitor, game, plays[game]!.race ? undefined : below(1000), (part) => {
      ++presses
      return part.click()
    })
  }
  expectNoComplaints(visitor)
  await visitor.leave()
  return presses
}

it.each(games)(
  '%s stays within its limit of presses',
  async (game) => {
    const counts: Record<string, number[]> = {}
    const hands: Hand[] = [
      'all pressed',
      'forced play themselves',
      ...(plays[game]!.ahead ? ['chosen ahead' as const] : []),
    ]
    for (const hand of hands) {
      counts[hand] = []
      for (let i = 0; i < gameCount; ++i) counts[hand].push(await countPresses(game, hand, 100 + i))
    }
    console.log(game, JSON.stringify(counts))
    const mean = (list: number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
    expect(mean(counts[hands.at(-1)!]!)).toBeLessThanOrEqual(limits[game] ?? usualLimit)
  },
  1_800_000,
)
