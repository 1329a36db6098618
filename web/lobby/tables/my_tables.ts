// My tables: those at the server of which this device has keys, as they stand now, and the games on this device.
import type { Problem } from '../../shared/api/request'
import { hasServer } from '../../shared/browser/has_server'
import { store } from '@nemeton/board/base/storage'
import { isGame } from '../../shared/games/games'
import { core } from '../../play/engine/core_client'
import { savedGames, type SavedGame } from '../../play/storage/saved_games'
import { savedSeats, type MyTable } from '../../play/storage/saved_seats'
import { fetchRecord } from '../../shared/api/tables'
import { getMyTables } from '../../shared/api/seats'

/** What the server takes at once. */
const maxTables = 100
/** For so long after its end a game is asked for again: a rematch may follow. */
const freshFor = 3 * 24 * 3600 * 1000

/** Seats that their keys do not open any more, as the server has said; asking again would be guessing. */
const lost = new Set<string>()

export const isMyTurn = ({ toAct, mine }: MyTable): boolean => toAct.some((seat) => mine.includes(seat))

/**
 * Where I am to move first, then where others are; where the least time is left before the others, and the last moved before those without
 * clocks, of which the difference is no number.
 */
export const sortTables = (tables: MyTable[]): MyTable[] =>
  [...tables].sort(
    (a, b) =>
      Number(isMyTurn(b)) - Number(isMyTurn(a)) ||
      (a.left ?? Infinity) - (b.left ?? Infinity) ||
      b.moved - a.moved,
  )

interface TableList {
  tables: MyTable[]
  /** Why others, or all that go on at the server, are not among them. */
  problem: Problem | null
}

/** All at the server; only those that are over where it does not answer. */
export async function remoteTables(now = Date.now()): Promise<TableList> {
  if (!hasServer) return { tables: [], problem: null }
  if (store.has('session')) await (await import('../../play/storage/session')).fetchTables()
  const keys = savedSeats.allKeys()
  const found = new Map(Object.entries(savedSeats.over()).filter(([id]) => keys[id]))
  const withStatus = (id: string) => (found.get(id)?.moved ?? now) < now - freshFor
  const asked = Object.entries(keys)
    .filter(([id]) => !withStatus(id))
    .flatMap(([table, held]) => held.map(({ key }) => ({ table, key })))
    .filter(({ table, key }) => !lost.has(`${table} ${key}`))
  const told = new Map<string, MyTable>()
  let problem: Problem | null = null
  let isAnswered = true
  for (let i = 0; i < asked.length && isAnswered; i += maxTables) {
    const part = asked.slice(i, i + maxTables)
    const answer = await getMyTables(part)
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
      if (each.next && !keys[each.next]) savedSeats.keepKey(each.next, { seat: null, key: part[at]!.key })
    }
  }
  for (const [id, table] of told) found.set(id, table)
  const tables = sortTables([...found.values()])
  savedSeats.keepOver(tables.filter(({ returns }) => returns))
  if (isAnswered) void keepRecords(tables)
  return { tables, problem }
}

/** The games on this device as tables; those that are over already at the server's word are left to it. */
const fromSavedGame = ([id, game]: [string, SavedGame]): MyTable => {
  const { record, seats, mine, toAct, returns, moved, from } = game
  return { id, game: record.game, seats, mine, toAct, returns, moved, ...(from ? {} : { local: true }) }
}

/** Where a table is opened: a record where no key of it is left. */
export function addressOf({ id, local }: MyTable): string {
  if (local) return `/local/${id}`
  return savedSeats.keys(id).length > 0 ? `/t/${id}` : `/archive/${id}`
}

/** A game that came from an earlier version does not say how it stands; its record does. */
async function settled(table: MyTable): Promise<MyTable> {
  if (table.returns || table.toAct.length > 0) return table
  const { record } = savedGames.get(table.id)!
  const last = (await core().replay(record, 0)).at(-1)?.state
  return last ? { ...table, toAct: last.to_act ?? [], returns: last.returns ?? null } : table
}

/** The games on this device that it can show. */
const localTables = (): Promise<MyTable[]> =>
  Promise.all(
    savedGames
      .all()
      .filter(([, { record }]) => isGame(record.game))
      .map((each) => settled(fromSavedGame(each))),
  )

/** Of two lists those that are only in the second follow the first. */
const mergeTables = (first: MyTable[], second: MyTable[]): MyTable[] => {
  const there = new Set(first.map(({ id }) => id))
  return [...first, ...second.filter(({ id }) => !there.has(id))]
}

/** The tables at the server and the games on this device. */
export async function allTables(): Promise<TableList> {
  const [{ tables, problem }, here] = await Promise.all([remoteTables(), localTables()])
  return { tables: sortTables(mergeTables(tables, here)), problem }
}

/** Those that are over, as far as this device knows without asking. */
export async function finishedTables(): Promise<MyTable[]> {
  const keys = savedSeats.allKeys()
  const there = Object.values(savedSeats.over()).filter(({ id, game }) => keys[id] && isGame(game))
  return sortTables(mergeTables(there, await localTables()).filter(({ returns }) => returns))
}

/** Keeps the records of tables at the server that are over, while it has them. */
async function keepRecords(tables: MyTable[]): Promise<void> {
  for (const { id, seats, mine, returns, moved } of tables) {
    if (!returns || savedGames.get(id)) continue
    const record = await fetchRecord(id)
    if (record) savedGames.keep(id, { record, seats, mine, toAct: [], returns, moved, from: 'server' })
  }
}
