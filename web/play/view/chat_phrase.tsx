// A phrase that was said, beside the name of who said it for a moment.
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../../shared/messages'
import type { Said } from '../../shared/messages/chat_phrases'

/** How long a phrase stays beside the name, in milliseconds. */
const shownFor = 6000

/** Whether less than that time has gone by; looks again when it has. */
export function useRecent(at: number | undefined, time: number): boolean {
  const [, again] = useState({})
  const left = at === undefined ? 0 : at + time - performance.now()
  useEffect(() => {
    if (at === undefined) return
    const left = at + time - performance.now()
    if (left <= 0) return
    const timer = setTimeout(() => again({}), left)
    return () => clearTimeout(timer)
  }, [at, time])
  return left > 0
}

/** What a seat has just said, in place of what else stands there. */
export function ChatPhrase({ said, children }: { said?: Said; children: ComponentChildren }): JSX.Element {
  const recent = useRecent(said?.at, shownFor)
  return recent ? <q class="said">{words.phrases[said!.phrase]}</q> : <>{children}</>
}
