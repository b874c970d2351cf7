import { chartExclusions } from '@takt/contract/chartExclusions.ts'
import type { ChartInput } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import css from './charts.module.css'

/** The button that takes a point out, with the reason: nothing is made of it any more. None where there is no live chart. */
export function useExclude(chartInput: ChartInput | null) {
  const { chartLimits: chartLimitWords } = useWords()
  const forbidden = useForbidden(chartExclusions.exclude)
  const exclude = useCommand(chartExclusions.exclude, chartLimitWords.excludedDone)
  return (at: number) =>
    chartInput && (
      <ConfirmButton
        icon="minus"
        look="quiet"
        blocked={forbidden}
        question={chartLimitWords.excludeQuestion}
        reason="required"
        onConfirm={(reason) => exclude({ ...chartInput, testTime: instantOf(at), reason })}
      >
        {chartLimitWords.exclude}
      </ConfirmButton>
    )
}

export const ExcludePoint = ({ chartInput, at }: { chartInput: ChartInput; at: number }) =>
  useExclude(chartInput)(at)

/** What was taken out of this characteristic, by whom and why, and the way back. */
export function ExcludedPoints({ chartInput }: { chartInput: ChartInput }) {
  const { chartLimits: chartLimitWords } = useWords()
  const formats = useFormats()
  const { stationNumber, colSetId, colSetVersion, resultCode } = chartInput
  const { data = [] } = useAnswer(chartExclusions.list, {
    stationNumber,
    colSetId,
    colSetVersion,
    resultCode,
  })
  const forbidden = useForbidden(chartExclusions.restore)
  const restore = useCommand(chartExclusions.restore, chartLimitWords.restoredDone)
  if (data.length === 0) return null
  return (
    <Panel title={chartLimitWords.excludedTitle}>
      <ul className={css.frozen}>
        {data.map(({ exclusionId, testTime, productSn, note, excludedBy, restoredBy, restoredReason }) => (
          <li key={exclusionId} data-withdrawn={restoredBy !== null}>
            <b>{[formats.minute(testTime), productSn].filter(Boolean).join(' · ')}</b>
            <span className={css.quiet}>
              {fill(chartLimitWords.excludedWas, { by: excludedBy, reason: note })}
            </span>
            {restoredBy === null ? (
              <ConfirmButton
                icon="undo"
                look="quiet"
                blocked={forbidden}
                question={chartLimitWords.restoreQuestion}
                reason="required"
                onConfirm={(reason) => restore({ exclusionId, reason })}
              >
                {chartLimitWords.restore}
              </ConfirmButton>
            ) : (
              <span>
                {fill(chartLimitWords.restoredWas, { by: restoredBy, reason: restoredReason ?? '' })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
