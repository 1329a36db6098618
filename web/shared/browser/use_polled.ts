// What the server is asked for again and again, while somebody looks.
import { useCallback, useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'

/**
 * What `load` gives, asked for anew every so many milliseconds while the page is seen, when it is seen again, and when the function
 * is called; null before the first answer.
 */
export function usePolled<T>(load: () => Promise<T>, every: number): [T | null, () => void] {
  const [value, setValue] = useState<T | null>(null)
  const [round, setRound] = useState(0)
  const loaded = useEffectEvent(load)
  useEffect(() => {
    let wanted = true
    const ask = () => {
      if (!document.hidden) void loaded().then((found) => wanted && setValue(found))
    }
    ask()
    const timer = setInterval(ask, every)
    document.addEventListener('visibilitychange', ask)
    return () => {
      wanted = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [round, every])
  const again = useCallback(() => setRound((before) => before + 1), [])
  return [value, again]
}
