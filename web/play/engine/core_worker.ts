// The worker's side of the page's core: hands orders and questions to the rules core of their game, which is loaded when its game is
// first asked about.
import type { RulesCore } from './rules_core'
import { handleOrders, type TableNews, type TableOrder, type TableInCore } from './table_orders'
import { isQuestion, reply, type Failure, type Reply, type Question } from './core_queries'

interface Game {
  core: RulesCore
  hearOrder(order: TableOrder): void
}

/** Gives what hears the page's messages; those about one game are heard in their order. `later` is as for `hearOrders`. */
export function handleMessages(
  load: (game: string) => Promise<RulesCore>,
  post: (news: TableNews | Reply | Failure) => void,
  later: (run: () => void) => void,
): (event: { data: TableOrder | Question }) => void {
  const games = new Map<string, Promise<Game>>()
  const gameOf = (id: string): Promise<Game> => {
    const known = games.get(id)
    if (known) return known
    const loading = load(id).then((core) => ({
      core,
      hearOrder: handleOrders(core.table as TableInCore, post, later),
    }))
    games.set(id, loading)
    // What could not be loaded is asked for again.
    loading.catch(() => games.delete(id))
    return loading
  }
  /** The last that was opened. */
  let open: { game: string; table: number } | null = null

  const hearOrder = (order: TableOrder) => {
    if (order.type === 'open') {
      const { game } = order.record
      // One table at a time, whatever is played there.
      if (open && open.game !== game) hearOrder({ type: 'close', table: open.table })
      open = { game, table: order.table }
    }
    if (!open) return
    gameOf(open.game).then(
      (game) => game.hearOrder(order),
      (error: unknown) => {
        const { message } = error as Error
        post({ table: order.table, message: { type: 'error', code: 'no_core', message } })
      },
    )
  }
  const hearQuestion = (question: Question) => {
    const id = question.type === 'replay' ? question.line.game : question.game
    gameOf(id).then(
      ({ core }) => post(reply(core, question)),
      (error: unknown) =>
        post({ type: 'failure', question: question.question, message: (error as Error).message }),
    )
  }
  return ({ data }) => (isQuestion(data) ? hearQuestion(data) : hearOrder(data))
}
