// All that the server keeps of a player, as one file.
import type { Problem } from '../shared/api/request'
import { listTables, type OwnTable } from '../play/storage/session'
import { botAccounts } from '../shared/api/bots'
import { listBlocked } from '../shared/api/reports'
import { getOwnProfile, getProfile } from '../shared/api/ratings'
import { tournaments, type OwnTournament } from '../shared/api/tournaments'
import type { Account } from './account_api'

/** All of a list that the server tells a part at a time: each is asked for by the last of the one before. */
async function fetchAll<Each>(
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

export async function exportAccount(key: string, account: Account): Promise<{ player: object } | Problem> {
  const profile = await getOwnProfile(key)
  if ('code' in profile) return profile
  const own = await botAccounts.own(key)
  if ('code' in own) return own
  const profiles = await Promise.all(own.bots.map(({ player }) => getProfile(player)))
  const problem = profiles.find((each) => 'code' in each)
  if (problem) return problem
  const bots = own.bots.map((bot, i) => ({ ...bot, ...profiles[i] }))
  const blocked = await listBlocked(key)
  if ('code' in blocked) return blocked
  const tables = await fetchAll<OwnTable>(async (last) => {
    const answer = await listTables(key, last)
    return 'code' in answer ? answer : answer.tables
  })
  if ('code' in tables) return tables
  const entered = await fetchAll<OwnTournament>(async (last) => {
    const answer = await tournaments.own(key, last)
    return 'code' in answer ? answer : answer.tournaments
  })
  if ('code' in entered) return entered
  return {
    player: { ...account, ...profile, ...blocked, tables, tournaments: entered, bots },
  }
}
