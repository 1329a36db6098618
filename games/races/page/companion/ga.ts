// The domino races beside the board, in Irish.
import type en from './en'

export default {
  start: 'Suaith dúradáin an chláir agus leag ar a n-áiteanna iad, béal fúthu.',
  turn: [
    'Tarraing dúradán.',
    'Bog marcóir amháin leis an dá uimhir le chéile, nó dhá mharcóir le huimhir an ceann. Tugann suim chothrom marcóirí isteach.',
    'Iompaigh dúradán le dul trí gheata, le namhaid ina aonar a leagan, nó nuair a shroicheann an chéad mharcóir Deireadh.',
    'Tar éis dúbailte tarraing arís. Cuireann an tríú dúbailt as a chéile do mharcóir is faide chun tosaigh ar ais go Tús.',
  ],
  tile: (a, b) => `${a}-${b}`,
  points: 'Pointí',
} satisfies typeof en
