// My tables: those at the server of which this device has keys, as they stand now, and the games on this device.
import type { Problem } from '../../shared/api/request'
import { hasServer } from '../../shared/browser/has_server'
import { store } from '@nemeton/board/base/storage'
import { isGame } from '../../shared/games/games'
import { core } from '../../play/engine/core_client'
import { keptGames, type KeptGame } from '../../play/storage/saved_games'
import { keptTables, type MyTable } from '../../play/storage/saved_seats'
import { fetchRecord } from '../../shared/api/tables'
import { askMine } from '../../shared/api/seats'

/** What the server takes at once. */
const mostTables = 100
/** For so long after its end a game is asked for again: a rematch may follow. */
const freshFor = 3 * 24 * 3600 * 1000

/** Seats that their keys do not open any more, as the server has said; asking again would be guessing. */
const lost = new Set<string>()

export const waitsForMe = ({ toAct, mine }: MyTable): boolean => toAct.some((seat) => mine.includes(seat))

/**
 * Where I am to move first, then where others are; where the least time is left before the others, and the last moved before those without
 * clocks, of which the difference is no number.
 */
export const inOrder = (tables: MyTable[]): MyTable[] =>
  [...tables].sort(
    (a, b) =>
      Number(waitsForMe(b)) - Number(waitsForMe(a)) ||
      (a.left ?? Infinity) - (b.left ?? Infinity) ||
      b.moved - a.moved,
  )

interface Found {
  tables: MyTable[]
  /** Why others, or all that go on at the server, are not among them. */
  problem: Problem | null
}

/** All at the server; only those that are over where it does not answer. */
export async function myTables(now = Date.now()): Promise<Found> {
  if (!hasServer) return { tables: [], problem: null }
  if (store.has('player')) await (await import('../../play/storage/session')).bringTables()
  const keys = keptTables.allKeys()
  const found = new Map(Object.entries(keptTables.over()).filter(([id]) => keys[id]))
  const settled = (id: string) => (found.get(id)?.moved ?? now) < now - freshFor
  const asked = Object.entries(keys)
    .filter(([id]) => !settled(id))
    .flatMap(([table, held]) => held.map(({ key }) => ({ table, key })))
    .filter(({ table, key }) => !lost.has(`${table} ${key}`))
  const told = new Map<string, MyTable>()
  let problem: Problem | null = null
  let isAnswered = true
  for (let i = 0; i < asked.length && isAnswered; i += mostTables) {
    const part = asked.slice(i, i + mostTables)
    const answer = await askMine(part)
    isAnswered = !('code' in answer)
    if ('code' in answer) problem = answer
    for (const [at, each] of 'code' in answer ? [] : answer.tables.entries()) {
      if ('error' in each && each.error === 'banned')
        problem = { code: each.error, message: each.message!, retry_after: each.retry_after! }
      if ('error' in each && each.error === 'bad_key') lost.add(`${each.table} ${part[at]!.key}`)
      if ('error' in each || !isGame(each.game)) continue
      const { table: id, game, seats, seat, to_act: toAct = [], returns = null, running, idle } = each
      const left = running && Math.min(...running.map((seat) => each.left![seat] ?? Infinity))
      const mine = [...(told.get(id)?.mine ?? []), seat]
      told.set(id, { id, game, seats, mine, toAct, returns, ...(left && { left }), moved: now - idle * 1000 })
      // Who was away when a rematch began has not been told.
      if (each.next && !keys[each.next]) keptTables.keepKey(each.next, { seat: null, key: part[at]!.key })
    }
  }
  for (const [id, table] of told) found.set(id, table)
  const tables = inOrder([...found.values()])
  keptTables.keepOver(tables.filter(({ returns }) => returns))
  if (isAnswered) void keepRecords(tables)
  return { tables, problem }
}

/** The games on this device as tables; those that are over already at the server's word are left to it. */
const ofKept = ([id, game]: [string, KeptGame]): MyTable => {
  const { record, seats, mine, toAct, returns, moved, from } = game
  return { id, game: record.game, seats, mine, toAct, returns, moved, ...(from ? {} : { local: true }) }
}

/** Where a table is opened: a record where no key of it is left. */
export function addressOf({ id, local }: MyTable): string {
  if (local) return `/local/${id}`
  return keptTables.keys(id).length > 0 ? `/t/${id}` : `/archive/${id}`
}

/** A game that came from an earlier version does not say how it stands; its record does. */
async function settled(table: MyTable): Promise<MyTable> {
  if (table.returns || table.toAct.length > 0) return table
  const { record } = keptGames.get(table.id)!
  const last = (await core().replay(record, 0)).at(-1)?.state
  return last ? { ...table, toAct: last.to_act ?? [], returns: last.returns ?? null } : table
}

/** The games on this device that it can show. */
const kept = (): Promise<MyTable[]> =>
  Promise.all(
    keptGames
      .all()
      .filter(([, { record }]) => isGame(record.game))
      .map((each) => settled(ofKept(each))),
  )

/** Of two lists those that are only in the second follow the first. */
const joined = (first: MyTable[], second: MyTable[]): MyTable[] => {
  const there = new Set(first.map(({ id }) => id))
  return [...first, ...second.filter(({ id }) => !there.has(id))]
}

/** The tables at the server and the games on this device. */
export async function everyTable(): Promise<Found> {
  const [{ tables, problem }, here] = await Promise.all([myTables(), kept()])
  return { tables: inOrder(joined(tables, here)), problem }
}

/** Those that are over, as far as this device knows without asking. */
export async function finishedTables(): Promise<MyTable[]> {
  const keys = keptTables.allKeys()
  const there = Object.values(keptTables.over()).filter(({ id, game }) => keys[id] && isGame(game))
  return inOrder(joined(there, await kept()).filter(({ returns }) => returns))
}

/** Keeps the records of tables at the server that are over, while it has them. */
async function keepRecords(tables: MyTable[]): Promise<void> {
  for (const { id, seats, mine, returns, moved } of tables) {
    if (!returns || keptGames.get(id)) continue
    const record = await fetchRecord(id)
    if (record) keptGames.keep(id, { record, seats, mine, toAct: [], returns, moved, from: 'server' })
  }
}
