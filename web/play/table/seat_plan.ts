// The company of a new table: who is to sit at which seat, before the table is opened.
import { type Level, levels } from '../../shared/games/levels'
import type { SeatInfo } from '../../shared/api/tables'
import { hasServer } from '../../shared/browser/has_server'
import type { Seat } from '@nemeton/board/game'

/** `me` and `here` play on this device, a `friend` on another one; a bot account is asked by its name. */
export type Sitter = 'me' | 'here' | 'friend' | `bot:${Level}` | `invite:${string}`
export type Seating = Sitter[]

/** Whether something that was kept is one. */
export const isSitter = (value: unknown): value is Sitter =>
  ['me', 'here', ...(hasServer ? ['friend'] : []), ...levels.map((level) => `bot:${level}`)].includes(
    value as string,
  )

/** Everybody but me is of one kind. */
export const usualSeating = (seats: number, mine: Seat, others: Sitter): Seating =>
  Array.from({ length: seats }, (_, seat) => (seat === mine ? 'me' : others))

/** The same company with another sitter at a seat; I am there but once, and change places with who sat there. */
export function reseated(company: Seating, seat: Seat, sitter: Sitter): Seating {
  const before = company.indexOf('me')
  return company.map((each, s) => {
    if (s === seat) return sitter
    return sitter === 'me' && s === before ? company[seat]! : each
  })
}

/** Whether the table has to be at the server. */
export const needsServer = (company: Seating): boolean =>
  company.some((sitter) => sitter === 'friend' || isAsked(sitter))

const isAsked = (sitter: Sitter): boolean => sitter.startsWith('invite:')

export const asksBotAccount = (company: Seating): boolean => company.some(isAsked)

const levelOf = (sitter: Sitter): Level | null =>
  sitter.startsWith('bot:') ? (sitter.slice(4) as Level) : null

export const localSeats = (company: Seating): SeatInfo[] =>
  company.map((sitter) => {
    const level = levelOf(sitter)
    return level ? { kind: 'bot', level } : { kind: 'person' }
  })

/** As the server wants it: `you`, `open`, `bot:LEVEL` or `invite:NAME`. One who is here is `you`; the others take open seats afterwards. */
export function serverSeats(company: Seating): string[] {
  const you = company.includes('me') ? company.indexOf('me') : company.indexOf('here')
  return company.map((sitter, seat) =>
    seat === you ? 'you' : levelOf(sitter) || isAsked(sitter) ? sitter : 'open',
  )
}

/** The seats of those who are here besides the one who opens a table at the server. */
export const othersHere = (company: Seating): Seat[] =>
  serverSeats(company).flatMap((as, seat) => (as === 'open' && company[seat] !== 'friend' ? [seat] : []))
