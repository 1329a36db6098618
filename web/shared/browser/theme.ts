// Light or dark: as the system says, until the reader says otherwise.
import { store } from '@nemeton/board/base/storage'

export type Theme = 'light' | 'dark'

const system = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** The theme that the reader has chosen; null if it follows the system. */
export const ownTheme = (): Theme | null => store.theme()

export const theme = (): Theme => store.theme() ?? system()

/** Shows a theme; one that is the system's own is not kept, so that it goes on following the system. */
export function setTheme(chosen: Theme): void {
  const own = chosen === system() ? null : chosen
  store.keepTheme(own)
  applyTheme()
}

export function followSystemTheme(): void {
  store.keepTheme(null)
  applyTheme()
}

export function applyTheme(): void {
  const own = store.theme()
  if (own) document.documentElement.dataset.theme = own
  else delete document.documentElement.dataset.theme
}
