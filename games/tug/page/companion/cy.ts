// Tug of War beside the board, in Welsh.
import type en from './en'

export default {
  start:
    'Mae Plockton, wedyn Broadford, yn taflu tri dis i’w golofn: dyna faint o athletwyr sydd ar y rhaff. Plockton sy’n dechrau, a Broadford yn yr ail ornest.',
  turn: [
    'Tafla’r tri dis; am bob chwech yn dy golofn cei di daflu un ohonyn nhw eto.',
    'Rho bob un wrth ymyl dis gwahanol o dy golofn: allan, gorffen, llorio neu gyfnewid.',
    'Neu cer yn wyllt gyda thri dis cyfartal.',
    'Mae pwy bynnag sydd heb neb ar y rhaff wedi colli’r ornest.',
  ],
} satisfies typeof en
