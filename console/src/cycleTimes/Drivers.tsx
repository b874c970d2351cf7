import {
  type CycleDriver,
  type StationCyclesQuery,
  cycleTimes,
  leastInGroup,
  leastStretches,
} from '@takt/contract/cycleTimes.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './drivers.module.css'

/** What the cycles of a station and type depend on, the strongest first. */
export function Drivers({ query }: { query: StationCyclesQuery }) {
  const { cycleTimes: cycleTimeWords, say } = useWords()
  const { count } = useFormats()
  const { data, error, refetch } = useAnswer(cycleTimes.drivers, query, { keep: true })
  return (
    <Panel title={cycleTimeWords.drivers}>
      {error && !data && <NotRead error={error} again={refetch} />}
      {!data && !error && <Waiting delay={200} label={say.loading} />}
      {data && (
        <>
          <p>
            {fill(cycleTimeWords.driversAbout, {
              count: count(data.samples),
              least: count(leastInGroup),
              stretches: count(leastStretches),
            })}
          </p>
          <div className={css.drivers}>
            {data.drivers.map((one) => (
              <Driver key={one.driver} of={one} />
            ))}
          </div>
        </>
      )}
    </Panel>
  )
}

function Driver({ of: { driver, effect, groups } }: { of: CycleDriver }) {
  const { cycleTimes: cycleTimeWords, field } = useWords()
  const formats = useFormats()
  const isSlower = groups.some(({ difference, isClear }) => isClear && rounded(difference ?? 0) > 0)
  const cost = (effect: number) =>
    rounded(effect) === 0
      ? fill(cycleTimeWords.under, { seconds: formats.seconds(least) })
      : formats.seconds(rounded(effect))
  const verdict =
    effect === null
      ? cycleTimeWords.tooFew
      : isSlower
        ? fill(cycleTimeWords.effect, { seconds: cost(effect) })
        : cycleTimeWords.noEffect
  return (
    <table className={css.driver}>
      <caption>
        <b>{cycleTimeWords[driver]}</b> <span>{verdict}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{cycleTimeWords.group}</th>
          <th scope="col">{field.samples}</th>
          <th scope="col">{field.medianCycle}</th>
          <th scope="col">{cycleTimeWords.difference}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ value, samples, medianCycle, difference, isClear }) => (
          <tr key={value} data-clear={isClear && isShown(difference)}>
            <th scope="row">
              <GroupName driver={driver} value={value} />
            </th>
            <td>{formats.count(samples)}</td>
            <td>{formats.seconds(rounded(medianCycle))}</td>
            <td>
              {difference === null ? cycleTimeWords.tooFew : signed(rounded(difference), formats.seconds)}
              {isClear && isShown(difference) && ` · ${cycleTimeWords.clear}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The resolution of a cycle; what is less counts as none. */
const least = 0.1
const rounded = (seconds: number) => (Math.sign(seconds) * Math.round(Math.abs(seconds) / least)) / 10
const isShown = (difference: number | null) => difference !== null && rounded(difference) !== 0
const signed = (seconds: number, say: (seconds: number) => string) =>
  `${seconds < 0 ? '−' : seconds > 0 ? '+' : ''}${say(Math.abs(seconds))}`

function GroupName({ driver, value }: { driver: CycleDriver['driver']; value: string | null }) {
  const { cycleTimes: cycleTimeWords } = useWords()
  if (value === null) return cycleTimeWords.nobody
  if (driver === 'shiftHour') return fill(cycleTimeWords.hour, { hour: value })
  if (driver === 'sinceStop')
    return value === 'soon'
      ? cycleTimeWords.soon
      : value === 'while'
        ? cycleTimeWords.some
        : cycleTimeWords.long
  return value
}
