// The words of Bluff & Bluster's lessons, in Irish.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  own: {
    title: 'Tairg',
    ask: 'Áirítear gach dísle faoi gach cupán, agus áirítear 1, an tAon Draíochta, mar uimhir ar bith. Deir tairiscint: tá an méid sin ann ar a laghad. Tosaigh leis an tairiscint is airde atá fíor de bharr do dhíslí féin.',
    right:
      'Tugadh dúshlán, ach bhí sí fíor: dhá 5, dhá Aon Draíochta, agus ceann eile faoin gcupán eile. Cailleann an té nár chreid dísle.',
    wrong: 'Comhair do chuid 5, agus do chuid 1 leo: tá an méid sin 5 cinnte.',
  },
  raise: {
    title: 'Ardaigh',
    ask: 'Tairgeann an chéad duine eile níos mó, nó tugann sé dúshlán. Is mó líon díslí níos airde, nó an líon céanna le haghaidh níos airde. Déan an t-ardú is lú os cionn 3 × 3.',
    right: '3 × 4: an líon céanna díslí, aghaidh níos airde.',
    wrong: 'Fág an líon ag trí, agus tóg an chéad aghaidh eile.',
  },
  challenge: {
    title: 'Tabhair dúshlán',
    ask: 'Mura gcreideann tú tairiscint, abair “Cur i gcéill!”: taispeántar gach dísle, agus an té a bhí mícheart, cailleann sé an oiread díslí is a bhí idir iad. Tairgeadh 6 × 6. Comhair do dhíslí féin ar dtús.',
    right:
      'Trí cinn amháin: trí cinn easpa, agus cailleann an tairgeoir trí dhísle. An duine deireanach a bhfuil dísle aige a bhuann.',
    wrong: 'Níl 6 ná 1 agat, agus níl ach cúig dhísle ag an duine eile. An féidir sé cinn a bheith ann?',
  },
  show: {
    title: 'Taispeáin, agus caith arís',
    ask: 'Tar éis do thairisceana is féidir díslí a chur amach os comhair cách agus an chuid eile a chaitheamh arís. Thairg tú 4 × 5. Taispeáin gach ceann a áirítear leis sin, agus iad sin amháin.',
    right: '5 amháin eile: anois feiceann cách go bhfuil an tairiscint fíor.',
    wrong: 'Áirítear dhá 5, agus an tAon Draíochta freisin. Caitear an chuid eile.',
  },
  magic: {
    title: 'Na hAonta Draíochta',
    ask: 'Is féidir Aonta Draíochta amháin a thairiscint freisin. Is annamh iad, mar sin is leor a leath: téann trí cinn os cionn cúig cinn d’uimhir. Aimsigh an tairiscint atá fíor de bharr do dhíslí féin.',
    right: 'Téann trí Aon Draíochta os cionn 5 × 5, agus tá na trí cinn agat.',
    wrong: 'Tá trí 1 agat. Tairg iad sin go díreach.',
  },
}

export default words
