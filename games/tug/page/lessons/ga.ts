// The words of Tug of War's lessons, in Irish.
import type { LessonWords } from '@nemeton/board/lesson'

export default {
  out: {
    title: 'Den téad',
    ask: 'Chaith tú trí dhísle. Cuir ceann in aice le dísle de do cholún: má tá sé chomh hard leis nó níos airde, díbríonn sé lúthchleasaí as Broadford. Déan é.',
    right:
      'Duine níos lú ag an gceann eile. Cailleann an sráidbhaile nach bhfuil aon duine fágtha aige ar an téad.',
    wrong: 'Roghnaigh dísle caite, ansin dísle de do cholún nach bhfuil níos airde, ansin Díbir.',
  },
  down: {
    title: 'Ar lár, ansin amach',
    ask: 'Tá do dhíslí ar fad ró-íseal le duine a dhíbirt. Ach is féidir le dísle ar bith duine a leagan ar lár, agus is leor dhá phonc faoi dhísle an cholúin le duine ar lár a chríochnú. Lagaigh ar dtús, ansin Críochnaigh.',
    right: 'Rinne dhá dhísle ísle le chéile obair aon dísle aird amháin.',
    wrong: 'Ar dtús leag duine ar lár le Lagaigh; ansin críochnaigh é le dísle eile.',
  },
  swap: {
    title: 'Éirigh níos láidre',
    ask: 'Cuireann Malartaigh an dísle caite isteach i do cholún. Faigheann tú lúthchleasaí amháin, agus ceann eile ar gach ponc atá sé níos airde. Aimsigh an malartú is mó brabús.',
    right: '6 in áit 1: seisear eile ar do thaobh.',
    wrong: 'An dísle is airde in áit an chinn is ísle is mó a thugann. Cé mhéad a thairgtear duit?',
  },
  again: {
    title: 'Sé sa cholún',
    ask: 'Ar gach 6 i do cholún is féidir dísle amháin a chaitheamh arís. Cé acu ar fiú é? Caith an ceann is ísle arís.',
    right: '6 in ionad 1. Is deacair colúin arda a bhualadh, ach tugann siad an dara seans duit.',
    wrong: 'Is ar éigean a d’éireodh an 1 níos measa. Roghnaigh é, agus caith arís é.',
  },
  berserk: {
    title: 'Ar buile',
    ask: 'Is féidir le trí dhísle chothroma, gan ceann acu níos ísle ná an ceann is ísle de do cholún, dul ar buile: imíonn ceathrar lúthchleasaithe den taobh eile láithreach. Lig leo.',
    right: 'Ceathrar d’aon bhuille.',
    wrong: 'Ní fhaigheann trí dhísle leo féin ach triúr ar a mhéad. Faigheann díslí ar buile ceathrar.',
  },
  match: {
    title: 'Gach dísle ina áit',
    ask: 'Tá triúr fágtha thall, agus tá trí dhísle agat. Cén dísle de do cholún a rachaidh gach ceann lena thaobh, ionas go ndíbreoidh na trí cinn agus go mbuafar an babhta?',
    right: 'Níl aon duine fágtha thall: is leatsa an babhta.',
    wrong:
      'Má théann dísle ard in aice le ceann íseal, beidh sé ar iarraidh ag an gceann ard. Teastaíonn ceann díreach ard go leor ó gach dísle.',
  },
} satisfies Record<string, LessonWords>
