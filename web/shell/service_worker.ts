// The service worker: keeps every file of the page on the device, so that it opens and local tables are played with no
// server and no network, and shows notices. Tables at the server (/api) are none of its business.
import { clientsClaim } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { hasServer } from '../shared/browser/has_server'
import { handlePushes } from '../play/notifications/push_handler'

/** All files of the build; put in when it is built. */
declare const precachedFiles: PrecacheEntry[]

/** How long the server may take before the page on the device is opened, in milliseconds. */
const networkTimeout = 3000

/** A view is opened as the server has it, so that a new version is in use at once; without a server, as it was kept. */
async function open({ request }: { request: Request }): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), networkTimeout))
  const answer = await Promise.race([fetch(request).catch(() => null), late])
  if (answer && answer.status < 500) return answer
  return (await matchPrecache('index.html')) ?? Response.error()
}
registerRoute(new NavigationRoute(open, { denylist: [/^\/api\//, /^\/health$/, /^\/oembed$/, /\/embed\b/] }))
precacheAndRoute(precachedFiles)
cleanupOutdatedCaches()

if (hasServer) handlePushes()

// The first visit is looked after as well.
clientsClaim()
