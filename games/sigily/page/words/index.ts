// Sigily's words, in the language of the page.
import { optionHelp } from '@nemeton/board/option_help'
import { gameWords, type OptionWords, spoken } from '@nemeton/board/words'
import en from './en'

export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))

/** The provinces, by seat; the names of the spells and what they do, by their words in tokens. */
export const { seats: provinces } = gameWords('sigily')
export const { values: spells } = gameWords('sigily').options!.spells as Required<OptionWords>
export const spellNotes = optionHelp('sigily', 'spells').notes!

/** A sigil in a sentence: the eight holidays and the centre have names, and in the deep those of their gates serve, as no numbers stand there. */
export function nameOf(sigil: string): string {
  const [, gate, arm] = /^(\d+)([ab])$/.exec(sigil) ?? []
  return gate ? say.deep(say.holidays[gate]!, arm === 'b') : (say.holidays[sigil] ?? sigil)
}
