// Leathanach cluiche, i nGaeilge.

export default {
  playBot: 'Imir in aghaidh bota',
  friend: 'Tabhair dúshlán carad',
  here: 'Ar an ngléas seo',
  setUp: 'Tuilleadh roghanna',
  learn: 'Foghlaim trí imirt',
  puzzles: 'Puzail',
  leaders: 'Clár na gceannairí',
  fairness: 'Cothroime agus fad',
  fairnessNote:
    'Tuarascálacha ar na mílte cluiche: cé chomh cothrom, fada agus bríomhar is atá sé, agus na rialacha a athraíonn é sin.',
  rules: 'Rialacha',
  inventor: 'Cumadóir',
  ways: 'Bealaí imeartha',
  more: 'Tuilleadh faoin gcluiche seo',
}
