// The page starts here.
import { render } from 'preact'
import { App } from './app'
import { language } from '../base/language'
import { awaitPress } from '../sound/sound'
import 'virtual:nemeton/typeface.css'
import '../style/style.css'
import { applyLook } from '../base/look'
import { applyText } from '../base/text'
import { applyTheme } from '../base/theme'

document.documentElement.lang = language
applyTheme()
applyText()
applyLook()
awaitPress()
render(<App />, document.getElementById('page')!)
// What comes afterwards is not waited for. If it fails, whatever is needed is loaded then.
import('./prefetch').then(({ prefetch }) => prefetch()).catch(() => {})
