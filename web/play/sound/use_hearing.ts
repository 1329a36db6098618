// What is heard and felt at a table: each event as it is shown, when what it moves has come to rest.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { gaveUp, type AnyGamePart, type GameEvent, type Seat, type Sound } from '@nemeton/board/game'
import { rest } from '@nemeton/board/motion'
import type { Playhead } from '../view/replay/playhead'
import { vibrate, type Touch } from './vibration'
import { playSound, soundOn } from './sound'

/** These last as long as the motion that they go with, and begin with it. */
const withMotion: Sound[] = ['dice', 'sticks', 'card']
const pauseBeforeEnd = 300 // ms

/** What an event sounds like, one after the other. */
export function soundsOf(part: AnyGamePart, event: GameEvent, before: unknown): Sound[] {
  const own = gaveUp(event) ? null : part.sound ? part.sound(event, before) : usual(event)
  const end: Sound | null = event.state.node === 'terminal' ? 'end' : null
  return [own, end].filter((sound): sound is Sound => sound !== null)
}

/** Chance is dice, what is not seen is not heard, and everything else is a piece that is put down. */
const usual = ({ seat, token }: GameEvent): Sound | null =>
  seat === null ? 'dice' : token === null ? null : 'wood'

/** What a hand feels that has the seats `mine`: what it did itself, and that it is its turn. */
export function touchOf(event: GameEvent, before: GameEvent, sounds: Sound[], mine: Seat[]): Touch | null {
  if (gaveUp(event)) return null
  if (event.seat !== null && mine.includes(event.seat)) return sounds.includes('knock') ? 'capture' : 'place'
  const turn = ({ state }: GameEvent) => (state.to_act ?? []).some((seat) => mine.includes(seat))
  return turn(event) && !turn(before) ? 'turn' : null
}

/** Lets what is shown on `board` be heard and felt the first time; the past, and what is jumped over, is not. */
export function useHearing(
  part: AnyGamePart,
  events: GameEvent[],
  { at, stepped, following }: Playhead,
  board: { current: Element | null },
  mine: Seat[],
): void {
  const newest = useRef(-1)
  const jumps = useRef(0)
  const arrive = useEffectEvent(() => {
    const fresh = at > newest.current
    if (following) newest.current = at
    if (!stepped) ++jumps.current
    if (!stepped || !following || !fresh || !board.current || at === 0) return
    const jumped = jumps.current
    const play = async (sound: Sound) => {
      if (sound === 'end') await new Promise((resolve) => setTimeout(resolve, pauseBeforeEnd))
      if (jumps.current === jumped) playSound(sound)
    }
    const [event, before] = [events[at]!, events[at - 1]!]
    const sounds = soundsOf(part, event, before.view)
    const touch = touchOf(event, before, sounds, mine)
    const rested = rest(board.current)
    if (touch) void rested.then(() => jumps.current === jumped && vibrate(touch))
    if (!soundOn()) return
    for (const sound of sounds) if (withMotion.includes(sound)) void play(sound)
    void rested.then(async () => {
      for (const sound of sounds) if (!withMotion.includes(sound)) await play(sound)
    })
  })
  const shown = events[at]
  useLayoutEffect(() => arrive(), [shown])
}

interface HearingProps {
  part: AnyGamePart
  events: GameEvent[]
  head: Playhead
  board: { current: Element | null }
  mine: Seat[]
}

/** The same as a component, which the view of a table loads when the table is there. */
export default function Hearing({ part, events, head, board, mine }: HearingProps): null {
  useHearing(part, events, head, board, mine)
  return null
}
