// The report of a study: a sentence of verdict first, then plots, then all numbers, then how they were got.
import { Fragment, type JSX } from 'preact'
import { IntervalPlot, LengthPlot } from './plots'
import { known, type MeasureWords, type Results, type Setting } from './results'
import { comparisonVerdict, furtherVerdicts, isReal, seatsVerdict } from './verdict'

const shown = (value: number | null) =>
  value === null ? '' : value.toLocaleString('en', { maximumSignificantDigits: 4, useGrouping: true })

/** How many actions and things that happen are plotted: those that bring or cost most. */
const mostGains = 14

function Numbers({ setting, measures }: { setting: Setting; measures: MeasureWords[] }): JSX.Element {
  return (
    <details>
      <summary>All numbers</summary>
      <div class="wide" tabIndex={0} role="region" aria-label={`All numbers of ${setting.label}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              <th scope="col">Of</th>
              <th scope="col">Value</th>
              <th scope="col">95 %</th>
              <th scope="col">Unit</th>
            </tr>
          </thead>
          <tbody>
            {setting.results.map(({ measure, of, value, low, high }) => (
              <tr key={`${measure} ${of}`}>
                <th scope="row">{measure}</th>
                <td>{of}</td>
                <td>{shown(value)}</td>
                <td>
                  {low === null || high === null || low === high ? '' : `${shown(low)} to ${shown(high)}`}
                </td>
                <td>{measures.find(({ name }) => name === measure)?.unit}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function SettingPart({ setting, measures }: { setting: Setting; measures: MeasureWords[] }): JSX.Element {
  const shares = known(setting, 'seat_share')
  const gains = known(setting, 'usage_gain')
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, mostGains)
  return (
    <section aria-label={setting.label}>
      <h2>{setting.label}</h2>
      <p class="verdict">{[seatsVerdict(setting), ...furtherVerdicts(setting)].join(' ')}</p>
      <h3>Each seat’s part of the wins</h3>
      <IntervalPlot
        title="Part of the wins"
        bars={shares}
        mark={shares.length > 0 ? mean(shares) : undefined}
      />
      {setting.lengths.length > 1 && (
        <>
          <h3>Length, in plies</h3>
          <LengthPlot lengths={setting.lengths} />
        </>
      )}
      {gains.length > 0 && (
        <>
          <h3>Who does this, or has it done to, wins that much more</h3>
          <IntervalPlot title="Gain" bars={gains} />
        </>
      )}
      <Numbers setting={setting} measures={measures} />
    </section>
  )
}

const mean = (shares: { value: number }[]) =>
  shares.reduce((sum, { value }) => sum + value, 0) / shares.length

/** The first setting's verdict is the study's, if it has no more; else what each came to, a line each. */
export function Report({ results }: { results: Results }): JSX.Element {
  const { settings, comparisons, measures } = results
  const real = comparisons.filter(isReal)
  const games = settings.reduce((sum, setting) => sum + setting.games, 0)
  return (
    <main>
      <h1>{results.title}</h1>
      {results.question && <p class="question">{results.question}</p>}
      <dl class="verdicts">
        {settings.map((setting) => (
          <Fragment key={setting.label}>
            <dt>{setting.label}</dt>
            <dd>{seatsVerdict(setting)}</dd>
          </Fragment>
        ))}
      </dl>
      {comparisons.length > 0 && (
        <section aria-label="Comparisons">
          <h2>Comparisons</h2>
          <ul>
            {real.map((comparison) => (
              <li key={`${comparison.first} ${comparison.second} ${comparison.of}`}>
                {comparisonVerdict(results, comparison)}
              </li>
            ))}
          </ul>
          <p>
            {real.length} of {comparisons.length} comparisons show a difference.
          </p>
        </section>
      )}
      {settings.map((setting) => (
        <SettingPart key={setting.label} setting={setting} measures={measures} />
      ))}
      <section aria-label="Method">
        <h2>Method</h2>
        <p>
          {games.toLocaleString('en')} games by Nemeton {results.program}, seed {results.seed}. ± and “95 %”
          are the interval in which the truth lies with a probability of 95 %. The same study gives the same
          games again:
        </p>
        <pre tabIndex={0} role="region" aria-label="The study">
          {results.study}
        </pre>
        <dl>
          {measures
            .filter(({ name }) =>
              settings.some((setting) => setting.results.some(({ measure }) => measure === name)),
            )
            .map(({ name, sentence, formula, unit, source }) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>
                  {sentence} {formula}
                  {unit && `, in ${unit}`}. {source}.
                </dd>
              </Fragment>
            ))}
        </dl>
      </section>
    </main>
  )
}
