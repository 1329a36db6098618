// What a player can do at a remote table besides moving: resign, ask the others for something, chat, report.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { AnyGamePart } from '@nemeton/board/game'
import { words } from '../../shared/messages'
import RequestMenu from '../consent/request_menu'
import People from '../reports/people'
import type { AnyRemoteTable, TableState } from '../table/table'
import QuickChat from './quick_chat'

const say = words.table

interface RemoteControlsProps {
  table: AnyRemoteTable
  part: AnyGamePart
  state: TableState
  over: boolean
}

export default function RemoteControls({ table, part, state, over }: RemoteControlsProps): JSX.Element {
  return (
    <>
      {!over && <Resign table={table} />}
      {!over && <RequestMenu table={table} part={part} state={state} />}
      <QuickChat table={table} part={part} state={state} />
      <People part={part} state={state} />
    </>
  )
}

function Resign({ table }: { table: AnyRemoteTable }): JSX.Element {
  const [sure, setSure] = useState(false)
  if (!sure)
    return (
      <button class="quiet" onClick={() => setSure(true)}>
        {say.resign}
      </button>
    )
  return (
    <div class="sure" role="group" aria-label={say.resignSure}>
      <span>{say.resignSure}</span>
      <button
        onClick={() => {
          setSure(false)
          table.resign()
        }}
      >
        {say.resignYes}
      </button>
      <button class="quiet" onClick={() => setSure(false)}>
        {say.resignNo}
      </button>
    </div>
  )
}
