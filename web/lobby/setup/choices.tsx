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
import { useLater } from '../../shared/browser/hooks'
import { Mark } from '../../shared/components/seat_mark'
import { RatedSwitch } from '../../play/ratings/rated_switch'
import { PublicSwitch } from '../../play/watching/public_switch'
import { needsServer } from '../../play/table/seating'
import { Choice } from '../../shared/components/radio_tiles'
import { CompanyRows } from './seating_rows'
import { OptionFields } from '../../play/options/option_fields'
import {
  canBeRated,
  companyOf,
  isRated,
  needsTime,
  offered,
  timeOf,
  withCount,
  withOpponent,
  withRated,
  type Opponent,
  type Setting,
} from './setting'
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

export function Choices({ game, part, facts, setting, usual, sides, onChange }: ChoicesProps): JSX.Element {
  const { seats: names } = gameWords(game)
  const { min_seats: least, max_seats: most } = facts
  const { count, opponent, level, side } = setting
  const many = count > 2
  const company = companyOf(setting)
  const set = (changed: Partial<Setting>) => onChange({ ...setting, ...changed })
  const setOption = (name: string, value: OptionValue) => {
    const { [name]: _, ...others } = setting.options
    set({ options: value === usual[name] ? others : { ...others, [name]: value } })
  }
  const options = { ...usual, ...setting.options }
  const { choices } = gameOf(game)
  const ChooseBot = useLater(opponent === 'account', () => import('../../play/bots/bot_account_field'))
  const [asked, rare] = [true, false].map((first) =>
    facts.options.filter(({ name }) => choices.includes(name) === first),
  )
  const against: { value: Opponent; label: string; note: string }[] = [
    { value: 'bot', label: many ? say.bots : say.bot, note: say.botNote },
    { value: 'here', label: many ? say.heres : say.here, note: say.hereNote },
    { value: 'friend', label: many ? say.friends : say.friend, note: say.friendNote },
    { value: 'account', label: say.account, note: say.accountNote },
  ]
  return (
    <div class="choices">
      {least < most && (
        <Choice
          name="count"
          legend={say.count}
          value={String(count)}
          onChange={(value) => onChange(withCount(setting, Number(value)))}
          items={Array.from({ length: most - least + 1 }, (_, i) => String(least + i)).map((value) => ({
            value,
            label: value,
          }))}
        />
      )}
      <Choice
        name="opponent"
        legend={say.opponent}
        value={opponent}
        onChange={(value) => onChange(withOpponent(setting, value))}
        items={[
          ...against.filter(({ value }) => offered.includes(value)),
          ...(many ? [{ value: 'mixed' as const, label: say.mixed, note: say.mixedNote }] : []),
        ]}
      />
      {opponent === 'mixed' && (
        <>
          <CompanyRows part={part} names={names} company={company} onChange={(company) => set({ company })} />
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
      )}
      {ChooseBot && <ChooseBot value={setting.account} onChange={(account) => set({ account })} />}
      {(opponent === 'bot' || (opponent === 'account' && many)) && (
        <Choice
          name="level"
          legend={say.level}
          value={level}
          onChange={(level) => set({ level })}
          items={levels.map((value) => ({ value, label: words.bot.levels[value] }))}
        />
      )}
      {opponent !== 'here' && opponent !== 'mixed' && (
        <Choice
          name="side"
          legend={say.side}
          value={side === null ? 'drawn' : String(side)}
          onChange={(value) => set({ side: value === 'drawn' ? null : Number(value) })}
          items={[
            { value: 'drawn', label: say.startingDraw },
            ...names.slice(0, count).map((label, seat) => ({
              value: String(seat),
              label,
              mark: part && <Mark part={part} seat={seat} />,
            })),
          ]}
        />
      )}
      {(needsServer(company) || isRated(setting, store.has('player'))) && (
        <TimeField
          value={timeOf(setting)}
          optional={!isRated(setting, store.has('player')) && !needsTime(setting)}
          onChange={(time) => set({ time })}
        />
      )}
      {needsServer(company) && (
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
      {needsServer(company) && (
        <PublicSwitch isPublic={setting.public} onChange={(isPublic) => set({ public: isPublic })} />
      )}
      {hasServer && store.has('player') && canBeRated(setting) && (
        <RatedSwitch rated={setting.rated} onChange={(rated) => onChange(withRated(setting, rated))} />
      )}
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
