// Addresses: the path in view, and links that change it without loading the page again.
import { useLayoutEffect, useState } from 'preact/hooks'

/** Goes to a path of the page. `state` is for the view there, until it is told to forget it or left. */
export function navigate(path: string, state: { startingDraw: true } | null = null): void {
  history.pushState(state, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
  scrollTo(0, 0)
}

/** Goes on to the proper address of what is in view, in place of the one that led there. */
export function redirect(path: string): void {
  history.replaceState(history.state, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The path, kept up to date. */
export function usePath(): string {
  const [path, setPath] = useState(location.pathname)
  useLayoutEffect(() => {
    const look = () => setPath(location.pathname)
    addEventListener('popstate', look)
    return () => removeEventListener('popstate', look)
  }, [])
  return path
}

/** Follows plain clicks on links of ours within the page. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a')
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !plain || link.target || link.download || link.origin !== location.origin || link.hash) return
  event.preventDefault()
  navigate(link.pathname)
}
