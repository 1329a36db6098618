// A game in the frame of somebody else's page (/embed/ID, /embed#game=…): its board and moves, and the way to it here. It keeps nothing,
// and needs no more than scripts to be allowed.
import { render } from 'preact'
import { language } from '@nemeton/board/base/language'
import { applyTheme } from '../../shared/browser/theme'
import 'virtual:nemeton/typeface.css'
import '../style/style.css'
import { Embed } from './embed'

document.documentElement.lang = language
applyTheme()
render(
  <Embed name={/^\/embed\/([\w-]+)$/.exec(location.pathname)?.[1] ?? null} />,
  document.getElementById('page')!,
)
