import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { Found } from '@takt/contract/found-units.ts'
import { type Recall, type recallHolds, recalls } from '@takt/contract/recalls.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useMany } from '~/shapes/use-many.ts'
import css from './tools.module.css'

type Which = (typeof recallHolds)[number]

/** Holds all that was measured, or only what would be NG, and shows what became of it. */
export function RecallHolds({ recall, all }: { recall: Recall | undefined; all: number }) {
  const { recalls: recallWords } = useWords()
  const { count } = useFormats()
  const [found, setFound] = useState<Found | null>(null)
  const left = found?.left.reduce((sum, { units }) => sum + units, 0) ?? 0
  return (
    <>
      <div className={css.holds}>
        {recall && (
          <>
            <Hold recall={recall} which="wouldBeNg" units={recall.units.wouldBeNg} onDone={setFound} />
            <Hold recall={recall} which="all" units={all} onDone={setFound} />
          </>
        )}
      </div>
      {found && (
        <p role="status">
          {fill(recallWords.done, { changed: count(found.changed) })}
          {left > 0 && `, ${fill(recallWords.left, { units: count(left) })}`}
        </p>
      )}
    </>
  )
}

type HoldProps = { recall: Recall; which: Which; units: number; onDone: (found: Found) => void }

function Hold({ recall, which, units, onDone }: HoldProps) {
  const { recalls: recallWords, say } = useWords()
  const formats = useFormats()
  const forbidden = useForbidden(recalls.hold)
  const { cut } = recall
  const count = cut ? fill(say.andMore, { count: formats.count(units) }) : formats.count(units)
  const label = fill(which === 'all' ? recallWords.holdAll : recallWords.holdNg, { count })
  const hold = useMany(recalls.hold, recalls.progress, label, onDone)
  const { calibrationId, toolCode, certificateNo, calibratedAt } = recall
  const name = `${toolCode} ${certificateNo ?? formats.instant(calibratedAt)}`
  return (
    <ConfirmButton
      icon="pause"
      look="danger"
      blocked={forbidden ?? (units === 0 && !cut ? recallWords.none : null)}
      question={hold.progress ?? fill(recallWords.holdQuestion, { count, name })}
      reason="required"
      onConfirm={(reason) => hold.act({ calibrationId, which, reason })}
    >
      {label}
    </ConfirmButton>
  )
}
