// How large the text is: as the browser has it, or larger.
import { store } from '@nemeton/board/base/storage'

export const textSizes = ['normal', 'large', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

export const textSize = (): TextSize => textSizes.find((size) => size === store.text()) ?? 'normal'

export function setTextSize(size: TextSize): void {
  store.keepText(size === 'normal' ? null : size)
  applyTextSize()
}

export function applyTextSize(): void {
  const size = textSize()
  if (size === 'normal') delete document.documentElement.dataset.text
  else document.documentElement.dataset.text = size
}
