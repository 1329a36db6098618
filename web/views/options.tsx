// The options of a game, as fields made from its own list: type, range, default and help.
import type { JSX } from 'preact'
import { words } from '../messages'
import type { OptionFacts } from '../table/core'
import type { Options } from '../table/table'

/** "ply_limit" as people read it, where no better name is known. */
const plain = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')
const nameOf = (option: OptionFacts) => words.options[option.name] ?? plain(option.name)

/** Every option at its default. */
export const defaults = (facts: OptionFacts[]): Options =>
  Object.fromEntries(facts.map((option) => [option.name, option.default]))

/** Whether a value is one that the option allows. */
export function allows(option: OptionFacts, value: Options[string] | undefined): boolean {
  if (option.values) return option.values.includes(String(value))
  if (typeof option.default === 'boolean') return typeof value === 'boolean'
  return (
    Number.isInteger(value) &&
    Number(value) >= (option.min ?? -Infinity) &&
    Number(value) <= (option.max ?? Infinity)
  )
}

interface FieldProps {
  option: OptionFacts
  value: Options[string] | undefined
  onChange(value: Options[string]): void
}

function Field({ option, value, onChange }: FieldProps): JSX.Element {
  const id = `option-${option.name}`
  const help = `${id}-help`
  if (option.values) {
    return (
      <fieldset class="choice" aria-describedby={help}>
        <legend>{nameOf(option)}</legend>
        <div class="tiles">
          {option.values.map((word) => (
            <label class="tile" key={word}>
              <input type="radio" name={id} checked={value === word} onChange={() => onChange(word)} />
              <span>{plain(word)}</span>
            </label>
          ))}
        </div>
        <p class="note" id={help}>
          {option.help}
        </p>
      </fieldset>
    )
  }
  const yesNo = typeof option.default === 'boolean'
  return (
    <div class={yesNo ? 'field yes-no' : 'field'}>
      <label for={id}>{nameOf(option)}</label>
      {yesNo ? (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={help}
          onChange={(e) => onChange(e.currentTarget.checked)}
        />
      ) : (
        <input
          id={id}
          type="number"
          min={option.min}
          max={option.max}
          step="1"
          required
          value={value as number}
          aria-describedby={help}
          onInput={(e) => onChange(e.currentTarget.valueAsNumber)}
        />
      )}
      <p class="note" id={help}>
        {option.help}
      </p>
    </div>
  )
}

interface OptionsProps {
  facts: OptionFacts[]
  values: Options
  onChange(values: Options): void
}

export function OptionFields({ facts, values, onChange }: OptionsProps): JSX.Element {
  return (
    <>
      {facts.map((option) => (
        <Field
          key={option.name}
          option={option}
          value={values[option.name]}
          onChange={(value) => onChange({ ...values, [option.name]: value })}
        />
      ))}
    </>
  )
}
