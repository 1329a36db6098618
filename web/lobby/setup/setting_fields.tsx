// All that can be chosen for a table: how many, against whom, which side, and the rules; the rare ones under More.
import type { GameFacts } from '../../shared/games/facts'
import { levels } from '../../shared/games/levels'
import type { JSX } from 'preact'
import type { AnyGamePart, Options, OptionValue, Seat } from '@nemeton/board/game'
import { gameWords } from '@nemeton/board/words'
import { gameOf, type GameId } from '../../shared/games/games'
import { listed } from '@nemeton/board/base/language'
import { words } from '../../shared/messages'
import { say } from './words'
import { hasServer } from '../../shared/browser/has_server'
import { store } from '@nemeton/board/base/storage'
import { useLazy } from '../../shared/browser/hooks'
import { SeatMark } from '../../shared/components/seat_mark'
import { RatedSwitch } from '../../play/ratings/rated_switch'
import { PublicSwitch } from '../../play/watching/public_switch'
import { needsServer } from '../../play/table/seat_plan'
import { RadioTiles } from '../../shared/components/radio_tiles'
import { SeatingRows } from './seating_rows'
import { OptionFields } from '../../play/options/option_fields'
import {
  canBeRated,
  seatingOf,
  isRated,
  needsTime,
  offered,
  timeOf,
  withCount,
  withOpponent,
  withRated,
  type Opponent,
  type Setting,
} from './table_setting'
import { TimeField } from './time_field'

interface ChoicesProps {
  game: GameId
  part: AnyGamePart | null
  facts: GameFacts
  setting: Setting
  /** The options as they usually are. */
  usual: Options
  /** Who would win together. */
  sides: Seat[][]
  onChange(setting: Setting): void
}

/** What all fields of the form are given. */
interface FieldsProps extends ChoicesProps {
  set(changed: Partial<Setting>): void
}

export function Choices(props: ChoicesProps): JSX.Element {
  const { game, part, facts, setting, usual, sides, onChange } = props
  const { seats: names } = gameWords(game)
  const { min_seats: least, max_seats: most } = facts
  const set = (changed: Partial<Setting>) => onChange({ ...setting, ...changed })
  const setOption = (name: string, value: OptionValue) => {
    const { [name]: _, ...others } = setting.options
    set({ options: value === usual[name] ? others : { ...others, [name]: value } })
  }
  const options = { ...usual, ...setting.options }
  const { choices } = gameOf(game)
  const [asked, rare] = [true, false].map((first) =>
    facts.options.filter(({ name }) => choices.includes(name) === first),
  )
  return (
    <div class="choices">
      {least < most && (
        <RadioTiles
          name="count"
          legend={say.count}
          value={String(setting.count)}
          onChange={(value) => onChange(withCount(setting, Number(value)))}
          items={Array.from({ length: most - least + 1 }, (_, i) => String(least + i)).map((value) => ({
            value,
            label: value,
          }))}
        />
      )}
      <OpponentFields {...props} set={set} />
      <ServerFields {...props} set={set} />
      <div class="options">
        <OptionFields game={game} facts={asked!} values={options} onChange={setOption} />
      </div>
      <details class="options more">
        <summary>{say.more}</summary>
        <OptionFields game={game} facts={rare!} values={options} onChange={setOption} />
        {part?.Prepare && <part.Prepare options={options} />}
      </details>
      {sides.some((side) => side.length > 1) && (
        <p class="note">{say.partners(sides.map((seats) => listed(seats.map((seat) => names[seat]!))))}</p>
      )}
    </div>
  )
}

/** Who plays, how strong the bots are, and which side is mine. */
function OpponentFields(props: FieldsProps): JSX.Element {
  const { setting, set, onChange } = props
  const { opponent, level } = setting
  const many = setting.count > 2
  const ChooseBot = useLazy(opponent === 'account', () => import('../../play/bots/bot_account_field'))
  const against: { value: Opponent; label: string; note: string }[] = [
    { value: 'bot', label: many ? say.bots : say.bot, note: say.botNote },
    { value: 'here', label: many ? say.heres : say.here, note: say.hereNote },
    { value: 'friend', label: many ? say.friends : say.friend, note: say.friendNote },
    { value: 'account', label: say.account, note: say.accountNote },
  ]
  return (
    <>
      <RadioTiles
        name="opponent"
        legend={say.opponent}
        value={opponent}
        onChange={(value) => onChange(withOpponent(setting, value))}
        items={[
          ...against.filter(({ value }) => offered.includes(value)),
          ...(many ? [{ value: 'mixed' as const, label: say.mixed, note: say.mixedNote }] : []),
        ]}
      />
      {opponent === 'mixed' && <MixedSeats {...props} />}
      {ChooseBot && <ChooseBot value={setting.account} onChange={(account) => set({ account })} />}
      {(opponent === 'bot' || (opponent === 'account' && many)) && (
        <RadioTiles
          name="level"
          legend={say.level}
          value={level}
          onChange={(level) => set({ level })}
          items={levels.map((value) => ({ value, label: words.bot.levels[value] }))}
        />
      )}
      {opponent !== 'here' && opponent !== 'mixed' && <SideField {...props} />}
    </>
  )
}

function MixedSeats({ game, part, setting, set }: FieldsProps): JSX.Element {
  return (
    <>
      <SeatingRows
        part={part}
        names={gameWords(game).seats}
        company={seatingOf(setting)}
        onChange={(company) => set({ company })}
      />
      <label class="yes-no">
        {say.drawsSeats}
        <input
          type="checkbox"
          name="starting-draw"
          checked={setting.drawn}
          onChange={(e) => set({ drawn: e.currentTarget.checked })}
        />
      </label>
    </>
  )
}

function SideField({ game, part, setting: { side, count }, set }: FieldsProps): JSX.Element {
  return (
    <RadioTiles
      name="side"
      legend={say.side}
      value={side === null ? 'drawn' : String(side)}
      onChange={(value) => set({ side: value === 'drawn' ? null : Number(value) })}
      items={[
        { value: 'drawn', label: say.startingDraw },
        ...gameWords(game)
          .seats.slice(0, count)
          .map((label, seat) => ({
            value: String(seat),
            label,
            mark: part && <SeatMark part={part} seat={seat} />,
          })),
      ]}
    />
  )
}

/** The clock, and who may join or watch, and whether the game is rated: of a table at the server. */
function ServerFields({ setting, set, onChange }: FieldsProps): JSX.Element {
  const isRemote = needsServer(seatingOf(setting))
  const rated = isRated(setting, store.has('session'))
  return (
    <>
      {(isRemote || rated) && (
        <TimeField
          value={timeOf(setting)}
          optional={!rated && !needsTime(setting)}
          onChange={(time) => set({ time })}
        />
      )}
      {isRemote && (
        <label class="yes-no">
          <span>
            {say.anyone}
            <small>{say.anyoneNote}</small>
          </span>
          <input
            type="checkbox"
            name="lobby"
            checked={setting.lobby}
            onChange={(e) => set({ lobby: e.currentTarget.checked })}
          />
        </label>
      )}
      {isRemote && (
        <PublicSwitch isPublic={setting.public} onChange={(isPublic) => set({ public: isPublic })} />
      )}
      {hasServer && store.has('session') && canBeRated(setting) && (
        <RatedSwitch rated={setting.rated} onChange={(rated) => onChange(withRated(setting, rated))} />
      )}
    </>
  )
}
