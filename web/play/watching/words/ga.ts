// Ag féachaint ar chluichí daoine eile, as Gaeilge.
import type en from './en'

const words: typeof en = {
  title: 'Féach',
  lead: 'Cluichí atá á n-imirt anois, agus cead ag cách féachaint orthu.',
  games: 'Cén cluiche?',
  all: 'Gach cluiche',
  none: 'Níl aon duine ag imirt os comhair daoine eile faoi láthair.',
  watch: 'Féach',
  watchGame: (name) => `Féach ar an gcluiche seo de ${name}`,
  more: 'Gach cluiche le feiceáil',
  somebody: 'duine éigin',

  isPublic: 'Tá cead ag daoine eile féachaint',
  isPublicNote:
    'Fad a bheidh tú ag imirt, beidh an cluiche faoi “Féach”. Ní fheicfidh aon duine ansin an rud atá folaithe ar dhuine ar bith ag an mbord.',
  withdraw: 'Ná bíodh cead ag aon duine féachaint a thuilleadh',

  opening: 'An cluiche á oscailt …',
  gone: 'Níl an cluiche sin anseo, nó níl cead féachaint air a thuilleadh.',
  broken: 'Níl aon chluiche sa nasc seo.',
  openThere: (game) => `${game} ag Nemeton`,
}
export default words
