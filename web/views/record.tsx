// A record that was kept: chosen or dropped, it is a table to step through, and a game under way on this device stays as it is.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { GameEvent, Seat } from '../board/game'
import { isGame, usePart } from '../games/games'
import { words } from '../messages'
import { isTimeControl } from '../table/clock'
import type { GameRecord } from '../table/record'
import { nothingYet, Watched, type Table } from '../table/table'
import { ChooseFile } from '../parts/file'
import { TableView } from './table'
import { useTitle } from '../parts/title'
import '../analysis/analysis.css'
import { analyst } from '../analysis/client'
import { say } from '../analysis/words'

class RecordTable extends Watched implements Table {
  readonly kind = 'local'
  readonly past = true

  constructor(
    private readonly kept: GameRecord,
    sides: Seat[][],
    events: GameEvent[],
  ) {
    super()
    const { game, options, seats, time_control } = kept
    const recorded = Array.from({ length: seats }, () => ({ kind: 'recorded' as const }))
    this.state = {
      ...nothingYet,
      phase: 'open',
      game,
      options: options ?? {},
      timeControl: isTimeControl(time_control) ? time_control : null,
      seats: recorded,
      sides,
      events,
    }
  }

  record = () => Promise.resolve(this.kept)
  act(): void {}
  rematch(): void {}
  close(): void {}
}

/** The largest file that is read. */
const largestFile = 1 << 20

/** The table of a record, or what is wrong with it. */
async function open(file: File): Promise<RecordTable | string> {
  if (file.size > largestFile) return say.tooLarge
  let record: unknown
  try {
    record = JSON.parse(await file.text())
  } catch {
    return say.noJson
  }
  const read = await analyst().read(record)
  if (read === null) return say.failed
  if (typeof read === 'string') return say.wrong(read)
  return isGame(read.record.game)
    ? new RecordTable(read.record, read.sides, read.events)
    : say.noBoard(read.record.game)
}

export default function RecordView({ file }: { file: File | null }): JSX.Element {
  const [table, setTable] = useState<RecordTable | null>(null)
  const [problem, setProblem] = useState<{ file: string; what: string } | null>(null)
  const [number, count] = useState(0)
  const game = isGame(table?.state.game ?? null) ? table!.state.game : null
  const part = usePart(isGame(game) ? game : null)
  const take = async (given: File) => {
    const opened = await open(given)
    if (typeof opened === 'string') return setProblem({ file: given.name, what: opened })
    setProblem(null)
    setTable(opened)
    count((before) => before + 1)
  }
  useEffect(() => {
    if (file) void take(file)
  }, [file])
  useTitle(say.record)

  const complaint = problem && (
    <p class="problem" role="alert">
      {say.refused(problem.file)} {problem.what}
    </p>
  )
  const chooser = (
    <ChooseFile
      label={table ? words.home.otherRecord : words.home.openRecord}
      onChoose={(chosen) => void take(chosen)}
    />
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
