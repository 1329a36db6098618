// For tests: storage that takes no more under new names once it holds so many parts.
import { vi } from 'vitest'

/** The answer makes it as it was. */
export function fillStorage(most: number): () => void {
  const real = localStorage
  const full = new Proxy(real, {
    get(_, name) {
      if (name === 'setItem')
        return (key: string, value: string) => {
          if (real.getItem(key) === null && Object.keys(real).length >= most)
            throw new DOMException('full', 'QuotaExceededError')
          real.setItem(key, value)
        }
      const member = Reflect.get(real, name)
      return typeof member === 'function' ? member.bind(real) : member
    },
  })
  vi.stubGlobal('localStorage', full)
  return () => vi.stubGlobal('localStorage', real)
}
