// The page of a report, which has its results in it.
import { render } from 'preact'
import { Report } from './report'
import './report.css'
import type { Results } from './results'

const results = JSON.parse(document.getElementById('results')!.textContent!) as Results
document.title = `${results.title} – Nemeton`
render(<Report results={results} />, document.body)
