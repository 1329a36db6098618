// The options of a game: what they may be, and how they are said.
import type { OptionFacts } from './facts'
import type { Options, OptionValue } from '@nemeton/board/game'
import type { GameId } from './games'
import { words } from '../messages'
import { gameWords } from '@nemeton/board/words'

/** "ply_limit" as people read it, where no better name is known. */
const plain = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')

function defaultOf({ default: value }: OptionFacts, seats: number): OptionValue {
  return typeof value === 'object' ? value[seats]! : value
}

/** Every option at its default for so many seats. */
export const defaultOptions = (facts: OptionFacts[], seats: number): Options =>
  Object.fromEntries(facts.map((option) => [option.name, defaultOf(option, seats)]))

/** The words of a value such as "curse+freeze", "none" or "all". */
export const splitWords = (value: string, all: string[]): string[] =>
  value === 'all' ? all : value === 'none' ? [] : value.split('+')

/** Whether a value is one of the option's: a word or number of its list, several of them, yes or no, a number in its range. */
export function isAllowedValue(
  { type, values, min, max }: OptionFacts,
  value: OptionValue | undefined,
): boolean {
  if (type === 'words') {
    const all = values!.map(String)
    return typeof value === 'string' && splitWords(value, all).every((each) => all.includes(each))
  }
  if (values) return values.includes(value as OptionValue)
  const whole = type === 'number' ? Number.isFinite : Number.isInteger
  return whole(value) && Number(value) >= min! && Number(value) <= max!
}

/** An option's name and its values as people read them. */
export function optionWords(game: GameId, { name }: OptionFacts) {
  const own = gameWords(game).options?.[name]
  const shared = words.options[name]
  return {
    name: own?.name ?? shared?.name ?? plain(name),
    named: (value: OptionValue): string => own?.values?.[String(value)] ?? plain(String(value)),
  }
}

/** "Longest game, in moves: 200"; a rule that is off is struck out by a dash. */
function optionText(game: GameId, option: OptionFacts, value: OptionValue): string {
  const { name, named } = optionWords(game, option)
  const { type, values = [] } = option
  if (type === 'boolean') return value ? name : `${name}: –`
  const chosen = type === 'words' ? splitWords(String(value), values.map(String)) : [value]
  return `${name}: ${chosen.map(named).join(', ') || '–'}`
}

/** In words, the rules in which a table differs from the usual one. */
export function changedOptions(
  game: GameId,
  facts: OptionFacts[],
  options: Options,
  usual: Options,
): string[] {
  return facts
    .filter(({ name }) => options[name] !== undefined && options[name] !== usual[name])
    .map((option) => optionText(game, option, options[option.name]!))
}
