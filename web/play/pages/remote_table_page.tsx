// A table at the server (/t/ID).
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { store } from '@nemeton/board/base/storage'
import { useLazy, useLoaded } from '../../shared/browser/hooks'
import type { AnyGamePart, Seat } from '@nemeton/board/game'
import { words } from '../../shared/messages'
import { core } from '../engine/core_client'
import { savedSeats, type SeatKey } from '../storage/saved_seats'
import { isGame, usePart } from '../../shared/games/games'
import { RemoteTable } from '../table/remote_table'
import { MultiSeatTable } from '../table/multi_seat_table'
import { isOver, type AnyRemoteTable, type TableState } from '../table/table'
import { useTableState } from '../table/use_table_state'
import { Invitation } from '../seats/invitation'
import { errorText } from '../../shared/api/error_text'
import { NotFound } from '../../shared/components/not_found'
import { Opening, useNextGame } from './local_table_page'
import { DeviceLinks, removableSeats, HostActions, ShareLinks } from './seat_links'
import { TableView } from '../view/table_view'

const say = words.table

/** What a link to a table says in its fragment, which no server sees: the key of a seat, or a seat to be taken. */
function readLink(table: string): { seat: number | null } {
  const link = new URLSearchParams(location.hash.slice(1))
  const key = link.get('key')
  if (key) {
    // It is kept on the device and leaves the address.
    savedSeats.keepKey(table, { seat: null, key })
    history.replaceState(null, '', location.pathname)
  }
  return { seat: link.has('seat') ? Number(link.get('seat')) : null }
}

export function RemoteTablePage({ id }: { id: string }): JSX.Element {
  const [offered] = useState(() => readLink(id).seat)
  const [keys, setKeys] = useState(() => savedSeats.keys(id))
  const sit = (key: SeatKey, isFirst: boolean) => {
    // Keys that open no seat any more are of no use beside it.
    if (isFirst) savedSeats.replaceKeys(id, [])
    savedSeats.keepKey(id, key)
    setKeys(savedSeats.keys(id))
  }
  useEffect(() => {
    // What few have asked for is loaded for these alone.
    const isTold = store.has('pushSubscribed') || store.has('emailNotifications')
    if (keys.length > 0 && isTold)
      void import('../notifications/device_notifications').then(({ subscribeToTable }) =>
        subscribeToTable(id),
      )
  }, [id, keys])
  return (
    <RemoteGame key={keys.map(({ key }) => key).join()} id={id} keys={keys} offered={offered} onSit={sit} />
  )
}

function openRemote(id: string, keys: SeatKey[]): AnyRemoteTable {
  if (keys.length < 2) return new RemoteTable(id, keys[0]?.key ?? null)
  return new MultiSeatTable(keys.map(({ key }) => new RemoteTable(id, key)))
}

/** The table itself, or one at which turns are drafted, as soon as what that needs is loaded; for as long as it is in view. */
function useDraft(table: AnyRemoteTable, part: AnyGamePart | null, drafts: boolean): AnyRemoteTable {
  const load = async () => (drafts ? (await import('../table/drafted_table')).DraftedTable : null)
  const Drafted = useLoaded(load, drafts)
  const drafted = useMemo(() => (Drafted ? new Drafted(table, core(), part!) : null), [table, Drafted, part])
  useEffect(() => () => drafted?.close(), [drafted])
  // After the drafts, which may have something to send.
  useEffect(() => () => table.close(), [table])
  return drafted ?? table
}

interface RemoteGameProps {
  id: string
  /** Of those who play on this device. */
  keys: SeatKey[]
  /** The seat that the link offers. */
  offered: number | null
  /** `isFirst`: nobody on this device has a seat there yet. */
  onSit(key: SeatKey, isFirst: boolean): void
}

/** Why there is no table to show yet. */
function Absent({ state }: { state: TableState }): JSX.Element {
  if (state.phase === 'failed') return <NotFound title={say.none} note={say.noneNote} />
  if (state.phase !== 'away') return <Opening />
  return state.problem ? (
    <NotFound title={errorText(state.problem)} note="" />
  ) : (
    <NotFound title={say.awayTitle} note={say.awayNote} />
  )
}

/** Taking a seat: the one that the server has been asked for, until it answers, and why it was not to be had. */
function useTakeSeat({ id, keys, onSit }: RemoteGameProps, state: TableState) {
  const [problem, setProblem] = useState<string | null>(null)
  const [taking, setTaking] = useState<Seat | null>(null)
  const take = async (seat: Seat) => {
    setTaking(seat)
    const { sitDown } = await import('../seats/take_seat')
    const taken = await sitDown(id, seat, keys)
    if (!('code' in taken)) return onSit(taken, state.mine.length === 0)
    setTaking(null)
    setProblem(errorText(taken))
  }
  return { problem, taking, take: (seat: Seat) => void take(seat) }
}

/** The seats that anybody may take; one that was left after the game is nobody's any more. */
const openSeats = (state: TableState): Seat[] =>
  state.seats.flatMap(({ kind, taken, invited }, seat) =>
    kind === 'person' && taken === false && !isOver(state) && !state.watches && (!invited || invited.declined)
      ? [seat]
      : [],
  )

function RemoteGame(props: RemoteGameProps): JSX.Element {
  const { id, keys, offered } = props
  const [table] = useState(() => openRemote(id, keys))
  const state = useTableState(table)
  const game = isGame(state.game) ? state.game : null
  const part = usePart(game)
  const [watching, watch] = useState(false)
  const seat = useTakeSeat(props, state)
  const { taking, problem, take } = seat
  const BotInvitations = useLazy(
    state.seats.some(({ invited }) => invited),
    () => import('../bots/bot_invitations'),
  )
  useNextGame(state.next)
  const seated = state.mine.length > 0
  const PublicNote = useLazy(state.public && seated, () => import('../watching/public_table'))
  const drafted = useDraft(table, part, part?.drafts === true && seated)
  if (state.phase === 'failed' || !game || !part) return <Absent state={state} />

  const open = openSeats(state)
  const free = offered !== null && open.includes(offered) ? [offered] : open
  // Who looks on, as the guest does until the answer is here, hears that the seat is taken before it: nobody is to see the table without a key for it.
  const invited = (open.length > 0 || taking !== null) && !seated && keys.length === 0
  if (invited && !watching)
    return (
      <Invitation
        {...{ game, part, state, problem }}
        free={taking === null ? free : [taking]}
        busy={taking !== null}
        onTake={take}
        onWatch={() => watch(true)}
      />
    )
  const host = keys.find((each) => state.seats[each.seat ?? state.mine[0] ?? -1]?.is_host)
  const bots = BotInvitations && (
    <BotInvitations table={id} part={part} seats={state.seats} tableKey={host?.key} />
  )
  const notices = noticesOf({ id, part, state, open, free, host, seat, bots }).filter(Boolean)
  // What opens a seat by the name that stays opens all that the player has, and is not passed on.
  const session = store.part<{ key: string }>('session')?.key
  const passed = keys.filter(({ key }) => key !== session)
  return (
    <TableView
      {...{ game, part }}
      table={drafted}
      notice={notices.length > 0 ? notices : undefined}
      more={
        <>
          {PublicNote && <PublicNote table={id} tableKey={keys[0]!.key} />}
          {seated && passed.length > 0 && <DeviceLinks table={id} part={part} keys={passed} />}
        </>
      }
    />
  )
}

interface Notices {
  id: string
  part: AnyGamePart
  state: TableState
  open: Seat[]
  /** Of the open seats those that are offered here. */
  free: Seat[]
  /** The host's key, if the host plays here. */
  host: SeatKey | undefined
  seat: ReturnType<typeof useTakeSeat>
  /** The bot accounts that are asked to play. */
  bots: JSX.Element | null
}

/** What stands above the board. */
function noticesOf({
  id,
  part,
  state,
  open,
  free,
  host,
  seat,
  bots,
}: Notices): (JSX.Element | false | null)[] {
  const { taking, problem, take } = seat
  const seated = state.mine.length > 0
  const held = removableSeats(state)
  return [
    state.phase === 'away' && (
      <p class="away" role="status">
        {state.problem ? errorText(state.problem) : say.away}
      </p>
    ),
    seated && open.length > 0 && (
      <ShareLinks address={`${location.origin}/t/${id}`} part={part} open={open} lobby={state.lobby} />
    ),
    bots,
    held && host ? <HostActions table={id} part={part} tableKey={host.key} held={held} /> : null,
    !seated && open.length > 0 && (
      <div class="seat-offer">
        <p>{say.seatOpen}</p>
        {free.map((each) => (
          <button key={each} class="primary" disabled={taking !== null} onClick={() => take(each)}>
            {say.sit(part.seats[each]?.name ?? '')}
          </button>
        ))}
      </div>
    ),
    state.notice && (
      <p class="problem" role="alert">
        {errorText(state.notice)}
      </p>
    ),
    !seated && open.length === 0 && <p>{say.watching}</p>,
    problem !== null && <p class="problem">{problem}</p>,
  ]
}
