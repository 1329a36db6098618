// All that the server keeps of a player, as one file.
import type { Problem } from '../shared/api/request'
import { tablesOf, type OwnTable } from '../play/storage/session'
import { bots } from '../shared/api/bots'
import { blockedBy } from '../shared/api/reports'
import { ownProfile, profileOf } from '../shared/api/ratings'
import { tournaments, type OwnTournament } from '../shared/api/tournaments'
import type { Account } from './account_api'

/** All of a list that the server tells a part at a time: each is asked for by the last of the one before. */
async function whole<Each>(
  partAfter: (last: Each | undefined) => Promise<Each[] | Problem>,
): Promise<Each[] | Problem> {
  const all: Each[] = []
  for (;;) {
    const part = await partAfter(all.at(-1))
    if ('code' in part) return part
    if (part.length === 0) return all
    all.push(...part)
  }
}

export async function everything(key: string, account: Account): Promise<{ player: object } | Problem> {
  const profile = await ownProfile(key)
  if ('code' in profile) return profile
  const own = await bots.own(key)
  if ('code' in own) return own
  const profiles = await Promise.all(own.bots.map(({ player }) => profileOf(player)))
  const problem = profiles.find((each) => 'code' in each)
  if (problem) return problem
  const botAccounts = own.bots.map((bot, i) => ({ ...bot, ...profiles[i] }))
  const blocked = await blockedBy(key)
  if ('code' in blocked) return blocked
  const tables = await whole<OwnTable>(async (last) => {
    const answer = await tablesOf(key, last && { taken: last.taken, table: last.table })
    return 'code' in answer ? answer : answer.tables
  })
  if ('code' in tables) return tables
  const entered = await whole<OwnTournament>(async (last) => {
    const answer = await tournaments.own(key, last)
    return 'code' in answer ? answer : answer.tournaments
  })
  if ('code' in entered) return entered
  return {
    player: { ...account, ...profile, ...blocked, tables, tournaments: entered, bots: botAccounts },
  }
}
