import type { CycleTimeRow } from '@takt/contract/cycleTimes.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import { rounded } from './balance-chart.ts'
import css from './cycleTimes.module.css'
import { keyOf } from './rows.ts'

type CycleTableProps = {
  rows: readonly CycleTimeRow[]
  current: CycleTimeRow
  onPick: (row: CycleTimeRow) => void
}
const times = [
  'lastCycle',
  'averageCycle',
  'medianCycle',
  'minCycle',
  'maxCycle',
  'cycleP95',
] as const satisfies (keyof CycleTimeRow)[]

/** Station by station in the order of the line. */
export function CycleTable({ rows, current, onPick }: CycleTableProps) {
  const { cycleTimes: cycleTimeWords, field } = useWords()
  const formats = useFormats()
  const or = (value: number | null, say: (value: number) => string) => (value === null ? '–' : say(value))
  const seconds = (value: number) => formats.seconds(rounded(value))
  const perHour = (value: number) => formats.measure(rounded(value))
  return (
    <Sideways label={cycleTimeWords.stations}>
      <table className={css.table}>
        <thead>
          <tr>
            {[cycleTimeWords.station, field.typeNo, field.target, ...times.map((name) => field[name])].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
            <th scope="col">{field.samples}</th>
            <th scope="col">{field.outliers}</th>
            <th scope="col">{field.hitRate}</th>
            <th scope="col">{cycleTimeWords.targetPerHour}</th>
            <th scope="col">{field.actualPerHour}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} aria-current={keyOf(row) === keyOf(current)}>
              <th scope="row">
                <button type="button" onClick={() => onPick(row)}>
                  {row.stationNumber}
                </button>
              </th>
              <td>{row.typeNo}</td>
              <td>{or(row.cycleTime, seconds)}</td>
              {times.map((name) => (
                <td
                  key={name}
                  data-slow={name === 'medianCycle' && row.medianCycle > (row.cycleTime ?? Infinity)}
                >
                  {seconds(row[name])}
                </td>
              ))}
              <td>{formats.count(row.samples)}</td>
              <td>{formats.count(row.outliers)}</td>
              <td>{or(row.hitRate, formats.share)}</td>
              <td>{or(row.cycleTimePerHour, perHour)}</td>
              <td>{perHour(row.actualPerHour)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
