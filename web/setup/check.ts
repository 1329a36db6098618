// Whether the rules of a table go together, as the rules core says.
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '../base/effect_event'
import type { Options } from '../board/game'
import { allows } from '../parts/options'
import { core, type Check, type GameFacts } from '../table/core'

/** What the rules core says of the rules of a table; null where it was not asked or has not answered. */
export function useCheck(facts: GameFacts | null, seats: number, options: Options): Check | null {
  const [check, setCheck] = useState<Check | null>(null)
  const rules = JSON.stringify(options)
  const ask = useEffectEvent(() =>
    facts?.options.every((option) => allows(option, options[option.name]))
      ? core().check(facts.id, seats, options)
      : null,
  )
  useEffect(() => {
    setCheck(null)
    let wanted = true
    void ask()?.then((found) => wanted && setCheck(found))
    return () => {
      wanted = false
    }
  }, [facts, seats, rules])
  return check
}
