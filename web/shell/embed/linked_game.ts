// The game in a link, played by the rules here and not in a worker: a frame that is shut off from its own origin can start none.
import { replies } from '../../play/analysis/analysis_queries'
import { isGame } from '../../shared/games/games'
import { recordIn } from '../../play/share/record_link'
import { initialState, type TableState } from '../../play/table/table'
import { loadRules } from '../../play/engine/load_core'

/** The table of the record in a fragment, as it is when the game has been played; null where there is none, or none that can be played. */
export async function playLinkedGame(fragment: string): Promise<TableState | null> {
  const found = await recordIn(fragment)
  if (found === null || found === 'cut') return null
  try {
    const { game } = JSON.parse(found.text) as { game: string }
    if (!isGame(game)) return null
    const { ask } = await loadRules(game)
    const [checked] = replies(ask, { type: 'check', question: 0, text: found.text })
    const [read] = replies(ask, { type: 'read', question: 0, record: JSON.parse(found.text) })
    if (checked?.type !== 'checked' || read?.type !== 'read') return null
    const { record, sides, events } = read
    return {
      ...initialState,
      phase: 'open',
      game,
      options: record.options ?? {},
      seats: Array.from({ length: record.seats }, () => ({ kind: 'recorded' })),
      sides,
      events,
      last: events.length - 1,
    }
  } catch {
    return null
  }
}
