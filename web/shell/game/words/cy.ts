// Tudalen gêm, yn Gymraeg.

export default {
  playBot: 'Chwarae yn erbyn bot',
  friend: 'Herio ffrind',
  here: 'Ar y ddyfais hon',
  setUp: 'Rhagor o ddewisiadau',
  learn: 'Dysgu wrth chwarae',
  puzzles: 'Posau',
  leaders: 'Tabl arweinwyr',
  fairness: 'Tegwch a hyd',
  fairnessNote:
    'Adroddiadau ar filoedd o gemau: pa mor deg, hir a bywiog yw hi, a pha reolau sy’n newid hynny.',
  rules: 'Rheolau',
  inventor: 'Dyfeisydd',
  ways: 'Ffyrdd o chwarae',
  more: 'Rhagor am y gêm hon',
}
