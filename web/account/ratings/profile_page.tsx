// A player (/player/ID): ratings game by game, over time, and against whom.
import type { Problem } from '../../shared/api/request'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { usePassedFocus } from '../../shared/browser/focus'
import { language } from '@nemeton/board/base/language'
import { useLazy } from '../../shared/browser/hooks'
import { gameWords } from '@nemeton/board/words'
import { isGame } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { NotFound } from '../../shared/components/not_found'
import { useRequest } from '../../shared/components/use_request'
import { errorText } from '../../shared/api/error_text'
import { useTitle } from '../../shared/components/use_title'
import '../../shared/components/lists.css'
import { session } from '../../play/storage/session'
import { RatingPlot } from './rating_plot'
import '../../play/ratings/ratings.css'
import {
  getOwnProfile,
  getProfile,
  setPrivacy,
  type OpponentRecord,
  type GameRating,
  type Profile,
} from '../../shared/api/ratings'
import { ratingText } from '../../play/ratings/rating_text'
import { say } from '../../play/ratings/words'

const day = (time: number) => new Date(time).toLocaleDateString(language, { dateStyle: 'medium' })

function Game({ of }: { of: GameRating }): JSX.Element | null {
  if (!isGame(of.game)) return null
  const { name } = gameWords(of.game)
  return (
    <section>
      <h2>{name}</h2>
      <p class="rating">{ratingText(of)}</p>
      <p>
        {say.record(of)}. {of.longest_streak > 1 && say.streaks(of.longest_streak, of.streak)}
      </p>
      <RatingPlot past={of.history} />
      <p class="ways">
        <a class="button" href={`/leaders/${of.game}`}>
          {say.leaders}
        </a>
      </p>
    </section>
  )
}

function Opponent({ of }: { of: OpponentRecord }): JSX.Element {
  const name = of.bot ? words.bot.called(words.bot.levels[of.bot]) : (of.name ?? say.someone)
  return (
    <li>
      <span>
        {of.player ? <a href={`/player/${of.player}`}>{name}</a> : name}
        {of.bot_account && `, ${words.table.bot}`}
      </span>
      <span>{say.record(of)}</span>
    </li>
  )
}

function Privacy({ profile, onChange }: { profile: Profile; onChange(): void }): JSX.Element {
  const { ask, trouble } = useRequest({}, onChange)
  const set = (isPrivate: boolean) => ask(() => setPrivacy(session.get()!.key, isPrivate), onChange)
  return (
    <>
      <label class="yes-no">
        <span>
          {say.isPrivate}
          <small>{say.privateNote}</small>
        </span>
        <input
          type="checkbox"
          name="private"
          checked={profile.private}
          onChange={(e) => set(e.currentTarget.checked)}
        />
      </label>
      {trouble}
    </>
  )
}

export default function ProfilePage({ id }: { id: string }): JSX.Element {
  const own = session.get()
  const isOwn = own?.player === id
  const [found, setFound] = useState<Profile | Problem | null>(null)
  const PersonWays = useLazy(!isOwn, () => import('../../play/reports/person_actions'))
  const look = () => void (isOwn ? getOwnProfile(own.key) : getProfile(id)).then(setFound)
  const lookFirst = useEffectEvent(look)
  useEffect(() => lookFirst(), [id])
  const focus = usePassedFocus()
  const profile = found && 'player' in found ? found : null
  useTitle(profile?.name ?? say.title)
  if (found && !profile) {
    return <NotFound title={errorText(found as Problem, { no_player: say.gone })} />
  }
  return (
    <main class="around" aria-busy={!profile} ref={focus}>
      <h1>
        {profile?.name ?? say.title}
        {profile?.bot_account && <small>, {words.table.bot}</small>}
      </h1>
      {profile && (
        <>
          <p class="note">{say.since(day(profile.created_at))}</p>
          {profile.games.length === 0 && <p>{say.none}</p>}
          {profile.games.map((each) => (
            <Game key={each.game} of={each} />
          ))}
          {profile.games.some(({ provisional }) => provisional) && <p class="note">{say.provisional}</p>}
          {profile.head_to_head.length > 0 && (
            <section>
              <h2>{say.against}</h2>
              <ul class="ranks">
                {profile.head_to_head.map((each, i) => (
                  <Opponent key={i} of={each} />
                ))}
              </ul>
            </section>
          )}
          {isOwn && <Privacy profile={profile} onChange={look} />}
          {PersonWays && <PersonWays who={{ player: id }} name={profile.name} player={id} />}
        </>
      )}
    </main>
  )
}
