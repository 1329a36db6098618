// After the first paint, while the browser is idle, everything that a local table needs is loaded and the rules core
// started, so that play goes on when the server or the network is gone. Then the service worker keeps it all for later visits.
import { hasServer } from '../shared/browser/has_server'
import { startServiceWorker } from '../shared/browser/start_service_worker'
import oak from '@nemeton/board/art/oak.svg?url'
import { gameIds, gameOf, type GameId } from '../shared/games/games'
import { core } from '../play/engine/core_client'

const idle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 300)

/** Where there is no service worker, such as without https, the page needs its server to open. */
function keep(): void {
  if ('serviceWorker' in navigator) void startServiceWorker().catch(() => {})
}

/** The italics come with the first word that is in them, which may be said at a table. */
const italics = () => document.fonts.load(`italic 1em ${getComputedStyle(document.body).fontFamily}`)

/** What a game's board loads later. */
async function restOf(id: GameId): Promise<unknown> {
  const { note, reasons, ahead } = await gameOf(id).part()
  return Promise.all([note?.(), reasons?.(), ahead?.()])
}

/** Loads one after the other while the browser is idle, and none while it has no network, where all would fail; then the rest is done. */
export function loadWhileIdle(loads: (() => unknown)[], rest: () => void): void {
  const next = () => {
    if (!navigator.onLine) return addEventListener('online', next, { once: true })
    const load = loads.shift()
    if (!load) return rest()
    // What fails now is asked for again when it is needed.
    Promise.resolve(load()).catch(() => {})
    idle(next)
  }
  idle(next)
}

export const prefetch = (): void =>
  loadWhileIdle(
    [
      () => import('../lobby/setup/setup_page'),
      () => import('../lobby/setup/setting_fields'),
      ...(hasServer ? [() => import('../lobby/matchmaking/play_now_buttons')] : []),
      () => import('../play/view/replay/move_list'),
      () => import('../play/view/starting_draw'),
      () => import('../play/view/hand_over'),
      () => import('../play/view/ahead_control'),
      () => import('../play/view/game_over'),
      () => import('../play/view/stopped_mark'),
      () => import('../play/view/table_sheets'),
      () => import('./settings/settings_page'),
      () => import('./home/home'),
      () => import('./game/game_page'),
      () => import('../play/sound/sound_question'),
      () => import('../play/rule_book/rule_book_text'),
      () => import('../play/companion/paper_links'),
      () => import('../play/analysis/hint'),
      () => import('../play/analysis/review'),
      async () => (await import('../play/analysis/analysis_client')).setAnalyst(),
      () => fetch(oak),
      italics,
      ...gameIds.flatMap((id) => [
        gameOf(id).part,
        gameOf(id).book,
        () => core().facts(id),
        () => restOf(id),
      ]),
    ],
    keep,
  )
