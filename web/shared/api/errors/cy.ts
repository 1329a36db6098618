// Pam y gwrthododd y gweinydd rywbeth.
import type en from './en'

export default {
  banned: (until, reason) => `Rwyt ti wedi dy wahardd tan ${until}.${reason && ` Rheswm: ${reason}`}`,
  unknown: (code) => `Gwrthododd y gweinydd hynny (${code}). Ail-lwytha’r dudalen a rho gynnig arall arni.`,
  conflict: (what) => `Dydy’r rheolau hyn ddim yn cyd-fynd: ${what}.`,
  /** By code. */
  errors: {
    not_your_turn: 'Nid dy dro di yw hi.',
    illegal_action: 'Dydy’r symudiad hwnnw ddim yn cael ei ganiatáu nawr.',
    too_fast: 'Roedd hynny’n rhy gyflym. Arhosa funud a rho gynnig arall arni.',
    too_many_tables: 'Mae gormod o gemau ar agor o’ch cysylltiad chi. Gorffennwch rai ohonyn nhw gyntaf.',
    too_many_connections: 'Mae gormod o bobl yma ar hyn o bryd. Rho gynnig arall arni toc.',
    not_possible: 'Ni ellir gofyn am hynny nawr.',
    proposal_pending: 'Mae cwestiwn arall i’w ateb yn gyntaf.',
    no_proposal: 'Mae hynny wedi’i setlo eisoes.',
    already_proposed: 'Rwyt ti wedi gofyn am hynny. Gofyn eto pan fydd rhywun wedi symud.',
    substituted: 'Mae bot yn chwarae yn dy le di. Cymer dy sedd yn ôl yn gyntaf.',
    draft_lost: 'Ni chwaraewyd yr hyn nad oeddet wedi’i anfon eto.',
    away: 'Dydy’r gweinydd ddim yn ateb. Gwiria dy gysylltiad a rho gynnig arall arni.',
    seat_taken: 'Mae rhywun yn y sedd honno, neu rwyt ti’n eistedd wrth y bwrdd hwn yn barod.',
    name_taken: 'Mae gan rywun yr enw hwnnw, neu un sy’n edrych yn debyg iddo. Dewisa enw arall.',
    bad_name: 'Dewisa enw arall: 2 i 20 llythyren o un sgript, a heb fod wedi’i gadw.',
    bad_key: 'Cest ti dy allgofnodi mewn man arall, neu nid ti biau’r sedd hon mwyach.',
    removed_by_host: 'Mae’r gwesteiwr wedi dy dynnu oddi ar y bwrdd hwn.',
    seat_freed: 'Mae’r gwesteiwr wedi rhyddhau dy sedd i rywun arall.',
    blocked: 'Dwyt ti a rhywun wrth y bwrdd hwn ddim yn chwarae gyda’ch gilydd.',
    account_required: 'Mae’r gêm hon yn cyfrif: mae ei seddi i chwaraewyr sydd â chyfrif.',
    same_address:
      'Mae’r gêm hon yn cyfrif, a buost ti ar yr un rhwydwaith â chwaraewr arall yn y 24 awr diwethaf. Gofynna am gêm nad yw’n cyfrif.',
    same_person: 'Mae’r gêm hon yn cyfrif, ac mae gen ti neu un o dy gyfrifon bot sedd yn barod.',
    no_bot: 'Does dim cyfrif bot o’r enw hwnnw.',
    bot_offline: 'Dydy’r cyfrif bot hwnnw ddim ar-lein nawr.',
    bot_busy: 'Mae gormod o bobl yn gofyn i’r cyfrif bot hwnnw nawr. Aros ychydig a rho gynnig arall arni.',
    too_many_games:
      'Mae gen ti, neu eraill ar dy rwydwaith, ormod o gemau gyda’r cyfrif bot hwnnw. Gorffenna un yn gyntaf.',
    has_played: 'Mae rhywun wedi chwarae yno’n barod.',
    not_host: 'Dim ond y gwesteiwr gaiff wneud hynny.',
    not_over: 'Dydy’r gêm ddim ar ben eto.',
    name_fixed: 'Enw dy gyfrif sydd ar dy sedd.',
    no_table: 'Does dim bwrdd o’r fath mwyach.',
    no_player: 'Does dim chwaraewr o’r fath mwyach.',
    unavailable: 'All y gweinydd ddim darllen na chadw gemau ar hyn o bryd. Rho gynnig arall arni toc.',
    restored: 'Cafodd y gweinydd ei adfer o gopi wrth gefn. Mae’r gêm hon yn parhau o safle cynharach.',
  },
} satisfies typeof en
