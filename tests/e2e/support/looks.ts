// The looks of the page that axe reads: light and dark, on a phone and on a computer.
import { isLong } from './tier'
import { desktop, findings, phone, smallTargets, type Visitor } from './visitor'

export const looks = (['light', 'dark'] as const).flatMap((colorScheme) => [
  [colorScheme, 'phone', { ...phone, colorScheme }] as const,
  [colorScheme, 'desktop', { ...desktop, colorScheme }] as const,
])

/** What axe has to say about one view after the other, and on the phone what is too small; each line with the view's name. */
export function looker(visitor: Visitor) {
  const found: string[] = []
  const look = async (view: string): Promise<void> => {
    const small = visitor.touch ? await smallTargets(visitor.page) : []
    found.push(...[...(await findings(visitor.page)), ...small].map((each) => `${view}: ${each}`))
  }
  /** Only in the long tier. */
  const lookLong = async (view: string): Promise<void> => {
    if (isLong) await look(view)
  }
  return { found, look, lookLong }
}
