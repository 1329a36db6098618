// Brandubh beside the board, in Welsh.
import type en from './en'

const words: typeof en = {
  start: 'Yr ymosodwyr sy’n dechrau. Newidiwch ochrau ar gyfer y gêm nesaf.',
  turn: [
    'Symuda un darn mewn llinell syth, mor bell ag rwyt ti eisiau, dros sgwariau gwag.',
    'Cipia bob gelyn sydd nawr rhwng dau o dy ddarnau di.',
    'Ydy’r brenin mewn cornel, neu wedi’i gipio? Yna mae’r gêm ar ben.',
  ],
}

export default words
