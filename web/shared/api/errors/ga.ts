// Cén fáth ar dhiúltaigh an freastalaí do rud éigin.
import type en from './en'

export default {
  banned: (until, reason) => `Tá cosc ort go dtí ${until}.${reason && ` Cúis: ${reason}`}`,
  unknown: (code) => `Dhiúltaigh an freastalaí dó sin (${code}). Athlódáil an leathanach agus triail arís.`,
  conflict: (what) => `Ní réitíonn na rialacha seo le chéile: ${what}.`,
  /** By code. */
  errors: {
    not_your_turn: 'Ní hé do shealsa é.',
    illegal_action: 'Níl an beart sin ceadaithe anois.',
    too_fast: 'Bhí sé sin róthapa. Fan nóiméad agus triail arís.',
    too_many_tables: 'Tá an iomarca cluichí oscailte ón gceangal seo. Críochnaigh cuid acu ar dtús.',
    too_many_connections: 'Tá an iomarca daoine anseo faoi láthair. Triail arís i gceann nóiméid.',
    not_possible: 'Ní féidir é sin a iarraidh anois.',
    proposal_pending: 'Tá ceist eile le freagairt ar dtús.',
    no_proposal: 'Tá sé sin socraithe cheana.',
    already_proposed: 'D’iarr tú é sin cheana. Iarr arís é nuair a bheidh beart déanta ag duine éigin.',
    substituted: 'Tá bot ag imirt i d’áit. Glac d’áit ar ais ar dtús.',
    draft_lost: 'Níor imríodh an méid nach raibh seolta agat fós.',
    away: 'Níl an freastalaí ag freagairt. Seiceáil do nasc agus triail arís.',
    seat_taken: 'Tá an suíochán sin tógtha, nó tá tú i do shuí ag an mbord seo cheana.',
    name_taken: 'Tá an t-ainm sin ag duine éigin, nó ceann atá cosúil leis. Roghnaigh ainm eile.',
    bad_name:
      'Roghnaigh ainm eile: 2 go 20 litir d’aon script amháin, agus gan é a bheith curtha in áirithe.',
    bad_key: 'Síníodh amach thú in áit eile, nó ní leatsa an suíochán seo a thuilleadh.',
    removed_by_host: 'Bhain an t-óstach den bhord seo thú.',
    seat_freed: 'Shaor an t-óstach do shuíochán do dhuine eile.',
    blocked: 'Ní imríonn tusa agus duine ag an mbord seo le chéile.',
    account_required: 'Cluiche rátáilte é seo: is d’imreoirí a bhfuil cuntas acu na suíocháin.',
    same_address:
      'Cluiche rátáilte é seo, agus bhí tú ar an líonra céanna le himreoir eile le 24 uair an chloig anuas. Iarr cluiche gan rátáil.',
    same_person: 'Cluiche rátáilte é seo, agus tá suíochán agatsa nó ag cuntas bota de do chuid cheana.',
    no_bot: 'Níl aon chuntas bota den ainm sin ann.',
    bot_offline: 'Níl an cuntas bota sin ar líne anois.',
    bot_busy: 'Tá an iomarca daoine ag iarraidh an chuntais bota sin anois. Fan nóiméad agus triail arís.',
    too_many_games:
      'Tá an iomarca cluichí agat, nó ag daoine eile ar do líonra, leis an gcuntas bota sin. Críochnaigh ceann acu ar dtús.',
    has_played: 'Imríodh ansin cheana.',
    not_host: 'Níl cead ach ag an óstach é sin a dhéanamh.',
    not_over: 'Níl an cluiche thart fós.',
    name_fixed: 'Tá ainm do chuntais ar do shuíochán.',
    no_table: 'Níl a leithéid de bhord ann a thuilleadh.',
    no_player: 'Níl a leithéid d’imreoir ann a thuilleadh.',
    unavailable:
      'Ní féidir leis an bhfreastalaí cluichí a léamh ná a shábháil faoi láthair. Triail arís i gceann nóiméid.',
    restored:
      'Athchóiríodh an freastalaí ó chúltaca. Leanann an cluiche seo ar aghaidh ó shuíomh níos luaithe.',
  },
} satisfies typeof en
