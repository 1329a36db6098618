// How a finished game went, in sentences: what happened at an event, what luck did, and what choices did.
import type { GameEvent, Seat } from '@nemeton/board/game'
import { sentences, type Persons } from '@nemeton/board/person'
import { listed } from '@nemeton/board/base/language'
import { words } from '../../shared/messages'
import { eventText } from '../view/turn_summary'
import { inChange, inTenths } from './win_chances'
import { hasChance } from './use_story'
import { notationOf, secret, type Played } from './notation'
import type { Story } from './story'
import { say } from './words'

export interface StoryText extends Played {
  story: Story
  /** Who wins together. */
  sides: Seat[][]
  persons: Persons
}

/** From so much of the win on, luck and choices are worth a word. */
const leastNamed = 0.03

const nameOf = ({ sides, persons }: StoryText, side: number): string =>
  listed(sides[side]!.map((seat) => words.table.named(persons(seat))))

/** An event as it was told when it happened, without its full stop; what was chosen in secret, in a few characters. */
export function storyEventText(played: Played, n: number, persons: Persons): string {
  const { part, events } = played
  const told = secret(played, n) ? '' : eventText(part, events, n, persons)
  return told.replace(/\.$/, '') || notationOf(played, n)
}

/** What luck did, in a sentence; '' in a game without. */
export function luckText(told: StoryText): string {
  const { story, events, part, persons } = told
  if (!hasChance(events) && !part.hides) return ''
  const { accounts, strokes } = story
  const luck = accounts.map(({ luck }) => luck)
  const most = Math.max(...luck)
  if (most < leastNamed) return say.noLuck
  const side = luck.indexOf(most)
  const stroke = strokes.find((each) => each.side === side)
  const when = stroke ? storyEventText(told, stroke.n, persons) : ''
  return sentences(say.lucky(nameOf(told, side), inChange(most), when))
}

/** What choices did, in a sentence: what each lost on the average, and how many were bad. */
export function skillText(told: StoryText): string {
  const { story, events, sides } = told
  if (story.accounts.every(({ own }) => -own < leastNamed)) return say.noLoss
  const each = story.accounts.map(({ own }, side) => {
    const by = ({ seat }: GameEvent) => sides[side]!.includes(seat ?? -1)
    const choices = events.filter(by).length
    const bad = story.verdicts.filter(
      (verdict, n) => verdict && verdict !== 'strong' && by(events[n]!),
    ).length
    return say.lostBy(nameOf(told, side), inTenths(-own / Math.max(1, choices)), bad)
  })
  return sentences(say.lost(listed(each)))
}
