// My tables: those at the server of which this device has keys, as they stand now.
import { isGame } from '../games/games'
import { keptTables, type MyTable } from '../table/kept_tables'
import { askMine } from './server'

/** What the server takes at once. */
const mostTables = 100
/** For so long after its end a game is asked for again: a rematch may follow. */
const freshFor = 3 * 24 * 3600 * 1000

/** Seats that their keys do not open any more, as the server has said; asking again would be guessing. */
const lost = new Set<string>()

export const waitsForMe = ({ toAct, mine }: MyTable): boolean => toAct.some((seat) => mine.includes(seat))

/** Where I am to move first, then where others are; the last moved before the others. */
export const inOrder = (tables: MyTable[]): MyTable[] =>
  [...tables].sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)) || b.moved - a.moved)

/** All of them; `away` where the server does not answer, and only those that are over are known. */
export async function myTables(now = Date.now()): Promise<{ tables: MyTable[]; away: boolean }> {
  const keys = keptTables.allKeys()
  const found = new Map(Object.entries(keptTables.over()).filter(([id]) => keys[id]))
  const settled = (id: string) => (found.get(id)?.moved ?? now) < now - freshFor
  const asked = Object.entries(keys)
    .filter(([id]) => !settled(id))
    .flatMap(([table, held]) => held.map(({ key }) => ({ table, key })))
    .filter(({ table, key }) => !lost.has(`${table} ${key}`))
  const told = new Map<string, MyTable>()
  let away = false
  for (let i = 0; i < asked.length && !away; i += mostTables) {
    const part = asked.slice(i, i + mostTables)
    const answer = await askMine(part)
    away = 'code' in answer
    for (const [at, each] of 'code' in answer ? [] : answer.tables.entries()) {
      if ('error' in each && each.error === 'bad_key') lost.add(`${each.table} ${part[at]!.key}`)
      if ('error' in each || !isGame(each.game)) continue
      const { table: id, game, seats, seat, to_act: toAct = [], returns = null, idle } = each
      const mine = [...(told.get(id)?.mine ?? []), seat]
      told.set(id, { id, game, seats, mine, toAct, returns, moved: now - idle * 1000 })
      // Who was away when a rematch began has not been told.
      if (each.next && !keys[each.next]) keptTables.keepKey(each.next, { seat: null, key: part[at]!.key })
    }
  }
  for (const [id, table] of told) found.set(id, table)
  const tables = inOrder([...found.values()])
  keptTables.keepOver(tables.filter(({ returns }) => returns))
  return { tables, away }
}
