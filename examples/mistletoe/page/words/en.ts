import type { Person } from '@nemeton/board/person'
import { does } from '@nemeton/board/person/en'

export default {
  branch: (worth: number) => (worth > 0 ? `A branch worth ${worth}` : 'No branch yet'),
  board: 'The branch, and your runes',
  rune: (rune: number) => `Lay the ${rune}`,
  deals: 'A rune is dealt.',
  dealt: (rune: string) => `You get a ${rune}.`,
  draws: (worth: string) => `The branch worth ${worth} is drawn.`,
  lays: (by: Person) => `${does(by, 'has', 'have')} laid a rune.`,
  reveal: (runes: string) => `The runes are ${runes}.`,
  end: 'All branches are gone.',
}
