// A turn in a line: what was thrown, and what the boats did by it.
import type { Persons } from '@nemeton/board/person'
import { other, SEA, type DanubeEvent } from './position'
import type { Seat, View } from './schema'
import { say } from './words'

const words = say.summary

export function summary(events: DanubeEvent[], _: View, persons: Persons): string {
  const effects = events.flatMap(({ effects }) => effects)
  const acting = effects.find((effect): effect is typeof effect & { seat: Seat } => 'seat' in effect)
  if (!acting) return ''
  const { seat } = acting
  const of = (...kinds: string[]) => effects.filter(({ kind }) => kinds.includes(kind))
  const throws = effects.flatMap((effect) => (effect.kind === 'thrown' ? effect.value : []))
  // Boats by where they are now; one that goes on is the same one.
  const forward = new Set<number>()
  const back = new Set<number>()
  for (const effect of effects) {
    if (effect.kind !== 'moved') continue
    const boats = effect.to > effect.from ? forward : back
    boats.delete(effect.from)
    if (effect.to !== SEA) boats.add(effect.to)
  }
  const parts = (
    [
      [forward.size, words.forward],
      [back.size, words.back],
      [of('switched').length, (n: number) => words.switched(n, persons(other(seat)))],
      [of('carried').length, words.carried],
      [of('came_home').length, words.home],
      [of('no_way', 'pips_lost').length, () => words.stuck],
      [of('must_open').length, () => words.mustOpen],
    ] as [number, (n: number) => string][]
  ).flatMap(([n, part]) => (n > 0 ? part(n) : []))
  const { you, name } = persons(seat)
  const threw = words.threw(you ? words.you : name, throws.join(', '))
  return throws.length + parts.length === 0 ? '' : [threw, parts.join(', ')].filter(Boolean).join(': ')
}
