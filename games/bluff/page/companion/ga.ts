// Bricriu's Bluff & Bluster beside the board, in Irish.
import type en from './en'

const words: typeof en = {
  turn: [
    'Féach faoi do chupán. Áirítear 1, an tAon Draíochta, mar uimhir ar bith.',
    'Tairg níos mó, nó tabhair dúshlán.',
    'Tar éis tairisceana is féidir díslí a thaispeáint agus an chuid eile a chaitheamh arís.',
    'Dúshlán? Ardaítear na cupáin ar fad agus comhairtear: an té a bhí mícheart, cailleann sé díslí.',
  ],
}

export default words
