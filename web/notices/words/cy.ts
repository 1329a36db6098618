// Mai fy nhro i yw hi, i’w ddweud ar y ddyfais hon.
import type en from './en'

export default {
  tell: 'Dweud wrthyf ar y ddyfais hon pan ddaw fy nhro',
  tellNote:
    'Y porwr sy’n ei ddangos, hyd yn oed pan fo’r dudalen hon ar gau. Nid anfonir dim tra byddwch yn edrych ar y bwrdd.',
  denied:
    'Nid yw’r porwr yn gadael i’r dudalen hon ddweud dim wrthych. Gellir newid hynny yn ei osodiadau ar gyfer y dudalen hon.',
  away: 'Nid yw’r gweinydd, neu wasanaeth y porwr ei hun ar gyfer hyn, yn ateb.',
  turn: 'Eich tro chi yw hi.',
} satisfies typeof en
