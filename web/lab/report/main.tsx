// The page of a report, which has its results in it: those of a study, or those of a tuning. It is in English, as the study is that it repeats.
import { render } from 'preact'
import { Findings, Verdicts } from './report'
import './report.css'
import type { Results } from './study_results'
import { asWritten } from './report_context'
import type { TuningResults } from './tuning_results'
import { TunedFindings } from './tuning_report'
import en from './words/en'

const results = JSON.parse(document.getElementById('results')!.textContent) as Results | TuningResults
const told = asWritten(en)
document.title = `${results.title} – Nemeton`
render(
  <main class="report">
    <h1>{results.title}</h1>
    {results.question && <p class="question">{results.question}</p>}
    {'trials' in results ? (
      <TunedFindings told={told} tuned={results} />
    ) : (
      <>
        <Verdicts told={told} results={results} />
        <Findings told={told} results={results} />
      </>
    )}
  </main>,
  document.body,
)
