// What a board keeps on this device, under a name of its own.
import { store } from './base/storage'

export const kept = <T>(name: string, otherwise: T) => ({
  get: (): T => store.part<T>(name) ?? otherwise,
  set: (value: T): boolean => store.keepPart(name, value),
})
