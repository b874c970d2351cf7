import type { Output } from '@takt/contract/output.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './output.module.css'
import { sayGap, shownGap, toneOfGap } from './say-gap.ts'

/** The stretch in figures, or the reason why there is no plan. */
export function Sums({
  shown: { made, ng, okRate, okRateTarget, target, targetNow, takt, typeNo, shiftName },
}: {
  shown: Output
}) {
  const { output: outputWords, field } = useWords()
  const formats = useFormats()
  const gap = shownGap({ made, targetNow })
  const low = okRate !== null && okRateTarget !== null && okRate < okRateTarget
  return (
    <>
      <dl className={css.sums}>
        <div>
          <dt>{shiftName === null ? outputWords.planDay : outputWords.planShift}</dt>
          <dd>{target === null ? '–' : formats.count(target)}</dd>
        </div>
        <div>
          <dt>{outputWords.planNow}</dt>
          <dd>{targetNow === null ? '–' : formats.count(Math.round(targetNow))}</dd>
        </div>
        <div>
          <dt>{outputWords.actualOk}</dt>
          <dd>{formats.count(made)}</dd>
        </div>
        <div>
          <dt>{field.gap}</dt>
          <dd data-tone={toneOfGap(gap, targetNow)}>{sayGap(formats, gap)}</dd>
        </div>
        <div>
          <dt>{outputWords.ngUnits}</dt>
          <dd>{formats.count(ng)}</dd>
        </div>
        <div>
          <dt>{field.okRate}</dt>
          <dd data-tone={low ? 'bad' : undefined}>{okRate === null ? '–' : formats.share(okRate)}</dd>
        </div>
      </dl>
      {typeNo !== null ? (
        <p className={css.about}>{outputWords.noPlanOfType}</p>
      ) : (
        takt === null && target === null && <p className={css.about}>{outputWords.noTakt}</p>
      )}
    </>
  )
}
