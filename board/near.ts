// Whether an element has come near to where it is seen: what is drawn there need not be loaded before.
import { useEffect, useState } from 'preact/hooks'

export function useNear(element: { current: Element | null }): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    )
    watcher.observe(element.current!)
    return () => watcher.disconnect()
  }, [element])
  return near
}
