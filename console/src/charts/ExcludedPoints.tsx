import { chartExclusions } from '@takt/contract/chartExclusions.ts'
import type { ChartInput } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import css from './charts.module.css'

/** Takes a point out, with the reason: nothing is made of it any more. */
export function ExcludePoint({ wanted, at }: { wanted: ChartInput; at: number }) {
  const { chartLimits: said } = useWords()
  const forbidden = useForbidden(chartExclusions.exclude)
  const exclude = useCommand(chartExclusions.exclude, said.excludedDone)
  return (
    <ConfirmButton
      icon="minus"
      look="quiet"
      blocked={forbidden}
      question={said.excludeQuestion}
      reason="required"
      onConfirm={(reason) => exclude({ ...wanted, testTime: instantOf(at), reason })}
    >
      {said.exclude}
    </ConfirmButton>
  )
}

/** What was taken out of this characteristic, by whom and why, and the way back. */
export function ExcludedPoints({ wanted }: { wanted: ChartInput }) {
  const { chartLimits: said } = useWords()
  const formats = useFormats()
  const { stationNumber, colSetId, colSetVersion, resultCode } = wanted
  const { data = [] } = useAnswer(chartExclusions.list, {
    stationNumber,
    colSetId,
    colSetVersion,
    resultCode,
  })
  const forbidden = useForbidden(chartExclusions.restore)
  const restore = useCommand(chartExclusions.restore, said.restoredDone)
  if (data.length === 0) return null
  return (
    <Panel title={said.excludedTitle}>
      <ul className={css.frozen}>
        {data.map(({ exclusionId, testTime, productSn, note, excludedBy, restoredBy, restoredReason }) => (
          <li key={exclusionId} data-withdrawn={restoredBy !== null}>
            <b>{[formats.minute(testTime), productSn].filter(Boolean).join(' · ')}</b>
            <span className={css.quiet}>{fill(said.excludedWas, { by: excludedBy, reason: note })}</span>
            {restoredBy === null ? (
              <ConfirmButton
                icon="undo"
                look="quiet"
                blocked={forbidden}
                question={said.restoreQuestion}
                reason="required"
                onConfirm={(reason) => restore({ exclusionId, reason })}
              >
                {said.restore}
              </ConfirmButton>
            ) : (
              <span>{fill(said.restoredWas, { by: restoredBy, reason: restoredReason ?? '' })}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
