// The words of Sigily's lessons, in Irish.
import type { LessonWords } from '@nemeton/board/lesson'

export default {
  coins: {
    title: 'Is iad na boinn a áirítear',
    ask: 'Téann do charbaid timpeall na bliana uair amháin, agus tógann siad na boinn san áit a stadann siad. Sa deireadh buann an líon is mó bonn. Chaith tú 2: tabhair carbad nua isteach nó bog ceann. Cá bhfuil an líon is mó bonn?',
    right: 'Dhá bhonn, mar tá dhá bhonn ag gach féile. Téann siad leis faoin gcarbad.',
    wrong: 'Níl aon bhonn ansin a thuilleadh. Cé atá in ann sigil a shroicheadh a bhfuil boinn fós air?',
  },
  sun: {
    title: 'Caith arís',
    ask: 'Tugann 4 nó 5 caitheamh saor duit tar éis an bhirt. Mar an gcéanna le grian: na cónochtaí agus na grianstadanna, ach amháin an chéad cheann. Chaith tú 1: aimsigh an caitheamh saor.',
    right: 'Boinn agus caitheamh eile, agus leanann tú ort.',
    wrong: 'Tá ceann de do charbaid díreach roimh chónocht an earraigh.',
  },
  fight: {
    title: 'Ionsaigh',
    ask: 'Má stadann tú san áit a bhfuil namhaid, troideann sibh. Caitheann an bheirt, agus cuireann an t-ionsaitheoir a haon leis. Téann an té a chailleann ar ais i lámh, agus tógann an buaiteoir na boinn. Ionsaigh Ulaidh.',
    right: 'Chaith an bheirt 3, agus an ceann breise agatsa a shocraigh é. Is leatsa boinn Uladh.',
    wrong: 'Tá Ulaidh dhá shigil chun tosaigh ar do charbad, agus chaith tú 2.',
  },
  fuse: {
    title: 'Beirt ina gceann amháin',
    ask: 'Má stadann tú san áit a bhfuil do charbad féin, ceanglaítear an dá cheann: as seo amach bogann gach caitheamh iad araon. Ceangail do dhá cheann.',
    right: 'Dhá charbad le caitheamh amháin: sábhálann sé sin am ar an mbealach thart.',
    wrong: 'Tá do charbad trí shigil ón tús, agus chaith tú 3. Cá dtagann ceann nua isteach?',
  },
  veil: {
    title: 'Tríd an gcaille',
    ask: 'Istigh tá Tír na Sí, lán de bhoinn agus bealach gearr abhaile. An té atá ar gheata, is féidir leis dul isteach a iarraidh roimh an gcaitheamh: osclaíonn 1 nó 2. Triail é, agus tiomáin isteach.',
    right: 'D’oscail an chaille, agus thug an dara caitheamh isteach thú, chuig dhá bhonn eile.',
    wrong: 'Ná caith fós: roghnaigh do charbad ar an ngeata ar dtús, Imbolc.',
  },
  centre: {
    title: 'An taisce sa lár',
    ask: 'I dTír na Sí bíonn saigheada ag eitilt: ag tús do shealsa caitheann tú, agus chaillfeá gach rud le 1. Bhí an t-ádh leat. Anois úsáid do 2, agus tóg na ceithre bhonn sa lár.',
    right: 'Deich mbonn faoi charbad amháin. Amach arís go tapa anois, trí gheata eile.',
    wrong: 'Is féidir leis an gcarbad sin fanacht. Tá an ceann i dTír na Sí dhá shigil ón lár.',
  },
  home: {
    title: 'Abhaile',
    ask: 'An té a thagann go dtí an tús arís, nó a théann thairis, tá sé sa bhaile, agus ní féidir na boinn sin a bhaint de. As Tír na Sí is féidir tiomáint amach ag geata na Samhna. Tabhair do charbad abhaile.',
    right: 'Sa bhaile, agus sé bhonn slán. Nuair a bhíonn gach carbad ann, comhairtear na boinn.',
    wrong: 'Chaith tú 3, agus ní theastaíonn a thuilleadh ón gcarbad i dTír na Sí le bheith sa bhaile.',
  },
} satisfies Record<string, LessonWords>
