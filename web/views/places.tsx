// The two places where a game is played: this device (/local) and a table at the server (/t/ID).
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { usePassedFocus } from '../base/focus'
import { words } from '../messages'
import { navigate } from '../base/router'
import { keptTables, type SeatKey } from '../table/kept_tables'
import { core } from '../table/core'
import { isGame, type GameId, usePart } from '../games/games'
import { LocalTable, persons } from '../table/local'
import { RemoteTable } from '../table/remote'
import { takeSeat } from '../table/server'
import { SharedTable } from '../table/shared'
import { isOver, type Table } from '../table/table'
import { useTableState } from '../table/use_table_state'
import { Missing } from './missing'
import { StartingDrawView, useStartingDraw } from './starting_draw'
import { DeviceLinks, ShareLinks } from './share'
import { TableView } from './table'
import { timeInWords } from '../parts/time'

const say = words.table

/** A table for as long as it is in view. */
function useTable<T extends Table>(make: () => T): T {
  const [table] = useState(make)
  useEffect(() => () => table.close(), [table])
  return table
}

export function LocalTableView(): JSX.Element {
  const [saved] = useState(keptTables.local)
  const game = isGame(saved?.record.game ?? null) ? (saved!.record.game as GameId) : null
  const part = usePart(game)
  const [startingDraw, drawSeen] = useStartingDraw(part)
  if (!saved || !game) return <Missing title={say.noLocal} note="" />
  if (!part) return <Opening />
  if (!startingDraw) return <LocalGame />
  return (
    <StartingDrawView
      startingDraw={startingDraw}
      part={part}
      seats={saved.seats}
      mine={persons(saved.seats)}
      onSeen={drawSeen}
    />
  )
}

function LocalGame(): JSX.Element {
  const table = useTable(() => new LocalTable(core(), keptTables.local()!))
  const state = useTableState(table)
  const game = isGame(state.game) ? state.game : null
  const part = usePart(game)
  if (state.phase === 'failed') return <Missing title={say.broken} note={state.problem?.message ?? ''} />
  if (!game || !part) return <Opening />
  return <TableView table={table} game={game} part={part} />
}

/** What a link to a table says in its fragment, which no server sees: the key of a seat, or a seat to be taken. */
function readLink(table: string): { seat: number | null } {
  const link = new URLSearchParams(location.hash.slice(1))
  const key = link.get('key')
  if (key) {
    // It is kept on the device and leaves the address.
    keptTables.keepKey(table, { seat: null, key })
    history.replaceState(null, '', location.pathname)
  }
  return { seat: link.has('seat') ? Number(link.get('seat')) : null }
}

export function RemoteTableView({ id }: { id: string }): JSX.Element {
  const [offered] = useState(() => readLink(id).seat)
  const [keys, setKeys] = useState(() => keptTables.keys(id))
  const sit = (key: SeatKey) => {
    keptTables.keepKey(id, key)
    setKeys(keptTables.keys(id))
  }
  return <RemoteGame key={keys.length} id={id} keys={keys} offered={offered} onSit={sit} />
}

function openRemote(id: string, keys: SeatKey[]): Table {
  if (keys.length < 2) return new RemoteTable(id, keys[0]?.key ?? null)
  return new SharedTable(keys.map(({ key }) => new RemoteTable(id, key)))
}

interface RemoteGameProps {
  id: string
  /** Of those who play on this device. */
  keys: SeatKey[]
  /** The seat that the link offers. */
  offered: number | null
  onSit(key: SeatKey): void
}

function RemoteGame({ id, keys, offered, onSit }: RemoteGameProps): JSX.Element {
  const table = useTable(() => openRemote(id, keys))
  const state = useTableState(table)
  const game = isGame(state.game) ? state.game : null
  const part = usePart(game)
  const [startingDraw, drawSeen] = useStartingDraw(part)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (state.next) navigate(state.next)
  }, [state.next])

  if (state.phase === 'failed') return <Missing title={say.none} note={say.noneNote} />
  if (!game || !part)
    return state.phase === 'away' ? <Missing title={say.awayTitle} note={say.awayNote} /> : <Opening />

  if (startingDraw)
    return (
      <StartingDrawView
        startingDraw={startingDraw}
        part={part}
        seats={state.seats}
        mine={state.mine}
        onSeen={drawSeen}
      />
    )

  const take = async (seat: number) => {
    const taken = await takeSeat(id, seat)
    if ('code' in taken) setProblem(words.errors[taken.code] ?? say.refused)
    else onSit(taken)
  }
  // A seat that was left after the game is nobody's any more.
  const open = state.seats.flatMap((info, seat) =>
    info.kind === 'person' && info.taken === false && !isOver(state) ? [seat] : [],
  )
  const free = offered !== null && open.includes(offered) ? [offered] : open
  const seated = state.mine.length > 0
  const address = `${location.origin}/t/${id}`
  const notices = [
    state.phase === 'away' && (
      <p class="away" role="status">
        {say.away}
      </p>
    ),
    seated && open.length > 0 && <ShareLinks address={address} part={part} open={open} lobby={state.lobby} />,
    !seated && open.length > 0 && (
      <div class="invitation">
        <p>
          {say.seatOpen} {state.timeControl && `${timeInWords(state.timeControl)}.`}
        </p>
        {free.map((seat) => (
          <button key={seat} class="primary" onClick={() => void take(seat)}>
            {say.sit(part.seats[seat]?.name ?? '')}
          </button>
        ))}
      </div>
    ),
    !seated && keys.length > 0 && <p class="problem">{words.errors.bad_key}</p>,
    !seated && open.length === 0 && <p>{say.watching}</p>,
    problem && <p class="problem">{problem}</p>,
  ].filter(Boolean)
  return (
    <TableView
      table={table}
      game={game}
      part={part}
      notice={notices.length > 0 ? notices : undefined}
      more={seated && <DeviceLinks table={id} part={part} keys={keys} />}
    />
  )
}

function Opening(): JSX.Element {
  return (
    <main class="opening" aria-busy="true" ref={usePassedFocus()}>
      <p>{say.opening}</p>
    </main>
  )
}
