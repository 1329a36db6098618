// How many presses a game takes against a casual bot, played to its end by a hand that presses what it sees: with forced moves played by
// themselves and without. Long tier only, since it tells how the boards do rather than whether they work; a limit keeps it so.
import { expect, it } from 'vitest'
import { choiceAfter, games as facts, seeded } from './support/random_games'
import { browser, server, setScene } from './support/scene'
import { steps } from './support/sitting'
import { games, myTurn, playOne, plays, type Game } from './support/table'
import { isLong } from './support/tier'
import { desktop, expectNoComplaints, Visitor } from './support/visitor'

setScene()

const gameCount = 3

/** Presses a game at most, on average; games that still take more than anybody likes have limits of their own. */
const usualLimit = 100
const limits: Record<Game, number> = { danube: 180, duel: 160, tug: 260 }

/** Presses in a whole game; seat 0 is the person. */
async function countPresses(game: Game, forced: boolean, seed: number): Promise<number> {
  const visitor = await Visitor.come(browser, desktop)
  const { page } = visitor
  const seats = facts.find(({ id }) => id === game)!.min_seats
  const record = { nemeton: 1 as const, game, seats, options: {}, seed, steps: [] }
  await page.addInitScript(
    ([forced, saved]) => {
      localStorage.setItem('nemeton.forced', JSON.stringify(forced))
      localStorage.setItem('nemeton.pace', '"none"')
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
  while (await myTurn(visitor, game)) {
    const now = await steps(visitor)
    // What the board shows may be behind what has happened.
    const { seats: awaited, tokens } = choiceAfter({ ...record, steps: now })
    if (!awaited.includes(0) || (forced && tokens.length === 1)) {
      const goesOn = async () => (await steps(visitor)).length > now.length || !(await myTurn(visitor, game))
      await expect.poll(goesOn).toBe(true)
      continue
    }
    await playOne(visitor, game, plays[game]!.race ? undefined : below(1000), (part) => {
      ++presses
      return part.click()
    })
  }
  expectNoComplaints(visitor)
  await visitor.leave()
  return presses
}

it.runIf(isLong).each(games)(
  '%s takes no more presses than anybody likes',
  async (game) => {
    const counts: Record<string, number[]> = {}
    for (const forced of [false, true]) {
      const list: number[] = []
      for (let i = 0; i < gameCount; ++i) list.push(await countPresses(game, forced, 100 + i))
      counts[forced ? 'forced play themselves' : 'all pressed'] = list
    }
    console.log(game, JSON.stringify(counts))
    const mean = (list: number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
    expect(mean(counts['forced play themselves']!)).toBeLessThanOrEqual(limits[game] ?? usualLimit)
  },
  1_800_000,
)
