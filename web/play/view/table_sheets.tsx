// Sheets over a table: sharing it, and the rules where there is no room beside the board.
import type { JSX } from 'preact'
import { useLazy } from '../../shared/browser/hooks'
import Sheet from '../../shared/components/sheet'
import type { GameId } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { RuleBook } from '../rule_book/rule_book'
import type { ShownTable } from './use_shown_table'
import type { TablePanels } from './use_table_panels'

const say = words.table

interface TableSheetsProps {
  shown: ShownTable
  panels: TablePanels
  game: GameId
  board: { current: HTMLDivElement | null }
}

export default function TableSheets({ shown, panels, game, board }: TableSheetsProps): JSX.Element {
  const { table, part, events, head } = shown
  const { wide, reading, setReading, sharing, setSharing } = panels
  const Share = useLazy(sharing, () => import('../share/share'))
  return (
    <>
      {sharing && (
        <Sheet label={say.sharing} onClose={() => setSharing(false)}>
          <h2>{say.sharing}</h2>
          {Share && <Share table={table} part={part} events={events} at={head.at} board={board.current!} />}
        </Sheet>
      )}
      {!wide && reading && (
        <Sheet label={say.rules} onClose={() => setReading(false)}>
          <RuleBook game={game} />
        </Sheet>
      )}
    </>
  )
}
