// All that the server keeps of a player, as one file.
import type { Problem } from '../table/table'
import { tablesOf, type OwnTable } from '../table/player'
import { ownProfile } from '../ratings/server'
import type { Account } from './server'

export async function everything(key: string, account: Account): Promise<{ player: object } | Problem> {
  const profile = await ownProfile(key)
  if ('code' in profile) return profile
  const tables: OwnTable[] = []
  for (;;) {
    const last = tables.at(-1)
    const answer = await tablesOf(key, last && { taken: last.taken, table: last.table })
    if ('code' in answer) return answer
    if (answer.tables.length === 0) return { player: { ...account, ...profile, tables } }
    tables.push(...answer.tables)
  }
}
