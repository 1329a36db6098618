// What is written on Sigily's sheets of paper, in Irish.
import type en from './en'

export default {
  bars: 'Scríobh **•** san áit a dtéann carbad isteach, **×** san áit nach bhfuil cead aige dul isteach arís.',
  lost: 'seal caillte',
  wind: { speed: 'ceann breise', sloth: 'ceann níos lú' },
} satisfies typeof en
