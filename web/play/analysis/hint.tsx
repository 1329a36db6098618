// A hint: the best ideas of a seat, by what the seat knows, each with why it is good and how good it is. The board shows the one that is chosen.
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import type { AnyGamePart, GameEvent, Seat } from '@nemeton/board/game'
import { personsOf } from '@nemeton/board/person'
import type { Because } from '@nemeton/board/reasons'
import type { GameRecord } from '../../shared/games/game_record'
import { useLoaded } from '../../shared/browser/hooks'
import './analysis.css'
import { hintMark } from './hint_marks'
import { bySide, inPercent } from './win_chances'
import { analyst } from './analysis_client'
import { lossBy, verdictOn } from './loss'
import type { Hint, Idea } from './analysis_queries'
import { say } from './words'

interface HintProps {
  part: AnyGamePart
  record: () => Promise<GameRecord | null>
  /** The event after which it is asked. */
  event: GameEvent
  /** Who wins together. */
  sides: Seat[][]
  seat: Seat
  /** Shows an action on the board; null shows none. */
  onShow(event: GameEvent | null): void
  onPlay(token: string): void
  onHide(): void
}

interface IdeasProps {
  ideas: IdeaWords[]
  /** The one that is chosen. */
  at: number
  choose(at: number): void
}

const Ideas = ({ ideas, at, choose }: IdeasProps): JSX.Element => (
  <ol class="ideas">
    {ideas.map(({ action, what, why, sequel, chance, worth }, i) => (
      <li key={action}>
        <button class="idea" aria-pressed={i === at} onClick={() => choose(i)}>
          <strong>{what}</strong>
          <span class="idea-worth">
            {worth && `${worth}, `}
            {inPercent(chance)}
          </span>
          <span class="bar" aria-hidden="true">
            <span style={{ width: `${chance * 100}%` }} />
          </span>
          {why && <span class="idea-why">{why}</span>}
          {sequel && <span class="idea-why">{say.sequel(sequel)}</span>}
        </button>
      </li>
    ))}
  </ol>
)

export default function HintView({
  part,
  record,
  sides,
  seat,
  event,
  onShow,
  onPlay,
  onHide,
}: HintProps): JSX.Element {
  const because = useLoaded(async () => (await part.reasons?.())?.because ?? silent, part)
  const [depth, setDepth] = useState(0)
  const hint = useLoaded(async () => {
    const played = await record()
    return played && analyst().hint(played, seat, part.hides === true, setDepth)
  }, event)
  const [at, choose] = useState(0)
  const show = useEffectEvent(() => {
    const idea = hint?.ideas[at]
    onShow(idea ? hintMark(idea, seat, event) : null)
  })
  useLayoutEffect(() => show(), [hint, at])
  const clear = useEffectEvent(() => onShow(null))
  useEffect(() => () => clear(), [])
  const ideas = hint && because && ideasOf(part, sides, seat, event.view, hint, because)
  return (
    <div class="counsel" role="group" aria-label={say.hint}>
      {ideas ? (
        <Ideas {...{ ideas, at, choose }} />
      ) : (
        <p>{depth > 0 ? say.thinkingAhead(depth) : say.thinking}</p>
      )}
      {hint?.only && <p class="note">{say.only}</p>}
      {ideas && hint.ideas[0]!.depth > 0 && <p class="note">{say.looked(hint.ideas[0]!.depth)}</p>}
      {ideas && hint.samples > 0 && <p class="note">{say.sampled(hint.samples)}</p>}
      <div class="counsel-doings">
        {ideas && <button onClick={() => onPlay(ideas[at]!.action)}>{say.play}</button>}
        <button class="quiet" onClick={onHide}>
          {say.hide}
        </button>
      </div>
    </div>
  )
}

const silent: Because = () => ''

/** An idea as people read it. */
export interface IdeaWords {
  action: string
  /** What is done, in a few characters. */
  what: string
  /** Why it is good; '' where nothing is to be said. */
  why: string
  /** How it would go on; '' where that is not known. */
  sequel: string
  /** Of its side to win after it. */
  chance: number
  /** How good it is beside the best; '' where nothing else can be done. */
  worth: string
}

/** Why an idea is good, in a sentence or two. */
export const whyOf = (
  because: Because,
  { reasons }: Pick<Idea, 'reasons'>,
  part: AnyGamePart,
  seat: Seat,
  mine: Seat[],
) =>
  reasons
    .map((reason) => because(reason, { seat, persons: personsOf(part.seats, mine), percent: inPercent }))
    .filter(Boolean)
    .join(' ')

export function ideasOf(
  part: AnyGamePart,
  sides: Seat[][],
  seat: Seat,
  view: unknown,
  { ideas, only }: Hint,
  because: Because,
): IdeaWords[] {
  const side = sides.findIndex((seats) => seats.includes(seat))
  const best = ideas[0]!
  const worth = (idea: Idea, chance: number) => {
    if (only) return ''
    if (idea === best) return chance > 1 - 1e-9 ? say.wins : say.best
    const loss = lossBy(idea, best, seat)
    return loss === 0 ? say.asGood : say.worse[verdictOn(loss) ?? 'little']
  }
  return ideas.map((idea) => {
    const { action, event, sequel } = idea
    const chance = bySide(sides, idea.win_probabilities)[side]!
    return {
      action,
      what: (event ? part.notation(event, view) : part.proposal?.(action, view)) || action,
      why: whyOf(because, idea, part, seat, [seat]),
      sequel: sequel.map((each, i) => part.notation(each, (sequel[i - 1] ?? event!).view)).join(', '),
      chance,
      worth: worth(idea, chance),
    }
  })
}
