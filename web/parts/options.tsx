// The options of a game, as fields made from its own list: type, range, default and help.
import type { Options, OptionValue } from '../board/game'
import type { JSX } from 'preact'
import type { GameId } from '../games/games'
import { words } from '../messages'
import { gameWords } from '../board/words'
import type { OptionFacts } from '../table/core'

/** "ply_limit" as people read it, where no better name is known. */
const plain = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')

function defaultOf({ default: value }: OptionFacts, seats: number): OptionValue {
  return typeof value === 'object' ? value[seats]! : value
}

/** Every option at its default for so many seats. */
export const defaults = (facts: OptionFacts[], seats: number): Options =>
  Object.fromEntries(facts.map((option) => [option.name, defaultOf(option, seats)]))

/** Whether a number lies where the option allows it; of all other types only what is allowed can be chosen. */
export function allows({ type, values, min, max }: OptionFacts, value: OptionValue | undefined): boolean {
  if (values || (type !== 'integer' && type !== 'number')) return true
  const whole = type === 'number' ? Number.isFinite : Number.isInteger
  return whole(value as number) && Number(value) >= min! && Number(value) <= max!
}

/** The words of a value such as "curse+freeze", "none" or "all". */
const split = (value: string, all: string[]): string[] =>
  value === 'all' ? all : value === 'none' ? [] : value.split('+')

function joined(chosen: string[], all: string[]): string {
  return chosen.length === 0 ? 'none' : chosen.length === all.length ? 'all' : chosen.join('+')
}

/** An option's words, for its name and its values. */
function spoken(game: GameId, option: OptionFacts) {
  const own = gameWords(game).options?.[option.name]
  const shared = words.options[option.name]
  const name = own?.name ?? shared?.name ?? plain(option.name)
  const named = (value: OptionValue) => own?.values?.[String(value)] ?? plain(String(value))
  return { own, shared, name, named }
}

/** "Longest game, in moves: 200"; a rule that is off is struck out by a dash. */
export function inWords(game: GameId, option: OptionFacts, value: OptionValue): string {
  const { name, named } = spoken(game, option)
  const { type, values = [] } = option
  if (type === 'boolean') return value ? name : `${name}: –`
  const chosen = type === 'words' ? split(String(value), values.map(String)) : [value]
  return `${name}: ${chosen.map(named).join(', ') || '–'}`
}

interface FieldProps {
  game: GameId
  option: OptionFacts
  value: OptionValue
  onChange(value: OptionValue): void
}

function Field({ game, option, value, onChange }: FieldProps): JSX.Element {
  const id = `option-${option.name}`
  const help = `${id}-help`
  const { own, shared, name, named } = spoken(game, option)
  const note = (
    <p class="note" id={help}>
      {own?.help ?? shared?.help ?? option.help}
    </p>
  )
  const { type, values } = option

  if (values && type !== 'boolean') {
    const all = values.map(String)
    const chosen = type === 'words' ? split(String(value), all) : [String(value)]
    const flip = (word: string) =>
      joined(
        all.filter((each) => chosen.includes(each) !== (each === word)),
        all,
      )
    return (
      <fieldset class="choice" aria-describedby={help}>
        <legend>{name}</legend>
        <div class="tiles">
          {values.map((each) => (
            <label class="tile" key={each}>
              <input
                type={type === 'words' ? 'checkbox' : 'radio'}
                name={id}
                value={String(each)}
                checked={chosen.includes(String(each))}
                onChange={() => onChange(type === 'words' ? flip(String(each)) : each)}
              />
              <span>
                {named(each)}
                {own?.notes && <small>{own.notes[String(each)]}</small>}
              </span>
            </label>
          ))}
        </div>
        {note}
      </fieldset>
    )
  }
  return (
    <div class="field">
      {type === 'boolean' ? (
        <label class="yes-no">
          {name}
          <input
            id={id}
            type="checkbox"
            checked={value === true}
            aria-describedby={help}
            onChange={(e) => onChange(e.currentTarget.checked)}
          />
        </label>
      ) : (
        <>
          <label for={id}>{name}</label>
          <input
            id={id}
            type="number"
            min={option.min}
            max={option.max}
            step={type === 'number' ? 'any' : '1'}
            required
            value={value as number}
            aria-describedby={help}
            onInput={(e) => onChange(e.currentTarget.valueAsNumber)}
          />
        </>
      )}
      {note}
    </div>
  )
}

interface OptionsProps {
  game: GameId
  facts: OptionFacts[]
  values: Options
  onChange(values: Options): void
}

export function OptionFields({ game, facts, values, onChange }: OptionsProps): JSX.Element {
  return (
    <>
      {facts.map((option) => (
        <Field
          key={option.name}
          game={game}
          option={option}
          value={values[option.name]!}
          onChange={(value) => onChange({ ...values, [option.name]: value })}
        />
      ))}
    </>
  )
}
