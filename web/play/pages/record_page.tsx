// A record that was kept: chosen or dropped, in a link or in the archive, it is a table to step through, and games under way on this
// device stay as they are.
import { isTimeControl } from '../../shared/games/time_control'
import type { SeatInfo } from '../../shared/api/tables'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { readTextFile } from '../../shared/browser/read_text_file'
import type { GameEvent, Seat } from '@nemeton/board/game'
import { isGame, usePart } from '../../shared/games/games'
import type { GameRecord } from '../../shared/games/game_record'
import { savedGames } from '../storage/saved_games'
import { initialState, ObservableTable, type AnyRecordTable } from '../table/table'
import { recordIn } from '../share/record_link'
import { ChooseFile } from '../../shared/components/files'
import { TableView } from '../view/table_view'
import { useTitle } from '../../shared/components/use_title'
import '../analysis/analysis.css'
import { analyst } from '../analysis/analysis_client'
import { say } from '../analysis/words'

class RecordTable extends ObservableTable implements AnyRecordTable {
  readonly kind = 'record'

  constructor(
    private readonly kept: GameRecord,
    sides: Seat[][],
    events: GameEvent[],
    /** Who played, where that is known. */
    players: SeatInfo[] = [],
  ) {
    super()
    const { game, options, seats, time_control } = kept
    const recorded = (_: unknown, seat: Seat): SeatInfo =>
      players[seat]?.kind === 'bot' ? players[seat] : { kind: 'recorded' }
    this.state = {
      ...initialState,
      phase: 'open',
      game,
      options: options ?? {},
      timeControl: isTimeControl(time_control) ? time_control : null,
      seats: Array.from({ length: seats }, recorded),
      sides,
      events,
      last: events.length - 1,
    }
  }

  record = () => Promise.resolve(this.kept)
  act(): void {}
  close(): void {}
}

/** The largest file that is read. */
const largestFile = 1 << 20

/** The table of a record in a file, or what is wrong with it. */
async function openFile(file: File): Promise<RecordTable | string> {
  if (file.size > largestFile) return say.tooLarge
  return openText(await readTextFile(file), say.noJson)
}

/** The table of a record as text, or what is wrong with it; `none` where it is no JSON. */
async function openText(text: string, none: string): Promise<RecordTable | string> {
  const parsed = await analyst().parse(text)
  if (parsed === undefined) return none
  return typeof parsed === 'string' ? say.wrong(parsed) : open(parsed.value)
}

/** The table of a record, or what is wrong with it. */
async function open(record: unknown, players?: SeatInfo[]): Promise<RecordTable | string> {
  const read = await analyst().read(record)
  if (read === null) return say.failed
  if (typeof read === 'string') return say.wrong(read)
  return isGame(read.record.game)
    ? new RecordTable(read.record, read.sides, read.events, players)
    : say.noBoard(read.record.game)
}

/** What a link's fragment or the archive has at this address; null where it names none. */
async function openHere(
  id: string | undefined,
): Promise<{ opened: RecordTable | string; from: string } | null> {
  if (id !== undefined) {
    const game = savedGames.get(id)
    return { opened: game ? await open(game.record, game.seats) : say.notKept, from: say.theGame }
  }
  const found = await recordIn(location.hash)
  if (found === null) return null
  return {
    opened: found === 'cut' ? say.cutLink : await openText(found.text, say.cutLink),
    from: say.theLink,
  }
}

interface RecordPageProps {
  file: File | null
  /** The game of the archive that is shown, if it is one. */
  id?: string
}

export default function RecordPage({ file, id }: RecordPageProps): JSX.Element {
  const [table, setTable] = useState<RecordTable | null>(null)
  const [problem, setProblem] = useState<{ from: string; what: string } | null>(null)
  const [number, count] = useState(0)
  const game = isGame(table?.state.game ?? null) ? table!.state.game : null
  const part = usePart(isGame(game) ? game : null)
  const show = (opened: RecordTable | string, from: string) => {
    if (typeof opened === 'string') return setProblem({ from, what: opened })
    setProblem(null)
    setTable(opened)
    count((before) => before + 1)
  }
  const take = async (given: File) => show(await openFile(given), given.name)
  const takeFirst = useEffectEvent(take)
  useEffect(() => {
    if (file) void takeFirst(file)
  }, [file])
  useEffect(() => {
    const look = () => void openHere(id).then((found) => found && show(found.opened, found.from))
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [id])
  useTitle(say.record)

  const complaint = problem && (
    <p class="problem" role="alert">
      {say.refused(problem.from)} {problem.what}
    </p>
  )
  const chooser = (
    <ChooseFile label={table ? say.openOther : say.open} onChoose={(chosen) => void take(chosen)} />
  )
  if (table && part && isGame(game)) {
    return (
      <TableView
        key={number}
        table={table}
        game={game}
        part={part}
        notice={complaint ?? undefined}
        more={<div class="record-more">{chooser}</div>}
      />
    )
  }
  return (
    <main class="open-record">
      <h1>{say.record}</h1>
      <p>{say.recordNote}</p>
      {complaint}
      {chooser}
    </main>
  )
}
