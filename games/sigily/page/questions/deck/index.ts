// The question cards, in the language of the page.
import { spoken } from '@nemeton/board/words'
import en from './en'
import type { Question } from './read'

export const questions = await spoken<Question[]>(en, import.meta.glob(['./??.ts', '!./en.ts']))

/** A question with its answers as they stand on a card. */
export interface ChoiceCard {
  ask: string
  answers: string[]
  right: string
  why: string
}

/** A number drawn from a text, the same every time (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; ++i) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** A question as a card; its answers are in an order that `seed` decides. */
export function cardOf([ask, right, ...rest]: Question, seed: string): ChoiceCard {
  const answers = [right, ...rest.slice(0, 3)]
  answers.sort((a, b) => hash(seed + a) - hash(seed + b))
  return { ask, answers, right, why: rest[3] }
}
