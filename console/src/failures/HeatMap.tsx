import type { CSSProperties } from 'react'
import type { FailureFilter } from '@takt/contract/failure-rows.ts'
import type { FailureSummary } from '@takt/contract/failure-summary.ts'
import { useSayCounted } from '~/shapes/use-say-defect.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import { byCode } from './by-code.ts'
import css from './failures.module.css'

type HeatMapProps = {
  cells: FailureSummary['cells']
  resultNames: ReadonlyMap<string, string>
  onPick: (filter: Partial<FailureFilter>) => void
}
const mostDefects = 12

type Cell = FailureSummary['cells'][number]
const sumOf = (row: readonly Cell[]) => row.reduce((total, { failures }) => total + failures, 0)
const heat = (share: number) => ({ '--heat': `${100 * share}%` }) as CSSProperties // a variable of ours

/** Which station finds which defect how often: a table whose ground is the deeper the more. */
export function HeatMap({ cells, resultNames, onPick }: HeatMapProps) {
  const { failureSummary: failureSummaryWords } = useWords()
  const { count } = useFormats()
  const sayCounted = useSayCounted()
  const nameOf = (code: string | null) =>
    code === null ? failureSummaryWords.noCode : sayCounted(code, resultNames.get(code) ?? null)
  const stations = [...new Set(cells.map(({ stationNumber }) => stationNumber))].toSorted()
  const rows = [...Map.groupBy(cells, ({ key, isDefect }) => `${isDefect} ${key}`).values()].toSorted(
    (a, b) => sumOf(b) - sumOf(a),
  )
  const most = Math.max(1, ...cells.map(({ failures }) => failures))
  return (
    <Sideways label={failureSummaryWords.heat}>
      <table className={css.heat}>
        <thead>
          <tr>
            <th scope="col">{failureSummaryWords.groupings.code}</th>
            {stations.map((station) => (
              <th key={station} scope="col">
                {station}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostDefects).map((row) => (
            <tr key={`${row[0]!.isDefect} ${row[0]!.key}`}>
              <th scope="row">{nameOf(row[0]!.key)}</th>
              {stations.map((stationNumber) => {
                const cell = row.find((one) => one.stationNumber === stationNumber)
                return (
                  <td key={stationNumber} style={heat(cell ? cell.failures / most : 0)}>
                    {cell && (
                      <button type="button" onClick={() => onPick({ stationNumber, ...byCode(cell) })}>
                        {count(cell.failures)}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
