// What is the only thing that can be done plays itself, unless the reader wants to do it.
import { useEffect } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { store } from '@nemeton/board/base/storage'

/** What led to it is seen first, in milliseconds. */
const pause = 350

/** Whether forced actions play themselves; on until it is switched off. */
export const playsForced = (): boolean => store.part<boolean>('playForced') !== false
export function setPlaysForced(on: boolean): void {
  store.keepPart('playForced', on ? null : false)
}

/** Plays the one legal action that there is now; `actions` are none where nobody here is to act. */
export function useForced(actions: string[], act: (token: string) => void): void {
  const play = useEffectEvent(act)
  useEffect(() => {
    if (actions.length !== 1 || !playsForced()) return
    const timer = setTimeout(() => play(actions[0]!), pause)
    return () => clearTimeout(timer)
  }, [actions])
}
