// Gwylio gemau pobl eraill, yn Gymraeg.
import type en from './en'

const words: typeof en = {
  title: 'Gwylio',
  lead: 'Gemau sy’n cael eu chwarae nawr, ac y caiff pawb eu gwylio.',
  games: 'Pa gêm?',
  all: 'Pob gêm',
  none: 'Does neb yn chwarae i eraill wylio ar hyn o bryd.',
  watch: 'Gwylio',
  watchGame: (name) => `Gwylio’r gêm hon o ${name}`,
  more: 'Pob gêm i’w gwylio',
  somebody: 'rhywun',

  isPublic: 'Caiff eraill wylio',
  isPublicNote:
    'Tra byddwch yn chwarae, bydd y gêm dan “Gwylio”. Ni wêl neb yno ddim sydd ynghudd rhag rhywun wrth y bwrdd.',
  withdraw: 'Ni chaiff neb wylio mwyach',

  opening: 'Wrthi’n agor y gêm …',
  gone: 'Nid oes gêm felly yma, neu ni cheir ei gwylio mwyach.',
  broken: 'Nid oes gêm yn y ddolen hon.',
  openThere: (game) => `${game} gyda Nemeton`,
}
export default words
