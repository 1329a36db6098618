// What is written on Sigily's sheets of paper, in Welsh.
import type en from './en'

export default {
  bars: 'Ysgrifenna **•** lle mae cerbyd yn mynd i mewn, **×** lle na chaiff fynd i mewn eto.',
  lost: 'tro ar goll',
  wind: { speed: 'un ymhellach', sloth: 'un yn llai' },
} satisfies typeof en
