// Plays at a table as people do: reads off the board what can be moved and where, and presses it.
import type { Level } from '../../../web/shared/games/levels'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import type { Play } from '../../page/play'
import { findGames } from '../../../tools/manifests'
import type { Visitor } from './visitor'

export type Game = string

/** How to play each game, by its id. */
export const plays: Record<Game, Play> = Object.fromEntries(
  await Promise.all(
    findGames()
      .map(({ id, folder }) => [id, join(folder, 'tests/play.ts')] as const)
      .filter(([, file]) => existsSync(file))
      .map(async ([id, file]) => [id, (await import(file)).default as Play] as const),
  ),
)

export const games: Game[] = Object.keys(plays)

/** Selects the pieces that can move and their targets, or the next part of a move and the last. */
export function marksOf(game: Game): { own: string; target: string } {
  const { own = '.cell.movable, .cell.target', target = '.cell.target' } = plays[game]!
  return { own, target }
}

interface Setting {
  game: Game
  opponent: 'bot' | 'here' | 'friend'
  level?: Level
  /** The seat of the visitor; drawn by lot if left out. */
  side?: number
  plyLimit?: number
  /** The label of the time control in the list; none if left out. */
  time?: string
}

/** Opens all choices in the setup view. */
export async function unfold(visitor: Visitor): Promise<void> {
  await visitor.press('.change > summary')
  await visitor.page.waitForSelector('.choices')
}

/** Goes from the home page to a table. */
export async function sitDown(visitor: Visitor, setting: Setting): Promise<void> {
  await visitor.press(`a[href$="/play/${setting.game}"]`)
  await setTable(visitor, setting)
}

/** Sets up a table in the setup view and goes there. `look` runs when everything is chosen. */
export async function setTable(visitor: Visitor, setting: Setting, look = async () => {}): Promise<void> {
  const { page } = visitor
  await unfold(visitor)
  await tick(visitor, 'opponent', setting.opponent)
  if (setting.level) await tick(visitor, 'level', setting.level)
  if (setting.side !== undefined) await tick(visitor, 'side', String(setting.side))
  if (setting.time !== undefined) await page.selectOption('#time', { label: setting.time })
  const options = Object.entries(plays[setting.game]!.options ?? {})
  if (setting.plyLimit !== undefined || options.length > 0) await visitor.press('.more > summary')
  if (setting.plyLimit !== undefined) await page.fill('#option-ply_limit', String(setting.plyLimit))
  for (const [name, value] of options) await tick(visitor, `option-${name}`, value)
  await look()
  await visitor.press('form button.primary')
  await page.waitForSelector(`main.table [role=grid], ${handOver}`)
}

async function tick(visitor: Visitor, name: string, value: string): Promise<void> {
  await visitor.press(`label.tile:has(input[name="${name}"][value="${value}"])`)
  await visitor.page.waitForSelector(`input[name="${name}"][value="${value}"]:checked`, { state: 'attached' })
}

/** Returns the moves as the page shows them to everyone. Their accessible names call the reader "you". */
export const moves = (visitor: Visitor): Promise<string[]> =>
  visitor.page.locator('ol.moves button').evaluateAll((list) => list.map((each) => each.innerHTML))

/** Counts the moves in the list, once it is there: the page loads it after the board. */
export async function countMoves({ page }: Visitor): Promise<number> {
  await page.waitForSelector('.moves, .moves-none', { state: 'attached' })
  return page.locator('ol.moves button').count()
}

const over = '.afterwards'
export const handOver = 'main.hand-over button.primary'
const present = '.stepper button:last-of-type'

/**
 * Waits until this device has to move (true) or the game is over (false). Takes the device if it is handed
 * over, and skips animations.
 */
export async function myTurn(visitor: Visitor, game: Game): Promise<boolean> {
  const { page } = visitor
  for (;;) {
    const found = await page.waitForFunction(
      (selectors) => selectors.find((selector) => document.querySelector(selector)),
      [over, handOver, marksOf(game).own, `${present}:enabled`],
    )
    const what = await found.jsonValue()
    if (what === over) return false
    if (what === marksOf(game).own) return true
    // By now the page may have moved on automatically.
    await page.evaluate(
      (selector) => document.querySelector<HTMLButtonElement>(selector)?.click(),
      what === handOver ? handOver : present,
    )
  }
}

/**
 * Makes one move on this device, part by part: a piece, its target, its effect there. `taste` selects among
 * the possible parts; without it, the last piece goes as far as it can. `choose` presses a part, by mouse or
 * finger unless given.
 */
export async function playOne(
  visitor: Visitor,
  game: Game,
  taste?: number,
  choose = (part: Locator) => press(visitor, part),
): Promise<void> {
  const { page } = visitor
  const { own, target } = marksOf(game)
  let before = await countMoves(visitor)
  const goals = page.locator(target)
  for (;;) {
    const named = await namesOf(goals)
    const list = named === '' ? page.locator(own) : goals
    const count = await list.count()
    if (count === 0) {
      // While others choose, this device has no choices for a moment. Their moves do not count as its own.
      await page.waitForSelector(own, { state: 'attached' })
      before = await countMoves(visitor)
      continue
    }
    const wanted = named === '' ? taste : taste && taste * 7
    await choose(list.nth(wanted === undefined ? count - 1 : wanted % count))
    const played = await page.waitForFunction(
      ([own, target, named, before]) => {
        // Secret choices are listed only when everyone has chosen.
        const chosen = own !== null && !document.querySelector(own)
        if (chosen || document.querySelectorAll('ol.moves button').length > before) return 'played'
        const names = [...document.querySelectorAll(target)].map(
          (each) => `${each.getAttribute('data-cell')} ${each.getAttribute('aria-label')}`,
        )
        return names.length > 0 && names.join('; ') !== named && 'goes on'
      },
      [plays[game]!.inSecret ? own : null, target, named, before] as const,
    )
    if ((await played.jsonValue()) === 'played') return
  }
}

/** Returns places and names: two dice that show the same number differ only in their places. */
const namesOf = (list: Locator): Promise<string> =>
  list.evaluateAll((elements) =>
    elements.map((each) => `${each.getAttribute('data-cell')} ${each.getAttribute('aria-label')}`).join('; '),
  )

const press = (visitor: Visitor, target: Locator): Promise<void> =>
  visitor.touch ? target.tap() : target.click()

interface Playing {
  /** The largest number of moves by this device. */
  most?: number
  /** Whether every move takes the last piece as far as it goes, which keeps a race short. */
  race?: boolean
}

/** Plays until the game is over (true), or until it is this device's turn again after its last move. */
export async function playOn(
  visitor: Visitor,
  game: Game,
  { most = Infinity, race = false }: Playing = {},
): Promise<boolean> {
  for (let i = 0; i < most; ++i) {
    if (!(await myTurn(visitor, game))) return true
    await playOne(visitor, game, race ? undefined : i)
  }
  return !(await myTurn(visitor, game))
}
