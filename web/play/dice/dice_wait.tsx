// What a draw waits for: the numbers of seats whose devices have not given theirs yet, and for how long still.
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { listed } from '@nemeton/board/base/language'
import type { Persons } from '@nemeton/board/person'
import { words } from '../../shared/messages'
import { timeToNextChange, clockText } from '../table/clock'
import type { Dice } from './dice'
import { say } from './words'

/** Devices that are there answer sooner, and nothing is said of it. */
const quietTime = 1000

interface DiceWaitProps {
  /** With `left`. */
  dice: Dice
  persons: Persons
  /** What stands there otherwise. */
  children: ComponentChildren
}

export default function DiceWait({ dice, persons, children }: DiceWaitProps): JSX.Element {
  const [, again] = useState({})
  const gone = performance.now() - dice.since!
  const left = Math.max(0, dice.left! - gone)
  const quiet = gone < quietTime
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => again({}), quiet ? quietTime - gone : timeToNextChange(left))
    return () => clearTimeout(timer)
  })
  if (quiet) return <>{children}</>
  return (
    <p class="turn">
      {say.waits(listed(dice.awaiting!.map((seat) => persons(seat).name)))}{' '}
      <span role="timer" aria-live="off">
        {clockText(left, words.table.clockUnits)}
      </span>
    </p>
  )
}
