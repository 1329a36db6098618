// All that the server keeps of a player, as one file.
import type { Problem } from '../table/table'
import { tablesOf, type OwnTable } from '../table/player'
import { bots } from '../bots/server'
import { blockedBy } from '../order/server'
import { ownProfile, profileOf } from '../ratings/server'
import type { Account } from './server'

export async function everything(key: string, account: Account): Promise<{ player: object } | Problem> {
  const profile = await ownProfile(key)
  if ('code' in profile) return profile
  const own = await bots.own(key)
  if ('code' in own) return own
  const profiles = await Promise.all(own.bots.map(({ player }) => profileOf(player)))
  const problem = profiles.find((each) => 'code' in each)
  if (problem) return problem as Problem
  const botAccounts = own.bots.map((bot, i) => ({ ...bot, ...profiles[i] }))
  const blocked = await blockedBy(key)
  if ('code' in blocked) return blocked
  const tables: OwnTable[] = []
  for (;;) {
    const last = tables.at(-1)
    const answer = await tablesOf(key, last && { taken: last.taken, table: last.table })
    if ('code' in answer) return answer
    if (answer.tables.length === 0)
      return { player: { ...account, ...profile, ...blocked, tables, bots: botAccounts } }
    tables.push(...answer.tables)
  }
}
