// The page of a report, which has its results in it. It is in English, as the study is that it repeats.
import { render } from 'preact'
import { Findings } from './report'
import './report.css'
import type { Results } from './results'
import { asWritten } from './told'
import en from './words/en'

const results = JSON.parse(document.getElementById('results')!.textContent!) as Results
document.title = `${results.title} – Nemeton`
render(
  <main class="report">
    <h1>{results.title}</h1>
    {results.question && <p class="question">{results.question}</p>}
    <Findings told={asWritten(en)} results={results} />
  </main>,
  document.body,
)
