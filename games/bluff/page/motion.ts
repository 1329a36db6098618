// How cups and dice move: a cup is shaken over its dice, and dice come out from under it.

import { findEffect } from '@nemeton/board/effects'
import { tumble } from '@nemeton/board/glide'
import type { Effect, View } from './schema'

const shakeTime = 260 // ms
const appearTime = 200 // ms

function shake(cup: Element, place: string): void {
  const at = (x: number, turn: number) => ({
    transform: `translate(${x}px,${-Math.abs(x)}px) ${place} rotate(${turn}deg)`,
  })
  cup.animate([{ transform: place }, at(-5, -9), at(5, 9), at(-4, -7), at(3, 5), { transform: place }], {
    duration: shakeTime,
    easing: 'ease-in-out',
  })
}

function appear(die: Element, place: string): void {
  die.animate(
    [
      { transform: `translate(0,-10px) ${place} scale(0.4)`, opacity: 0 },
      { transform: place, opacity: 1 },
    ],
    { duration: appearTime, easing: 'ease-out' },
  )
}

/** The names of the cups and dice that come with an event; `viewer`'s dice have been seen, null for a spectator. */
export const arrivals = (effects: Effect[], view: View, viewer: number | null): string[] =>
  effects.flatMap((effect) => {
    switch (effect.kind) {
      case 'rolled':
      case 'rerolled':
        return [`cup-${effect.seat}`, ...(effect.dice ?? []).map((_, i) => `hidden-${effect.seat}-${i}`)]
      case 'showed':
        return view.shown[effect.seat]!.map((_, i) => `shown-${effect.seat}-${i}`)
      case 'revealed':
        return effect.seat === viewer ? [] : effect.hidden.map((_, i) => `hidden-${effect.seat}-${i}`)
      default:
        return []
    }
  })

/** How they come: the cup is shaken, then its dice tumble; dice that were there before appear. */
export const arrivalOf = (effects: Effect[]) =>
  findEffect(effects, 'rolled') || findEffect(effects, 'rerolled')
    ? (piece: Element, place: string, i: number) => (i === 0 ? shake : tumble)(piece, place, i)
    : appear
