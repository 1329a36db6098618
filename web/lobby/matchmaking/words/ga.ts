// Duine le himirt leis a lorg, i nGaeilge.
import type en from './en'

const words: typeof en = {
  tournaments: 'Comórtais',
  now: 'Imir anois',
  lead: 'Le cibé duine ar mian leis imirt freisin. Go dtí go dtagann duine, imríonn bota leat.',
  speed: 'Cé chomh tapa?',
  speeds: { rapid: 'Cúpla nóiméad', classical: 'Ar do shocracht', correspondence: 'Thar laethanta' },
  games: 'Cén cluiche?',
  any: 'Ceann ar bith díobh seo',
  only: (game) => `${game} amháin`,
  withAnybody: 'Anois, le duine ar bith',

  waiting: 'Ag lorg comhluadair',
  again: 'Níor shuigh aon duine. Is tusa an chéad duine sa líne.',
  errors: {
    away: 'Níl an freastalaí ag freagairt; bainfear triail eile as.',
  },
  found: (game) => `Tá duine anseo: ${game}`,
  coming: 'Tá an duine eile ar an mbealach',
  missed: 'Bhí duine anseo agus tú as láthair.',
  go: 'Suigh síos',
  anew: 'Lorg arís',
  stop: 'Stad',
  close: 'Dún',
}
export default words
