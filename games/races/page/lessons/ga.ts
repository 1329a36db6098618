// The words of the lessons of the three races, in Irish.
import type { LessonWords } from '@nemeton/board/lesson'

export default {
  enter: {
    title: 'Chun bóthair',
    ask: 'Tabhair do cheithre mharcóir ó Thús go Deireadh. Bogann dúradán marcóir amháin lena shuim, nó dhá mharcóir le leath an ceann. Ní thagann siad ó Thús ach le suim chothrom, mar atá anois. Tabhair dhá cheann isteach.',
    right: 'Tá dhá cheann ar an mbealach, ceann le gach leath den dúradán.',
    wrong: 'Marcóir amháin leis an tsuim ar fad a bhí ansin. Tóg ceann de na leatha ina ionad.',
  },
  fork: {
    title: 'Gabhal sa bhealach',
    ask: 'Ar an gclár seo déanann an bealach dhá leath ag 7 agus ag 26, agus is agatsa atá an rogha. Tóg an t-aicearra as 7 go 24.',
    right: 'Sé chéim, agus tá tú ar 26 cheana: leath an fháinne sábháilte.',
    wrong: 'Téann marcóir ar 4 sé chéim: thar 5, 6 agus 7, agus ansin go 24, 25, 26.',
  },
  bump: {
    title: 'Leagan',
    ask: 'Áit a bhfuil marcóir namhad ina aonar, is féidir é a leagan ar ais go Tús. Caithfidh an t-ionad uimhir a thaispeáint, agus anseo tá a dhúradán béal in airde, le huimhir. Leag é.',
    right: 'Ar ais go Tús leis. Bheadh beirt le chéile slán.',
    wrong: 'Téigh áit a bhfuil an namhaid ar uimhir béal in airde, agus roghnaigh leagan.',
  },
  blank: {
    title: 'Seachain an bán',
    ask: 'Tá an chuid is mó de na hionaid béal faoi fós. Le leagan ansin iompaíonn tú an dúradán, agus má tá sé bán, téann do mharcóir féin ar ais go Tús. Téigh sa seans, agus leag.',
    right:
      'Bán! Tá do mharcóir ar ais ag Tús. Is annamh é, ach tarlaíonn sé: cuimhnigh ar a bhfuil le cailleadh agat.',
    wrong: 'Téigh chuig an ionad a bhfuil an namhaid ina aonar, agus roghnaigh leagan.',
  },
  gate: {
    title: 'Tríd an ngeata',
    ask: 'Tá aicearra ag geata. Osclaíonn sé má tá an leath a imríonn tú níos airde ná uimhir an gheata, nach eol duit de ghnáth; mura bhfuil, téann tú ar ais go Tús. Triail é.',
    right: 'Bhí uimhir níos ísle ag an ngeata, agus lig sé tríd thú.',
    wrong: 'Tá marcóir amháin gar do gheata. Téigh thairis leis an aicearra.',
  },
  exchange: {
    title: 'Bán dúbailte: malartú',
    ask: 'Tharraing tú 0-0: is féidir le ceann de do mharcóirí áit a mhalartú le namhaid atá ina aonar. Má tá a ionad bán, teipeann air. Malartaigh ceann atá fós ag Tús.',
    right: 'Ghlac do mharcóir a áit, agus tá an namhaid ag Tús.',
    wrong: 'Roghnaigh do mharcóir ag Tús agus ansin marcóir an namhad. Cad atá le cailleadh agat ansin?',
  },
  sixes: {
    title: 'Sé dúbailte: abhaile',
    ask: 'Tharraing tú 6-6, agus tá seacht bponc nó níos mó ar an dara dúradán: téann ceann de do mharcóirí abhaile láithreach, cibé áit a bhfuil sé. Cé acu is mó a ghnóthaíonn?',
    right: 'An bealach ar fad abhaile, díreach ó Thús. Agus tarraingíonn tú arís.',
    wrong: 'Bhí an ceann sin ar an mbealach cheana. Cé aige a bhfuil an bealach ar fad fós le déanamh?',
  },
  home: {
    title: 'Abhaile',
    ask: 'Caithfear Deireadh a shroicheadh go cruinn. Iompaíonn an chéad cheann ann a dhúradán: más bán é, téann sé ar ais go Tús. Tabhair do mharcóir abhaile; an té a bhfuil na ceithre cinn ann, faigheann sé pointí ar na cinn nach bhfuil.',
    right: 'Ní bán é: tá an chéad cheann sa bhaile.',
    wrong: 'Is féidir leis an marcóir is faide chun tosaigh Deireadh a shroicheadh go cruinn.',
  },
} satisfies Record<string, LessonWords>
