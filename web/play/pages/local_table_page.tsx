// Where a game is played on this device (/local/ID; /local is the game played last); a table at the server is in remote_place.tsx.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { usePassedFocus } from '../../shared/browser/focus'
import { words } from '../../shared/messages'
import { navigate, redirect } from '../../shared/browser/router'
import { savedGames, type SavedGame } from '../storage/saved_games'
import { core } from '../engine/core_client'
import { isGame, usePart } from '../../shared/games/games'
import { LocalTable } from '../table/local_table'
import type { AnyGamePart, StartingDraw } from '@nemeton/board/game'
import { useLoaded, useMedia } from '../../shared/browser/hooks'
import type { Table } from '../table/table'
import { useTableState } from '../table/use_table_state'
import { NotFound } from '../../shared/components/not_found'
import { TableView } from '../view/table_view'

const say = words.table

/** A table for as long as it is in view. */
export function useTable<T extends Table>(make: () => T): T {
  const [table] = useState(make)
  useEffect(() => () => table.close(), [table])
  return table
}

export function LocalTablePage({ id }: { id: string | null }): JSX.Element {
  const [newest] = useState(() => (id === null ? savedGames.newest() : null))
  useEffect(() => {
    if (newest) redirect(`/local/${newest[0]}`)
  }, [newest])
  if (newest) return <Opening />
  return <LocalTableById id={id ?? ''} />
}

/** Whether the view was come to from drawing lots, and a way to say that they were seen. */
export function useStartingDraw(part: AnyGamePart | null): [StartingDraw | null, () => void] {
  const [due, setDue] = useState((history.state as { startingDraw?: true } | null)?.startingDraw === true)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const seen = () => {
    history.replaceState(null, '')
    setDue(false)
  }
  return [due && !still ? (part?.startingDraw ?? null) : null, seen]
}

function LocalTableById({ id }: { id: string }): JSX.Element {
  const [saved, load] = useState(() => savedGames.get(id))
  const game = isGame(saved?.record.game ?? null) ? saved!.record.game : null
  const part = usePart(game)
  const [startingDraw, drawSeen] = useStartingDraw(part)
  const StartingDrawView = useLoaded(
    async () => (startingDraw ? (await import('../view/starting_draw')).default : null),
    startingDraw,
  )
  if (!saved || !game) return <NotFound title={say.noLocal} note="" />
  if (!part) return <Opening />
  if (!startingDraw) {
    return <LocalGame key={saved.moved} id={id} saved={saved} onBack={() => load(savedGames.get(id))} />
  }
  if (!StartingDrawView) return <Opening />
  return (
    <StartingDrawView
      startingDraw={startingDraw}
      part={part}
      seats={saved.seats}
      tableKey={id}
      mine={saved.mine}
      onSeen={drawSeen}
    />
  )
}

interface LocalGameProps {
  id: string
  saved: SavedGame
  /** The game is to go on as it is kept. */
  onBack(): void
}

function LocalGame({ id, saved, onBack }: LocalGameProps): JSX.Element {
  const table = useTable(() => new LocalTable(core(), saved, id))
  const state = useTableState(table)
  const game = isGame(state.game) ? state.game : null
  const part = usePart(game)
  useNextGame(state.next)
  if (state.phase === 'failed') return <NotFound title={say.broken} note={state.problem?.message ?? ''} />
  if (state.phase === 'away') {
    return (
      <main class="opening">
        <p>{say.otherTab}</p>
        <button class="primary" onClick={onBack}>
          {say.goOnHere}
        </button>
      </main>
    )
  }
  if (!game || !part) return <Opening />
  const notice = state.unkept && <p class="problem">{say.unkept[state.unkept]}</p>
  return <TableView table={table} game={game} part={part} notice={notice} />
}

/** Goes to the table of the next game, when there is one. */
export function useNextGame(next: string | null): void {
  useEffect(() => {
    if (next) navigate(next)
  }, [next])
}

export function Opening(): JSX.Element {
  return (
    <main class="opening" aria-busy="true" ref={usePassedFocus()}>
      <p>{say.opening}</p>
    </main>
  )
}
