/** Starts the service worker, once it is wanted for the first time, and answers when it is at work. */
export async function startServiceWorker(): Promise<ServiceWorkerRegistration> {
  if (import.meta.env.PROD) await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}offline.js`)
  return navigator.serviceWorker.ready
}
