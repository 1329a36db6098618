// A game that others play, on a card of the shelf: its board as it happens, who plays, and the way there.
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { useNear } from '@nemeton/board/near'
import { gameWords } from '@nemeton/board/words'
import { usePart, type GameId } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { GamePicture } from '../../shared/components/game_picture'
import { usePlayhead } from '../../play/view/replay/playhead'
import { RemoteTable } from '../../play/table/remote_table'
import { isOver, isUpToDate } from '../../play/table/table'
import { useTableState } from '../../play/table/use_table_state'
import { LiveBoard } from '../../play/watching/live_board'
import type { PublicSeat, PublicTable } from '../../shared/api/watching'
import './watching.css'
import { say } from '../../play/watching/words'

const nothing: never[] = []
/** How long the end of a game stays on the card, in milliseconds. */
const endStays = 10_000

function sitter({ kind, level, name, rating, provisional }: PublicSeat): string {
  const who = kind === 'bot' ? words.bot.called(words.bot.levels[level!]) : (name ?? say.somebody)
  return rating === undefined ? who : `${who} (${rating}${provisional ? '?' : ''})`
}

interface GameCardProps {
  watched: PublicTable
  game: GameId
  /** The game is over, or nobody may watch any more. */
  onEnd(): void
  /** Other ways, beside the one to the table. */
  children?: ComponentChildren
}

export function GameCard({ watched, game, onEnd, children }: GameCardProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const { name } = gameWords(game)
  const { seats, spectators } = watched
  return (
    <li class="card live">
      <div class="card-picture" ref={place}>
        {near ? <Board table={watched.table} game={game} onEnd={onEnd} /> : <GamePicture game={game} />}
      </div>
      <h2>{name}</h2>
      <p>{seats.map(sitter).join(' – ')}</p>
      <p class="note">{spectators > 0 && words.table.spectators(spectators)}</p>
      <div class="card-ways">
        <a class="button play-card" href={`/t/${watched.table}`} aria-label={say.watchGame(name)}>
          {say.watch}
        </a>
        {children}
      </div>
    </li>
  )
}

function Board({ table: id, game, onEnd }: { table: string; game: GameId; onEnd(): void }): JSX.Element {
  const [table] = useState(() => new RemoteTable(id, null))
  useEffect(() => () => table.close(), [table])
  const state = useTableState(table)
  const part = usePart(game)
  const head = usePlayhead(isUpToDate(state) ? state.events : nothing, part?.linger)
  const ended = isOver(state) && !head.behind
  const gone = state.phase === 'failed'
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!ended && !gone) return
    const timer = setTimeout(() => end(), gone ? 0 : endStays)
    return () => clearTimeout(timer)
  }, [ended, gone])
  return part && head.at >= 0 ? (
    <LiveBoard part={part} events={state.events} head={head} />
  ) : (
    <GamePicture game={game} />
  )
}
