// A turn that is held before it is sent, in Irish.
import type en from './en'

export default {
  held: 'Déanta. Seolfar do bheart i gceann nóiméid.',
  confirm: 'An seolfar an beart seo?',
  sendNow: 'Seol anois',
} satisfies typeof en
