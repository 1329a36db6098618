// This device as one that is told when it is my turn: what its browser and the server have to know for that. A mailbox is told in the same way.
import { type Problem, get, pathOfTable, post, problemIn } from '../../shared/api/request'
import { language } from '@nemeton/board/base/language'
import { startServiceWorker } from '../../shared/browser/start_service_worker'
import { store } from '@nemeton/board/base/storage'
import { savedSeats } from '../storage/saved_seats'
import { mailbox, subscribeMailbox } from './email_notifications'

/** Whether its browser can be told things while the page is closed, and the page is served so that it may. */
export const supportsPush = (): boolean =>
  window.isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window

/** Whether it is to be told; only where this is kept is the browser asked. */
export const isSubscribed = (): boolean => store.part<true>('pushSubscribed') === true

const getSubscription = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.ready).pushManager.getSubscription()

/** Tells the server that this device is told of the seat with that key; a key that holds no seat any more is none of its business. */
async function subscribeSeat(table: string, key: string, device: PushSubscription): Promise<Problem | null> {
  const { endpoint, keys } = device.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } }
  const body = { endpoint, p256dh: keys.p256dh, auth: keys.auth, language }
  const problem = problemIn(await post<object>(pathOfTable(table, '/subscriptions'), body, key))
  return problem && !['bad_key', 'no_table'].includes(problem.code) ? problem : null
}

/** The browser's own subscription, made for this server's key where there is none. */
async function createSubscription(): Promise<PushSubscription | Problem> {
  const answer = await get<{ vapid_public_key: string }>('/api/v1/notifications/settings')
  if ('code' in answer) return answer
  const { vapid_public_key } = answer
  // On a busy device it may be long until it is started as what comes last.
  const { pushManager } = await startServiceWorker()
  const known = await pushManager.getSubscription()
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapid_public_key })
  } catch (error) {
    // It is for the key of another server that was at this address.
    if (!known) throw error
    await known.unsubscribe()
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapid_public_key })
  }
}

/** From now on this device is told of every seat that it has, and is to have; or why not. Asks the reader, where the browser has not yet. */
export async function subscribeDevice(): Promise<Problem | null> {
  if ((await Notification.requestPermission()) !== 'granted') return { code: 'denied', message: '' }
  try {
    const device = await createSubscription()
    if ('code' in device) return device
    const over = savedSeats.over()
    for (const [table, keys] of Object.entries(savedSeats.allKeys())) {
      if (over[table]) continue
      for (const { key } of keys) {
        const problem = await subscribeSeat(table, key, device)
        if (problem) return problem
      }
    }
    store.keepPart('pushSubscribed', true)
    return null
  } catch {
    return { code: 'away', message: '' }
  }
}

/** It is told of nothing any more; false where the server does not know yet, which learns it from the push service. */
export async function unsubscribeDevice(): Promise<boolean> {
  store.keepPart('pushSubscribed', null)
  const device = await getSubscription()
  if (!device) return true
  const done = await post<object>('/api/v1/notifications/unsubscribe', { endpoint: device.endpoint })
  await device.unsubscribe()
  return !('code' in done)
}

/** Of the seats of a table too, if this device is told at all, and its reader's mailbox. */
export async function subscribeToTable(table: string): Promise<void> {
  if (mailbox.get()) await subscribeMailbox(table)
  if (!isSubscribed()) return
  const device = await getSubscription()
  if (!device) return
  for (const { key } of savedSeats.keys(table)) await subscribeSeat(table, key, device)
}

/** On the icon of the installed page: at how many tables it is my turn. */
export function showBadge(tables: number): void {
  const shown = tables > 0 ? navigator.setAppBadge?.(tables) : navigator.clearAppBadge?.()
  // A browser without a badge says no.
  shown?.catch(() => {})
}
