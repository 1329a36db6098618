// Down the Danube beside the board, in Welsh.
import type en from './en'

const words: typeof en = {
  start: 'Mae’r 1 hwnnw’n symud y cwch ar 10. Symudiad cyntaf yr ochr arall yw o 9 i 10, os gellir.',
  turn: [
    'Tafla’r ffyn: yr ochrau gwyn yw dy gamau; os nad oes un, mae’n cyfri fel chwech.',
    'Defnyddia bob cam, gydag un cwch neu sawl un. Glania ar elyn unig, a byddwch yn cyfnewid lle.',
    'Ar ôl 1, 4 neu 6 tafla eto; ar ôl 2 neu 3 mae’r tro ar ben.',
  ],
  says: (steps, again) => (again ? `${steps}, a thaflu eto` : `${steps}, yna mae’r tro ar ben`),
}

export default words
