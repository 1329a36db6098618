// The page starts here.
import { render } from 'preact'
import { App } from './app'
import { language } from '@nemeton/board/base/language'
import { awaitPress } from '../play/sound/sound'
import 'virtual:nemeton/typeface.css'
import './style/style.css'
import { applyMaterial } from '../shared/browser/material'
import { applyTextSize } from '../shared/browser/text_size'
import { applyTheme } from '../shared/browser/theme'

document.documentElement.lang = language
applyTheme()
applyTextSize()
applyMaterial()
awaitPress()
render(<App />, document.getElementById('page')!)
// What comes afterwards is not waited for. If it fails, whatever is needed is loaded then.
import('./prefetch').then(({ prefetch }) => prefetch()).catch(() => {})
