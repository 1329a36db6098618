// Gur liomsa an seal, á rá ar an ngléas seo.
import type en from './en'

export default {
  tell: 'Abair liom ar an ngléas seo nuair is liom an seal',
  tellNote:
    'Taispeánann an brabhsálaí é, fiú agus an leathanach seo dúnta. Ní sheoltar aon rud fad is atá tú ag breathnú ar an mbord.',
  denied:
    'Ní ligeann an brabhsálaí don leathanach seo aon rud a rá leat. Is féidir é sin a athrú sna socruithe don leathanach seo.',
  away: 'Níl freagra ón bhfreastalaí, nó ó sheirbhís an bhrabhsálaí féin dó seo.',
  turn: 'Is leatsa an seal.',
} satisfies typeof en
