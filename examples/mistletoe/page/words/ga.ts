import type { Person } from '@nemeton/board/person'
import { does } from '@nemeton/board/person/ga'

export default {
  branch: (worth: number) => (worth > 0 ? `Craobh ar fiú ${worth} í` : 'Níl aon chraobh fós ann'),
  board: 'An chraobh, agus do rúin',
  rune: (rune: number) => `Leag an ${rune}`,
  deals: 'Roinntear rún.',
  dealt: (rune: string) => `Faigheann tú ${rune}.`,
  draws: (worth: string) => `Tarraingítear an chraobh ar fiú ${worth} í.`,
  lays: (by: Person) => `${does(by, 'leag')} rún.`,
  reveal: (runes: string) => `Seo na rúin: ${runes}.`,
  end: 'Tá gach craobh imithe.',
}
