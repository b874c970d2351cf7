import type { CSSProperties } from 'react'
import type { AndonReport } from '@takt/contract/andonReport.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import css from './andonReport.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const heat = (share: number) => ({ '--heat': `${100 * share}%` }) as CSSProperties // a variable of ours

/** When and where help is called for: the ground is the deeper the more. Hours without a call are left out. */
export function CallHeat({ cells }: { cells: AndonReport['cells'] }) {
  const { andonReport: andonReportWords } = useWords()
  const { count } = useFormats()
  const stations = [...new Set(cells.map(({ stationNumber }) => stationNumber))]
  const rows = hours.filter((hour) => cells.some((cell) => cell.hour === hour))
  const most = Math.max(1, ...cells.map(({ calls }) => calls))
  return (
    <Sideways label={andonReportWords.heat}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{andonReportWords.hour}</th>
            {stations.map((station) => (
              <th key={station} scope="col">
                {station}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((hour) => (
            <tr key={hour}>
              <th scope="row">{`${String(hour).padStart(2, '0')}:00`}</th>
              {stations.map((stationNumber) => {
                const cell = cells.find((one) => one.hour === hour && one.stationNumber === stationNumber)
                return (
                  <td key={stationNumber} className={css.heat} style={heat((cell?.calls ?? 0) / most)}>
                    {cell && count(cell.calls)}
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
