// What the person at this device wants to be called: kept here, and told to each table where he sits.
import { store } from '@nemeton/board/base/storage'

const listeners = new Set<() => void>()

export const playerName = {
  /** '' where none was given. */
  get: (): string => store.part<string>('guestName') ?? '',
  set(name: string): void {
    store.keepPart('guestName', name.trim() || null)
    for (const listener of listeners) listener()
  },
  /** Calls `listener` when it was changed, here or in another tab; the answer ends that. */
  watch(listener: () => void): () => void {
    listeners.add(listener)
    const end = store.watch('guestName', listener)
    return () => {
      listeners.delete(listener)
      end()
    }
  },
}
