// After the first paint, while the browser is idle, everything that a local table needs is loaded and the rules core
// started, so that play goes on when the server or the network is gone. Then the service worker keeps it all for later visits.
import { hasServer } from '../base/server'
import { startServiceWorker } from '../base/service_worker'
import oak from '../board/art/oak.svg?url'
import { gameIds, gameOf, type GameId } from '../games/games'
import { core } from '../table/core'

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
      () => import('../setup/setup'),
      () => import('../setup/choices'),
      ...(hasServer ? [() => import('../pairing/play_now')] : []),
      () => import('../parts/moves'),
      () => import('../views/starting_draw'),
      () => import('../views/handover'),
      () => import('../views/ahead'),
      () => import('../views/afterwards'),
      () => import('../views/stopped'),
      () => import('../parts/sheet'),
      () => import('../views/settings'),
      () => import('../sound/question'),
      () => import('../lessons/book_text'),
      () => import('../companion/paper_links'),
      () => import('../analysis/hint'),
      () => import('../analysis/review'),
      async () => (await import('../analysis/client')).keepAnalyst(),
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
