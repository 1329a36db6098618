// Whether the rules of a table go together, as the rules core says.
import { useEffect, useState } from 'preact/hooks'
import type { Options } from '../board/game'
import { allows } from '../parts/options'
import { core, type Check, type GameFacts } from '../table/core'

/** What the rules core says of the rules of a table; null where it was not asked or has not answered. */
export function useCheck(facts: GameFacts | null, seats: number, options: Options): Check | null {
  const [check, setCheck] = useState<Check | null>(null)
  useEffect(() => {
    setCheck(null)
    if (!facts || !facts.options.every((option) => allows(option, options[option.name]))) return
    let wanted = true
    void core()
      .check(facts.id, seats, options)
      .then((found) => wanted && setCheck(found))
    return () => {
      wanted = false
    }
  }, [facts, seats, JSON.stringify(options)])
  return check
}
