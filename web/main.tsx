// The page starts here.
import { render } from 'preact'
import { App } from './app'
import { language } from './messages/language'
import { prefetch } from './prefetch'
import { awaitPress } from './sound/sound'
import './style/style.css'
import { applyText } from './text'
import { applyTheme } from './theme'

document.documentElement.lang = language
applyTheme()
applyText()
awaitPress()
render(<App />, document.getElementById('page')!)
prefetch()
