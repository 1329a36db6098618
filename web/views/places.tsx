// The two places where a game is played: this device (/local) and a table at the server (/t/ID).
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { focusMain } from '../focus'
import { words } from '../messages'
import { navigate } from '../router'
import { store } from '../store'
import { core } from '../table/core'
import { LocalTable } from '../table/local'
import { RemoteTable } from '../table/remote'
import { takeSeat } from '../table/server'
import type { Table } from '../table/table'
import { isGame, usePart, useTableState } from '../use'
import { Missing } from './missing'
import { DeviceLink, ShareLink } from './share'
import { TableView } from './table'

const say = words.table

/** A table for as long as it is in view. */
function useTable<T extends Table>(make: () => T): T {
  const [table] = useState(make)
  useEffect(() => () => table.close(), [table])
  return table
}

export function LocalTableView(): JSX.Element {
  const saved = store.local()
  return saved && isGame(saved.record.game) ? <LocalGame /> : <Missing title={say.noLocal} note="" />
}

function LocalGame(): JSX.Element {
  const table = useTable(() => new LocalTable(core(), store.local()!))
  const state = useTableState(table)
  const game = isGame(state.game) ? state.game : null
  const part = usePart(game)
  if (state.phase === 'failed') return <Missing title={say.broken} note={state.problem?.message ?? ''} />
  if (!game || !part) return <Opening />
  return <TableView table={table} game={game} part={part} />
}

/** A key that came in the link's fragment, which no server sees; it is kept on the device and leaves the address. */
function takeKey(table: string): string | null {
  const key = new URLSearchParams(location.hash.slice(1)).get('key')
  if (key) {
    store.keepKey(table, { seat: null, key })
    history.replaceState(null, '', location.pathname)
  }
  return store.key(table)?.key ?? null
}

export function RemoteTableView({ id }: { id: string }): JSX.Element {
  const table = useTable(() => new RemoteTable(id, takeKey(id)))
  const state = useTableState(table)
  const game = isGame(state.game) ? state.game : null
  const part = usePart(game)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (state.next) navigate(state.next)
  }, [state.next])

  if (state.phase === 'failed') return <Missing title={say.none} note={say.noneNote} />
  if (!game || !part)
    return state.phase === 'away' ? <Missing title={say.awayTitle} note={say.awayNote} /> : <Opening />

  const sit = async (seat: number) => {
    const taken = await takeSeat(id, seat)
    if ('code' in taken) return setProblem(words.errors[taken.code] ?? say.refused)
    store.keepKey(id, taken)
    table.sit(taken.key)
  }
  const open = state.seats.flatMap((info, seat) =>
    info.kind === 'person' && info.taken === false ? [seat] : [],
  )
  const seated = state.mine.length > 0
  const notices = [
    state.phase === 'away' && (
      <p class="away" role="status">
        {say.away}
      </p>
    ),
    seated && open.length > 0 && <ShareLink address={`${location.origin}/t/${id}`} />,
    !seated && open.length > 0 && (
      <div class="invitation">
        <p>{say.seatOpen}</p>
        {open.map((seat) => (
          <button class="primary" onClick={() => void sit(seat)}>
            {say.sit(part.seats[seat]?.name ?? '')}
          </button>
        ))}
      </div>
    ),
    !seated && store.key(id) && <p class="problem">{words.errors.bad_key}</p>,
    !seated && open.length === 0 && <p>{say.watching}</p>,
    problem && <p class="problem">{problem}</p>,
  ].filter(Boolean)
  const key = store.key(id)?.key
  return (
    <TableView
      table={table}
      game={game}
      part={part}
      notice={notices.length > 0 ? notices : undefined}
      more={seated && key && <DeviceLink address={`${location.origin}/t/${id}#key=${key}`} />}
    />
  )
}

function Opening(): JSX.Element {
  const main = useRef<HTMLElement>(null)
  // What opens takes the focus over, if it was here.
  useLayoutEffect(
    () => () => {
      if (document.activeElement === main.current) queueMicrotask(focusMain)
    },
    [],
  )
  return (
    <main class="opening" aria-busy="true" ref={main}>
      <p>{say.opening}</p>
    </main>
  )
}
