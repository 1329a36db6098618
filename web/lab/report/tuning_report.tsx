// The report of a tuning, as the page of a report has it: what can be had, what one aim costs another, then all trials, then how they were got.
import { Fragment, type JSX } from 'preact'
import { IntervalPlot } from './plots'
import { figure, type ReportContext } from './report_context'
import { TradePlot } from './trade_off_plot'
import {
  asText,
  bestKnown,
  frontOf,
  meetsAll,
  verdict,
  wanted,
  type Aim,
  type FoundSetting,
  type Trial,
  type TuningResults,
} from './tuning_results'

/** So many of the front are plotted: those that miss the fewest aims. */
const mostPlotted = 20

interface Props {
  told: ReportContext
  tuned: TuningResults
}

const shown = (told: ReportContext, value: number) => figure(told, value, { maximumSignificantDigits: 3 })

const withReach = (told: ReportContext, { value, low, high }: FoundSetting) =>
  `${shown(told, value)}\u00a0±\u00a0${figure(told, (high - low) / 2, { maximumSignificantDigits: 2 })}`

function FoundCell({ told, found }: { told: ReportContext; found: FoundSetting | null }): JSX.Element {
  if (!found) return <td>not known</td>
  return (
    <td>
      {withReach(told, found)}
      {found.distance === 0
        ? ', met'
        : `, off by ${figure(told, found.distance, { maximumSignificantDigits: 2 })}`}
    </td>
  )
}

function Trials({ told, tuned, trials, name }: Props & { trials: Trial[]; name: string }): JSX.Element {
  return (
    <div class="wide" tabIndex={0} role="region" aria-label={name}>
      <table>
        <thead>
          <tr>
            <th scope="col">Trial</th>
            {tuned.options.map((option) => (
              <th scope="col" key={option}>
                {option}
              </th>
            ))}
            {tuned.aims.map((aim) => (
              <th scope="col" key={aim.label}>
                {aim.label}: {wanted(aim)}
              </th>
            ))}
            <th scope="col">Games</th>
          </tr>
        </thead>
        <tbody>
          {trials.map((trial) => (
            <tr key={trial.number}>
              <th scope="row">
                {trial.number}
                {trial.standard && ' (as it is)'}
              </th>
              {tuned.options.map((option) => (
                <td key={option}>{asText(trial.options[option])}</td>
              ))}
              {bestKnown(trial).map((found, i) => (
                <FoundCell key={tuned.aims[i]!.label} told={told} found={found} />
              ))}
              <td>{figure(told, trial.games, {})}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function AimPlot({ told, tuned, number, aim }: Props & { number: number; aim: Aim }): JSX.Element {
  const bars = frontOf(tuned)
    .slice(0, mostPlotted)
    .flatMap((trial) => {
      const found = bestKnown(trial)[number]
      return found ? [{ ...found, of: `trial ${trial.number}${trial.standard ? ' (as it is)' : ''}` }] : []
    })
  return (
    <>
      <h3>
        {aim.label}: {wanted(aim)}
      </h3>
      <IntervalPlot told={told} title={aim.label} bars={bars} wanted={[aim.at_least, aim.at_most]} />
    </>
  )
}

/** Each aim with each that comes after it. */
const pairs = ({ aims }: TuningResults): [number, number][] =>
  aims.flatMap((_, i) => aims.slice(i + 1).map((_, j): [number, number] => [i, i + 1 + j]))

function Method({ told, tuned }: Props): JSX.Element {
  const { aims, trials, games, confirm, program, optuna, seed } = tuned
  return (
    <section aria-label="Method">
      <h2>Method</h2>
      <p>
        {trials.length} trials of {figure(told, games, {})} games of each line-up by Nemeton {program}, seed{' '}
        {seed}. Which setting comes next is said by the tree-structured Parzen estimator of Optuna {optuna};
        each aim is an objective of its own, and how far a setting is from it is what is made small.
        {confirm > 0 &&
          ` The front and the rules as they are were played again, ${figure(told, confirm, {})} games of each line-up: a setting that was chosen for what it came to has had luck, and the games that chose it are not what is shown of it. All else is of the first games, luck included.`}{' '}
        ± is the interval in which the truth lies with a probability of 95 %. The same tuning gives the same
        again:
      </p>
      <pre tabIndex={0} role="region" aria-label="The tuning">
        {tuned.tuning}
      </pre>
      <dl>
        {aims.map(({ label, sentence, unit }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              {sentence} {unit && `In ${unit}.`}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

/** All but the title. */
export function TunedFindings({ told, tuned }: Props): JSX.Element {
  const front = frontOf(tuned)
  const asItIs = tuned.trials.find(({ standard }) => standard)
  return (
    <>
      <p class="verdict">
        {verdict(tuned)}
        {asItIs &&
          ` The rules as they are (trial ${asItIs.number}) ${meetsAll(asItIs) ? 'meet them' : asItIs.front ? 'are among these' : 'are not among these'}.`}
      </p>
      <Trials told={told} tuned={tuned} trials={front} name="The front" />
      {tuned.aims.length > 1 && (
        <section aria-label="What one aim costs another">
          <h2>What one aim costs another</h2>
          <p>
            A point for each setting, those of the front large, with their numbers and intervals; what was
            aimed at is shaded.
          </p>
          {pairs(tuned).map(([along, up]) => (
            <TradePlot key={`${along} ${up}`} told={told} tuned={tuned} along={along} up={up} />
          ))}
        </section>
      )}
      <section aria-label="The front, aim by aim">
        <h2>The front, aim by aim</h2>
        {front.length > mostPlotted && <p>The {mostPlotted} that miss the fewest aims.</p>}
        {tuned.aims.map((aim, number) => (
          <AimPlot key={aim.label} told={told} tuned={tuned} number={number} aim={aim} />
        ))}
      </section>
      <section aria-label="All trials">
        <h2>All trials</h2>
        <details>
          <summary>All {tuned.trials.length} trials</summary>
          <Trials told={told} tuned={tuned} trials={tuned.trials} name="All trials, in their order" />
        </details>
      </section>
      <Method told={told} tuned={tuned} />
    </>
  )
}
