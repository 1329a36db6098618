// Addresses: the path in view, and links that change it without loading the page again. A file server knows no path of a view, so the
// static site has the path in the query: ./?/play/brandubh.
import { options } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { hasServer } from './has_server'

/** The address of a view, by its path. */
const addressOf = (path: string): string => (hasServer ? path : path === '/' ? './' : `./?${path}`)

/** The same for a reader elsewhere. */
export const linkTo = (path: string): string => new URL(addressOf(path), location.href).href

/** The path of the view at an address; what others add to a query, such as `&utm_source=…`, is no part of it. */
function pathOf({ pathname, search }: { pathname: string; search: string }): string {
  if (hasServer) return pathname
  const [path] = search.slice(1).split('&')
  return path!.startsWith('/') ? path! : '/'
}

export const currentPath = (): string => pathOf(location)

/** Goes to a path of the page. `state` is for the view there, until it is told to forget it or left. */
export function navigate(path: string, state: { startingDraw: true } | null = null): void {
  history.pushState(state, '', addressOf(path))
  dispatchEvent(new PopStateEvent('popstate'))
  scrollTo(0, 0)
}

/** Goes on to the proper address of what is in view, in place of the one that led there. */
export function redirect(path: string): void {
  history.replaceState(history.state, '', addressOf(path))
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The path, kept up to date. */
export function usePath(): string {
  const [path, setPath] = useState(currentPath)
  useLayoutEffect(() => {
    const look = () => setPath(currentPath())
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
  navigate(pathOf(link))
}

/** Gives every link the address of its path, so that views name paths alone. */
function addressLinks(): void {
  const before = options.vnode
  options.vnode = (vnode) => {
    const props = vnode.props as { href?: unknown }
    if (vnode.type === 'a' && typeof props.href === 'string' && props.href.startsWith('/'))
      props.href = addressOf(props.href)
    before?.(vnode)
  }
}
if (!hasServer) addressLinks()
