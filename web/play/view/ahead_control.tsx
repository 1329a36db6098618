// The switch for choosing ahead at a table.
import type { JSX } from 'preact'
import type { Seat } from '@nemeton/board/game'
import AheadSwitch, { type AnyAhead } from './ahead_switch'
import type { ShownTable } from './use_shown_table'

interface AheadControlProps {
  shown: ShownTable
  means: AnyAhead
  seat: Seat
  choice: string | null
  since: number
  choose(choice: string | null): void
}

export default function AheadControl(props: AheadControlProps): JSX.Element {
  const { shown, means, seat, choice, since, choose } = props
  const { table, events, head, actions } = shown
  return (
    <AheadSwitch
      {...{ means, events, at: head.at, actions, seat, since }}
      chosen={choice}
      onChoose={choose}
      onPlay={(token, now) => table.act(token, now)}
    />
  )
}
