// The words of Brandubh's lessons, in Irish.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  home: {
    title: 'Tabhair an rí abhaile',
    ask: 'Bogann gach píosa i líne dhíreach, chomh fada agus atá an bealach saor. Buann an rí a luaithe a shroicheann sé ceann de na ceithre chúinne. Tabhair ann é.',
    right: 'Tá an rí sa bhaile, agus tá an cluiche buaite.',
    wrong: 'Tóg an rí, agus féach ar feadh an imill: tá cúinne amháin oscailte.',
  },
  capture: {
    title: 'Gabháil',
    ask: 'Gabhtar namhaid nuair a dhruideann tú leis ón dá thaobh os comhair a chéile. Tá cosantóir amháin imithe rófhada amach. Gabh é.',
    right: 'Bhí sé idir beirt ionsaitheoirí, agus tá sé imithe.',
    wrong: 'Tá ionsaitheoir cheana faoin gcosantóir thuas ar chlé. Cé atá in ann teacht os a chionn?',
  },
  between: {
    title: 'Idir beirt namhad',
    ask: 'Ní ghabhann ach an taobh atá ag bogadh. Mar sin is féidir le píosa dul isteach idir beirt namhad agus a bheith slán ann. Bíodh sé de mhisneach agat: téigh idir beirt ionsaitheoirí.',
    right: 'Ní tharlaíonn aon rud. Bheadh ar na hionsaitheoirí imeacht agus filleadh.',
    wrong: 'Ar an dara ró tá bearna idir beirt ionsaitheoirí. Is féidir le cosantóir í a shroicheadh.',
  },
  corner: {
    title: 'Cuidíonn an cúinne',
    ask: 'Namhaid do chách iad na cúinní: in aice le cúinne, is leor píosa amháin le gabháil. Gabh an t-ionsaitheoir ag an gcúinne.',
    right: 'Rinne an cúinne obair an dara píosa.',
    wrong: 'Tá ionsaitheoir amháin in aice leis an gcúinne thíos ar dheis. Téigh ar an taobh eile de.',
  },
  two: {
    title: 'Beirt in éineacht',
    ask: 'Is féidir le beart amháin gabháil i dtreonna éagsúla. Aimsigh an beart a ghabhann beirt chosantóirí.',
    right: 'Beirt chosantóirí le beart amháin.',
    wrong:
      'Cuardaigh cearnóg a bhfuil cosantóir in aice léi agus ceann eile fúithi, agus ionsaitheoirí taobh thiar den bheirt.',
  },
  king: {
    title: 'Beir ar an rí',
    ask: 'Buann na hionsaitheoirí má ghabhann siad an rí, agus gabhtar é ar nós aon phíosa eile. Tá sé imithe ar strae: beir air.',
    right: 'Tá an rí idir beirt ionsaitheoirí. Buann na hionsaitheoirí.',
    wrong: 'Tá ionsaitheoir ar chlé ón rí. Cuir ceann eile ar dheis uaidh.',
  },
  bar: {
    title: 'Dún an bealach',
    ask: 'Tá an rí ag bagairt dul chuig cúinne leis an gcéad bheart eile. Níl ach beart amháin ag na hionsaitheoirí a stopann é.',
    right: 'Anois tá an dá bhealach ar feadh an imill dúnta.',
    wrong: 'Bheadh an rí sa bhaile leis an gcéad bheart eile. Cuir píosa idir é agus an cúinne oscailte.',
  },
  fork: {
    title: 'Dhá bhealach abhaile',
    ask: 'Is féidir le hionsaitheoir bealach amháin a stopadh, ach ní dhá bhealach. Cuir an rí áit a bhfuil dhá chúinne oscailte, agus tabhair abhaile ansin é.',
    right: 'Dúnadh bealach amháin, ach níor dúnadh an ceann eile. Sin mar a bhuann an rí.',
    wrong: 'Ón imeall ar chlé feiceann an rí dhá chúinne.',
  },
}

export default words
