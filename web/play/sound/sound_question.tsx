// Whether the pieces shall be heard: asked once, at the first game, below everything else that can be done there.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../../shared/messages'
import { asksForSound, setSound } from './sound'

const say = words.frame

export default function SoundQuestion(): JSX.Element | null {
  const [open, setOpen] = useState(asksForSound)
  if (!open) return null
  const answer = (on: boolean) => {
    setSound(on)
    setOpen(false)
  }
  return (
    <div class="sure sound-question" role="group" aria-label={say.soundQuestion}>
      <span>{say.soundQuestion}</span>
      <button class="quiet" onClick={() => answer(true)}>
        {say.yes}
      </button>
      <button class="quiet" onClick={() => answer(false)}>
        {say.no}
      </button>
    </div>
  )
}
