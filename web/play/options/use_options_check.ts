// Whether the rules of a table go together, as the rules core says.
import type { GameFacts } from '../../shared/games/facts'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import type { Options } from '@nemeton/board/game'
import { isAllowedValue } from '../../shared/games/options'
import { core, type Check } from '../engine/core_client'

/** What the rules core says of the rules of a table; null where it was not asked or has not answered. */
export function useOptionsCheck(facts: GameFacts | null, seats: number, options: Options): Check | null {
  const [check, setCheck] = useState<Check | null>(null)
  const rules = JSON.stringify(options)
  const ask = useEffectEvent(() =>
    facts?.options.every((option) => isAllowedValue(option, options[option.name]))
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
