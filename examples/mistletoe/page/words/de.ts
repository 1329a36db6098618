import type { Person } from '@nemeton/board/person'
import { does } from '@nemeton/board/person/de'

export default {
  branch: (worth: number) => (worth > 0 ? `Ein Zweig, ${worth} wert` : 'Noch kein Zweig'),
  board: 'Der Zweig und deine Runen',
  rune: (rune: number) => `Die ${rune} legen`,
  deals: 'Eine Rune wird ausgeteilt.',
  dealt: (rune: string) => `Du bekommst eine ${rune}.`,
  draws: (worth: string) => `Der Zweig, der ${worth} wert ist, wird gezogen.`,
  lays: (by: Person) => `${does(by, 'hat', 'hast')} eine Rune gelegt.`,
  reveal: (runes: string) => `Die Runen sind ${runes}.`,
  end: 'Alle Zweige sind weg.',
}
