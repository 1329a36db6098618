// What boards are made of now.
import { looks, type Look } from './materials'
import { store } from '@nemeton/board/base/storage'

export const look = (): Look => looks.find((each) => each === store.look()) ?? 'wood'

export function showLook(chosen: Look): void {
  store.keepLook(chosen === 'wood' ? null : chosen)
  applyLook()
}

export function applyLook(): void {
  const chosen = look()
  if (chosen === 'wood') delete document.documentElement.dataset.look
  else document.documentElement.dataset.look = chosen
}
