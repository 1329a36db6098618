// The player who is signed in on this device (web/account/): the key of the session, and the seats that come along with it.
import { get, post, remove } from '../../shared/api/request'
import type { AccountTable, AccountTables } from '@nemeton/api'
import { store } from '@nemeton/board/base/storage'
import { savedSeats } from './saved_seats'

export type OwnTable = AccountTable

export interface Session {
  player: string
  name: string
  key: string
}

/** How many seats the server takes at once. */
const atOnce = 100

export const session = {
  get: (): Session | null => store.part<Session>('session'),
  keep: (now: Session | null) => store.keepPart('session', now),
  watch: (listener: () => void) => store.watch('session', listener),
}

/** The keys of seats that this device has by itself, and not by the session. */
const ownKeys = ({ key: own }: Session): { table: string; key: string }[] =>
  Object.entries(savedSeats.allKeys()).flatMap(([table, keys]) =>
    keys.filter(({ key }) => key !== own).map(({ key }) => ({ table, key })),
  )

/** What is looked for among them; what is left out may be as it likes. */
export interface TableSearch {
  over?: boolean
  game?: string | undefined
  /** Who sits there too, by name, or `bot:` and a level. */
  opponent?: string | undefined
  result?: OwnTable['result'] | undefined
  rated?: boolean | undefined
  /** When the seat was taken, in milliseconds since 1970. */
  from?: number | undefined
  until?: number | undefined
}

/** The hundred that were taken last, or those before one. */
export const listTables = (
  key: string,
  before?: Pick<OwnTable, 'joined_at' | 'table'>,
  search: TableSearch = {},
) =>
  get<AccountTables>('/api/v1/accounts/me/tables', key, {
    ...(before && { before_joined_at: before.joined_at, before_table: before.table }),
    ...search,
  })

/** The session was ended elsewhere, or the name deleted: what it opened, this device has no more. */
export function forgetSession(): void {
  const now = session.get()
  session.keep(null)
  for (const [table, keys] of Object.entries(now ? savedSeats.allKeys() : {})) {
    const left = keys.filter(({ key }) => key !== now!.key)
    if (left.length === 0) savedSeats.dropTable(table)
    else if (left.length < keys.length) savedSeats.replaceKeys(table, left)
  }
}

/** Ends the session at the server too, where that answers. */
export async function signOut(): Promise<void> {
  const now = session.get()
  if (now) await remove('/api/v1/sessions/current', now.key)
  forgetSession()
}

/** Makes seats those of the player; what the server says of a session that is over ends it here too. */
export async function claimSeats(seats: { table: string; key: string }[]): Promise<void> {
  const now = session.get()
  for (let i = 0; now && i < seats.length; i += atOnce) {
    const part = seats.slice(i, i + atOnce)
    const answer = await post<object>('/api/v1/accounts/me/seats', { seats: part }, now.key)
    if ('code' in answer) return answer.code === 'bad_key' ? forgetSession() : undefined
  }
}

/** The seats that were taken here as a guest. */
export async function claimAllSeats(): Promise<void> {
  const now = session.get()
  if (now) await claimSeats(ownKeys(now))
}

/** The tables that the player has, on whatever device they were begun: this one has them from now on too. */
export async function fetchTables(): Promise<void> {
  const now = session.get()
  if (!now) return
  const answer = await listTables(now.key)
  if ('code' in answer) return answer.code === 'bad_key' ? forgetSession() : undefined
  for (const { table, seat } of answer.tables.reverse()) {
    if (savedSeats.keys(table).length === 0) savedSeats.keepKey(table, { seat, key: now.key })
  }
}
