// The page starts here.
import { render } from 'preact'
import { App } from './app'
import { prefetch } from './prefetch'
import './style/style.css'
import { applyTheme } from './theme'

applyTheme()
render(<App />, document.getElementById('page')!)
prefetch()
