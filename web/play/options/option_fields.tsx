// The options of a game, as fields made from its own list: type, range, default and help.
import type { OptionFacts } from '../../shared/games/facts'
import type { JSX } from 'preact'
import type { Options, OptionValue } from '@nemeton/board/game'
import type { GameId } from '../../shared/games/games'
import { optionWords, splitWords } from '../../shared/games/options'
import { words } from '../../shared/messages'
import { optionHelp } from '@nemeton/board/option_help'

/** A number of which there are at most so many is chosen among tiles. */
const mostTiles = 6

/** What is chosen among, as tiles; undefined where a number is typed. */
function listOf({ values, type, min, max }: OptionFacts): OptionValue[] | undefined {
  if (values) return values
  const count = type === 'integer' ? max! - min! + 1 : Infinity
  return count <= mostTiles ? Array.from({ length: count }, (_, i) => max! - i) : undefined
}

function joined(chosen: string[], all: string[]): string {
  return chosen.length === 0 ? 'none' : chosen.length === all.length ? 'all' : chosen.join('+')
}

interface FieldProps {
  game: GameId
  option: OptionFacts
  value: OptionValue
  onChange(value: OptionValue): void
}

const wordsOf = (game: GameId, option: OptionFacts) => ({
  ...optionWords(game, option),
  ...optionHelp(game, option.name),
})

interface TilesProps extends FieldProps {
  id: string
  values: OptionValue[]
}

function Tiles({ id, game, option, values, value, onChange }: TilesProps): JSX.Element {
  const { named, notes } = wordsOf(game, option)
  const all = values.map(String)
  const several = option.type === 'words'
  const chosen = several ? splitWords(String(value), all) : [String(value)]
  const flip = (word: string) =>
    joined(
      all.filter((each) => chosen.includes(each) !== (each === word)),
      all,
    )
  return (
    <div class="tiles">
      {values.map((each) => (
        <label class="tile" key={each}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={id}
            value={String(each)}
            checked={chosen.includes(String(each))}
            onChange={() => onChange(several ? flip(String(each)) : each)}
          />
          <span>
            {named(each)}
            {notes && <small>{notes[String(each)]}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}

function Field(props: FieldProps): JSX.Element {
  const { game, option, value, onChange } = props
  const id = `option-${option.name}`
  const help = `${id}-help`
  const spoken = wordsOf(game, option)
  const note = (
    <p class="note" id={help}>
      {spoken.help ?? words.options[option.name]?.help ?? option.help}
    </p>
  )
  const { type } = option
  const values = listOf(option)

  if (values && type !== 'boolean')
    return (
      <fieldset class="choice" aria-describedby={help}>
        <legend>{spoken.name}</legend>
        <Tiles {...props} id={id} values={values} />
        {note}
      </fieldset>
    )
  return (
    <div class="field">
      {type === 'boolean' ? (
        <label class="yes-no">
          {spoken.name}
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
          <label for={id}>{spoken.name}</label>
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
  onChange(name: string, value: OptionValue): void
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
          onChange={(value) => onChange(option.name, value)}
        />
      ))}
    </>
  )
}
