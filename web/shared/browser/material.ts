// What boards are made of now.
import { materials, type Material } from './materials'
import { store } from '@nemeton/board/base/storage'

export const boardMaterial = (): Material => materials.find((each) => each === store.look()) ?? 'wood'

export function setMaterial(chosen: Material): void {
  store.keepLook(chosen === 'wood' ? null : chosen)
  applyMaterial()
}

export function applyMaterial(): void {
  const chosen = boardMaterial()
  if (chosen === 'wood') delete document.documentElement.dataset.look
  else document.documentElement.dataset.look = chosen
}
