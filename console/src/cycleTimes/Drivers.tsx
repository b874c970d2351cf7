import { type CycleDriver, type CyclesAsked, cycleTimes, leastInGroup } from '@takt/contract/cycleTimes.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './drivers.module.css'

/** What the cycles of a station and type depend on, the strongest first. */
export function Drivers({ asked }: { asked: CyclesAsked }) {
  const { cycleTimes: said, say } = useWords()
  const { count } = useFormats()
  const { data, error, refetch } = useAnswer(cycleTimes.drivers, asked, { keep: true })
  return (
    <Panel title={said.drivers}>
      {error && !data && <NotRead error={error} again={refetch} />}
      {!data && !error && <Waiting delay={200} label={say.loading} />}
      {data && (
        <>
          <p>{fill(said.driversAbout, { count: count(data.samples), least: count(leastInGroup) })}</p>
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
  const { cycleTimes: said, field } = useWords()
  const formats = useFormats()
  const verdict =
    effect === null
      ? said.tooFew
      : effect === 0
        ? said.noEffect
        : fill(said.effect, { seconds: formats.seconds(rounded(effect)) })
  return (
    <table className={css.driver}>
      <caption>
        <b>{said[driver]}</b> <span>{verdict}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{said.group}</th>
          <th scope="col">{field.samples}</th>
          <th scope="col">{field.medianCycle}</th>
          <th scope="col">{said.difference}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ value, samples, medianCycle, difference, isClear }) => (
          <tr key={value} data-clear={isClear}>
            <th scope="row">
              <GroupName driver={driver} value={value} />
            </th>
            <td>{formats.count(samples)}</td>
            <td>{formats.seconds(rounded(medianCycle))}</td>
            <td>
              {difference === null
                ? said.tooFew
                : `${difference < 0 ? '−' : '+'}${formats.seconds(rounded(Math.abs(difference)))}`}
              {isClear && ` · ${said.clear}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const rounded = (seconds: number) => Math.round(10 * seconds) / 10

function GroupName({ driver, value }: { driver: CycleDriver['driver']; value: string | null }) {
  const { cycleTimes: said } = useWords()
  if (value === null) return said.nobody
  if (driver === 'shiftHour') return fill(said.hour, { hour: value })
  if (driver === 'sinceStop') return value === 'soon' ? said.soon : value === 'while' ? said.some : said.long
  return value
}
