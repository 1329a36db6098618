// unsure: "rwn" for a rune.
import type { Person } from '@nemeton/board/person'
import { hasDone } from '@nemeton/board/person/cy'

export default {
  branch: (worth: number) => (worth > 0 ? `Cangen gwerth ${worth}` : 'Dim cangen eto'),
  board: 'Y gangen, a dy rwnau di',
  rune: (rune: number) => `Gosod y ${rune}`,
  deals: 'Mae rwn yn cael ei rannu.',
  dealt: (rune: string) => `Rwyt ti’n cael ${rune}.`,
  draws: (worth: string) => `Mae’r gangen gwerth ${worth} yn cael ei thynnu.`,
  lays: (by: Person) => `${hasDone(by, 'gosod')} rwn.`,
  reveal: (runes: string) => `Y rwnau yw ${runes}.`,
  end: 'Mae’r canghennau i gyd wedi mynd.',
}
