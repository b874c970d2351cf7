import type { FailureFilter } from '@takt/contract/failure-rows.ts'
import type { StationFailures } from '@takt/contract/failure-summary.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import css from './failures.module.css'

type StationTableProps = {
  stations: readonly StationFailures[]
  onPick: (filter: Partial<FailureFilter>) => void
}

/** Per station: its yields, and what its NG was worth when the unit was tried again. */
export function StationTable({ stations, onPick }: StationTableProps) {
  const { failureSummary: failureSummaryWords } = useWords()
  const { count, share } = useFormats()
  const rate = (value: number | null) => (value === null ? '–' : share(value))
  const heads = [
    failureSummaryWords.station,
    failureSummaryWords.firstPassYield,
    failureSummaryWords.runYield,
    failureSummaryWords.failedPasses,
    failureSummaryWords.noTrouble,
    failureSummaryWords.retestOk,
  ]
  return (
    <Sideways label={failureSummaryWords.stations}>
      <table className={css.stations}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stations.map((one) => (
            <tr key={one.stationNumber}>
              <th scope="row">
                <button type="button" onClick={() => onPick({ stationNumber: one.stationNumber })}>
                  {one.stationNumber}
                </button>
              </th>
              <td>{rate(one.firstPassYield)}</td>
              <td>{rate(one.runYield)}</td>
              <td>{count(one.failedPasses)}</td>
              <td>{rate(one.noTroubleRate)}</td>
              <td>{rate(one.retestOkRate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
