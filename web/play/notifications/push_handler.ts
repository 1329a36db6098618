// In the service worker: a notice arrives and is shown, and a press on it leads to its table.
import type { Language } from '@nemeton/board/base/languages'
import type en from './mail/en.json'

/** By game, its name in every language; put in when the worker is built. */
declare const gameNames: Record<string, { en: string } & Partial<Record<Language, string>>>

// What this needs of the types of workers: the compiler has either those or the page's.
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<void>): void
}
interface Worker {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: object): Promise<{ url: string; focus(): Promise<unknown> }[]>
    openWindow(path: string): Promise<unknown>
  }
  addEventListener(type: 'push', hear: (event: ExtendableEvent & { data: { json(): unknown } }) => void): void
  addEventListener(
    type: 'notificationclick',
    hear: (event: ExtendableEvent & { notification: Notification }) => void,
  ): void
}
declare const self: Worker

/** What the server says (docs/api.md). */
interface PushMessage {
  table: string
  game: string
  news: 'turn' | 'over' | 'rematch' | 'round'
  language: string
}

const words = import.meta.glob<typeof en>('./mail/??.json', { eager: true, import: 'default' })

async function show({ table, game, news, language }: PushMessage): Promise<void> {
  const names = gameNames[game]
  const texts = words[`./mail/${language}.json`] ?? words['./mail/en.json']!
  navigator.setAppBadge?.().catch(() => {})
  await self.registration.showNotification(names?.[language as Language] ?? names?.en ?? 'Nemeton', {
    body: texts[news],
    // A second one for the same table takes the place of the first.
    tag: table,
    icon: '/icon-192.png',
    lang: language,
    data: table,
  })
}

/** Where the table is open already that is looked at; otherwise it is opened. */
async function openTable(table: string): Promise<void> {
  const path = `/t/${table}`
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find(({ url }) => new URL(url).pathname === path)
  if (there) await there.focus()
  else await self.clients.openWindow(path)
}

export function handlePushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data.json() as PushMessage)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openTable(event.notification.data as string))
  })
}
