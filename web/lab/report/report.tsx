// The report of a study: a sentence of verdict first, then plots, then all numbers, then how they were got.
import { Fragment, type JSX } from 'preact'
import { IntervalPlot, LengthPlot } from './plots'
import { known, type MeasureWords, type Results, type Setting } from './study_results'
import { figure, type ReportContext } from './report_context'
import { comparisonVerdict, furtherVerdicts, isReal, seatsVerdict } from './verdict'

/** How many actions and things that happen are plotted: those that bring or cost most. */
const mostGains = 14

interface PartProps {
  told: ReportContext
  setting: Setting
  measures: MeasureWords[]
}

function Numbers({ told, setting, measures }: PartProps): JSX.Element {
  const { say } = told
  const shown = (value: number | null) =>
    value === null ? '' : figure(told, value, { maximumSignificantDigits: 4 })
  const { columns } = say
  return (
    <details>
      <summary>{say.numbers}</summary>
      <div class="wide" tabIndex={0} role="region" aria-label={say.numbersOf(told.nameOf(setting))}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.measure}</th>
              <th scope="col">{columns.of}</th>
              <th scope="col">{columns.value}</th>
              <th scope="col">{say.percent('95')}</th>
              <th scope="col">{columns.unit}</th>
            </tr>
          </thead>
          <tbody>
            {setting.results.map(({ measure, of, value, low, high }) => (
              <tr key={`${measure} ${of}`}>
                <th scope="row">{say.measures[measure].name}</th>
                <td>{told.partOf(setting, of)}</td>
                <td>{shown(value)}</td>
                <td>
                  {low === null || high === null || low === high ? '' : say.between(shown(low), shown(high))}
                </td>
                <td>{say.measures[measure].unit ?? measures.find(({ name }) => name === measure)?.unit}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function SettingPart({ told, setting, measures }: PartProps): JSX.Element {
  const { say } = told
  const named = (measure: 'seat_share' | 'usage_gain') =>
    known(setting, measure).map((each) => ({ ...each, of: told.partOf(setting, each.of) }))
  const shares = named('seat_share')
  const gains = named('usage_gain')
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, mostGains)
  const name = told.nameOf(setting)
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <p class="verdict">{[seatsVerdict(told, setting), ...furtherVerdicts(told, setting)].join(' ')}</p>
      <h3>{say.eachPart}</h3>
      <IntervalPlot
        told={told}
        title={say.partOfWins}
        bars={shares}
        mark={shares.length > 0 ? mean(shares) : undefined}
      />
      {setting.lengths.length > 1 && (
        <>
          <h3>{say.length}</h3>
          <LengthPlot told={told} lengths={setting.lengths} />
        </>
      )}
      {gains.length > 0 && (
        <>
          <h3>{say.gains}</h3>
          <IntervalPlot told={told} title={say.gain} bars={gains} />
        </>
      )}
      <Numbers told={told} setting={setting} measures={measures} />
    </section>
  )
}

const mean = (shares: { value: number }[]) =>
  shares.reduce((sum, { value }) => sum + value, 0) / shares.length

interface FindingsProps {
  told: ReportContext
  results: Results
}

function Method({ told, results }: FindingsProps): JSX.Element {
  const { say } = told
  const { settings, measures } = results
  const games = settings.reduce((sum, setting) => sum + setting.games, 0)
  const measured = measures.filter(({ name }) =>
    settings.some((setting) => setting.results.some(({ measure }) => measure === name)),
  )
  return (
    <section aria-label={say.method}>
      <h2>{say.method}</h2>
      <p>{say.made(figure(told, games, {}), results.program, results.seed)}</p>
      <pre tabIndex={0} role="region" aria-label={say.study} lang="en">
        {results.study}
      </pre>
      <dl>
        {measured.map(({ name, sentence, formula, unit, source }) => {
          const own = say.measures[name]
          const inUnit = own.unit ?? unit
          return (
            <Fragment key={name}>
              <dt>{own.name}</dt>
              <dd>
                {own.sentence ?? sentence} <span lang="en">{formula}</span>
                {inUnit && say.inUnit(inUnit)}. <span lang="en">{source}.</span>
              </dd>
            </Fragment>
          )
        })}
      </dl>
    </section>
  )
}

/** What each setting came to, a line each: it stands first. */
export function Verdicts({ told, results }: FindingsProps): JSX.Element {
  return (
    <>
      {results.incomplete && <p class="verdict">{told.say.incomplete}</p>}
      <dl class="verdicts">
        {results.settings.map((setting) => (
          <Fragment key={setting.label}>
            <dt>{told.nameOf(setting)}</dt>
            <dd>{seatsVerdict(told, setting)}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}

/** All else but the title. */
export function Findings({ told, results }: FindingsProps): JSX.Element {
  const { say } = told
  const { settings, comparisons, measures } = results
  const real = comparisons.filter(isReal)
  return (
    <>
      {comparisons.length > 0 && (
        <section aria-label={say.comparisons}>
          <h2>{say.comparisons}</h2>
          <ul>
            {real.map((comparison) => (
              <li key={`${comparison.first} ${comparison.second} ${comparison.of}`}>
                {comparisonVerdict(told, results, comparison)}
              </li>
            ))}
          </ul>
          <p>{say.real(real.length, comparisons.length)}</p>
        </section>
      )}
      {settings.map((setting) => (
        <SettingPart told={told} key={setting.label} setting={setting} measures={measures} />
      ))}
      <Method told={told} results={results} />
    </>
  )
}
