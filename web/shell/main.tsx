// The page starts here.
import { render } from 'preact'
import { App } from './app'
import { language } from '../base/language'
import { prefetch } from './prefetch'
import { awaitPress } from '../sound/sound'
import '../style/style.css'
import { applyText } from '../base/text'
import { applyTheme } from '../base/theme'

document.documentElement.lang = language
applyTheme()
applyText()
awaitPress()
render(<App />, document.getElementById('page')!)
prefetch()
