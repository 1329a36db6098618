// What is said of the search for company, at the foot of whatever view is open: a line, with what can be pressed.
import { render, type JSX } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { gameWords } from '@nemeton/board/words'
import { words } from '../../shared/messages'
import { errorText } from '../../shared/api/error_text'
import { vibrate } from '../../play/sound/vibration'
import { playSound } from '../../play/sound/sound'
import { startBotGame } from './bot_game'
import './matchmaking.css'
import { Seek, type SeekState } from './seek'
import type { SeekRequest } from './matchmaking_api'
import { say } from './words'

function told(state: SeekState): string {
  if (state.phase === 'found') return say.found(gameWords(state.game).name)
  if (state.phase === 'refused') return errorText(state.problem)
  if (state.phase !== 'waiting') return say[state.phase]
  if (state.problem) return errorText(state.problem, say.errors)
  return state.again ? say.again : say.waiting
}

/** In the title of the tab too, which is seen from others: until the reader sits down, or has missed it. */
function useAlert(state: SeekState): void {
  const alertOnce = useEffectEvent(() => {
    if (state.phase !== 'found') return
    playSound('knock')
    vibrate('turn')
    const alert = `${told(state)} · ${words.name}`
    let before = document.title
    // A view that is opened meanwhile sets its own.
    const show = () => {
      if (document.title === alert) return
      before = document.title
      document.title = alert
    }
    show()
    const watch = new MutationObserver(show)
    watch.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      watch.disconnect()
      document.title = before
    }
  })
  useLayoutEffect(() => alertOnce(), [state.phase])
}

function SeekBar({ seek, onAnew, onClose }: { seek: Seek; onAnew(): void; onClose(): void }): JSX.Element {
  const { state } = seek
  useAlert(state)
  const missed = state.phase === 'missed'
  const over = missed || state.phase === 'refused'
  return (
    <div class={state.phase === 'found' ? 'seek found' : 'seek'}>
      <p role="status">{told(state)}</p>
      {state.phase === 'found' && (
        <button class="primary" onClick={() => seek.sit()}>
          {say.go}
        </button>
      )}
      {missed && (
        <button class="primary" onClick={onAnew}>
          {say.anew}
        </button>
      )}
      <button class="quiet" onClick={onClose}>
        {over ? say.close : say.stop}
      </button>
    </div>
  )
}

function Lines({ wish }: { wish: SeekRequest }): JSX.Element | null {
  const [round, setRound] = useState(0)
  const [, draw] = useState<SeekState | null>(null)
  const [seek, setSeek] = useState<Seek | null>(null)
  useLayoutEffect(() => {
    const begun = new Seek(wish, (state) => (state ? draw(state) : setSeek(null)))
    setSeek(begun)
    return () => begun.stop()
  }, [wish, round])
  if (!seek) return null
  return (
    <SeekBar
      seek={seek}
      onAnew={() => setRound(round + 1)}
      onClose={() => {
        seek.stop()
        setSeek(null)
      }}
    />
  )
}

let place: HTMLElement | null = null

/** Looks for company from now on, in place of what was looked for before; meanwhile a bot plays. */
export function playNow(wish: SeekRequest): void {
  if (!place) {
    place = document.createElement('aside')
    place.setAttribute('aria-label', say.now)
    document.body.append(place)
  }
  render(<Lines wish={wish} />, place)
  void startBotGame(wish.games[0]!)
}
