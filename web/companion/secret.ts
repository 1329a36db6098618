// What only one seat may see on a device that goes round: at most one seat looks, and nobody any more once the page was out of view.
import { useEffect, useState } from 'preact/hooks'

export function useSecret(): [seat: number | null, look: (seat: number | null) => void] {
  const [seat, look] = useState<number | null>(null)
  useEffect(() => {
    const hide = () => document.hidden && look(null)
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])
  return [seat, look]
}
