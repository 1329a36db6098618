// Chwilio am rywun i chwarae, yn Gymraeg.
import type en from './en'

const words: typeof en = {
  tournaments: 'Twrnameintiau',
  now: 'Chwarae nawr',
  lead: 'Gyda phwy bynnag sydd am chwarae hefyd. Nes i rywun ddod, mae bot yn chwarae gyda thi.',
  speed: 'Pa mor gyflym?',
  speeds: { rapid: 'Ychydig funudau', classical: 'Wrth dy bwysau', correspondence: 'Dros ddyddiau' },
  games: 'Pa gêm?',
  any: 'Unrhyw un o’r rhain',
  only: (game) => `${game} yn unig`,
  withAnybody: 'Nawr, gydag unrhyw un',

  waiting: 'Yn chwilio am gwmni',
  again: 'Eisteddodd neb. Ti yw’r cyntaf yn y rhes.',
  errors: {
    away: 'Dydy’r gweinydd ddim yn ateb; rhoddir cynnig arall arni.',
  },
  found: (game) => `Mae rhywun yma: ${game}`,
  coming: 'Mae’r llall ar y ffordd',
  missed: 'Roedd rhywun yma tra oeddet ti i ffwrdd.',
  go: 'Eistedd',
  anew: 'Chwilio eto',
  stop: 'Stopio',
  close: 'Cau',
}
export default words
