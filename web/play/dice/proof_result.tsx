// What this device found when it drew a server's game again.
import type { JSX } from 'preact'
import { listed } from '@nemeton/board/base/language'
import type { Persons } from '@nemeton/board/person'
import type { Proof } from './dice'
import { say } from './words'

export function ProofResult({ proof, persons }: { proof: Proof; persons: Persons }): JSX.Element | null {
  const { draws, fault, own, restored, unable, withheld = [] } = proof
  if (unable) return <p class="note">{say.unable}</p>
  if (fault)
    return (
      <p class="problem">
        {say.wrong(say.faults[fault.what](fault.step ?? 0))} {restored && say.restored}
      </p>
    )
  if (draws === 0) return null
  return (
    <>
      <p class="note">{say.proven(draws, own === true)}</p>
      {withheld.length > 0 && (
        <p class="note">{say.withheld(listed(withheld.map((seat) => persons(seat).name)))}</p>
      )}
    </>
  )
}
