// The looks in which axe checks the page: light and dark, on a phone and on a desktop.
import { isLong } from '../../page/tier'
import { desktop, findings, phone, smallTargets, type Visitor } from './visitor'

export const looks = (['light', 'dark'] as const).flatMap((colorScheme) => [
  [colorScheme, 'phone', { ...phone, colorScheme }] as const,
  [colorScheme, 'desktop', { ...desktop, colorScheme }] as const,
])

/** Collects axe's findings and, on a phone, targets that are too small. Each line names its view. */
export function looker(visitor: Visitor) {
  const found: string[] = []
  const look = async (view: string): Promise<void> => {
    const small = visitor.touch ? await smallTargets(visitor.page) : []
    found.push(...[...(await findings(visitor.page)), ...small].map((each) => `${view}: ${each}`))
  }
  /** Looks only in the long tier. */
  const lookLong = async (view: string): Promise<void> => {
    if (isLong) await look(view)
  }
  return { found, look, lookLong }
}
