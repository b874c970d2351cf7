import { fill } from '@takt/contract/errors.ts'
import type { FoundInRework, ReworkLook } from '@takt/contract/rework.ts'
import { useFormats } from '~/fields/format.tsx'
import { decimalsOf } from '@takt/contract/decimals.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
import { sayLimits } from '~/fields/limits.ts'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { FailurePhotos } from '~/shapes/FailurePhotos.tsx'
import { FailurePlace } from '~/shapes/FailurePlace.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './rework.module.css'
import { EarlierRework } from './EarlierRework.tsx'
import { useSayFound } from './use-say-found.ts'

const open = ['open', 'rework']

/** What failed, the newest first and what is open before what is closed, and what was done about it before. */
export function Found({ work: { failures, reports } }: { work: ReworkLook }) {
  const { rework: reworkWords } = useWords()
  const sorted = failures
    .toReversed()
    .toSorted((a, b) => Number(open.includes(b.failStatus)) - Number(open.includes(a.failStatus)))
  return (
    <Panel title={reworkWords.found}>
      {sorted.length === 0 && <p className={css.quiet}>{reworkWords.noFailure}</p>}
      <ul className={css.found}>
        {sorted.map((failure) => (
          <OneFailure key={failure.failId} failure={failure} />
        ))}
      </ul>
      <FailurePlace failures={sorted.filter(({ failStatus }) => open.includes(failStatus))} />
      <FailurePhotos failIds={sorted.map(({ failId }) => failId)} />
      {reports.length > 0 && <EarlierRework reports={reports} />}
    </Panel>
  )
}

function OneFailure({ failure }: { failure: FoundInRework }) {
  const { rework: reworkWords, failStatus: statuses } = useWords()
  const sayFound = useSayFound()
  const formats = useFormats()
  const { failStatus, resultValue, unit, minValue, maxValue, remark } = failure
  const spec = { lower: minValue, upper: maxValue }
  const limits = sayLimits(formats, spec)
  return (
    <li data-open={open.includes(failStatus)}>
      <b>{sayFound(failure)}</b>
      <StatusDot {...stateOf('failStatus', failStatus)}>{statuses[failStatus]}</StatusDot>
      <span>{`${failure.stationNumber} · ${formats.when(failure.failTime)}`}</span>
      {resultValue !== null && (
        <span>
          {fill(reworkWords.value, {
            value: withUnit(formats.fixed(resultValue, decimalsOf(spec)), unit),
            limits,
          })}
        </span>
      )}
      {remark && <span>{remark}</span>}
    </li>
  )
}
