import type { ReactNode } from 'react'
import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import css from './charts.module.css'

type LimitsItemProps = {
  limits: Pick<ChartLimits, 'validFrom' | 'frozenBy' | 'withdrawnBy' | 'withdrawnReason'>
  blocked: string | null
  onWithdraw: (reason: string) => Promise<boolean>
  children: ReactNode
}

/** Limits that somebody froze: since when they are in force and by whom, and the way to withdraw them. */
export function LimitsItem({ limits, blocked, onWithdraw, children }: LimitsItemProps) {
  const { chartLimits: chartLimitWords } = useWords()
  const formats = useFormats()
  const { validFrom, frozenBy, withdrawnBy, withdrawnReason } = limits
  const from = formats.minute(validFrom)
  return (
    <li data-withdrawn={withdrawnBy !== null}>
      <b>{fill(chartLimitWords.validSince, { from, by: frozenBy })}</b>
      <span className={css.quiet}>{children}</span>
      {withdrawnBy === null ? (
        <ConfirmButton
          icon="undo"
          look="quiet"
          blocked={blocked}
          question={fill(chartLimitWords.withdrawQuestion, { from })}
          reason="required"
          onConfirm={onWithdraw}
        >
          {chartLimitWords.withdraw}
        </ConfirmButton>
      ) : (
        <span>{fill(chartLimitWords.wasWithdrawn, { by: withdrawnBy, reason: withdrawnReason ?? '' })}</span>
      )}
    </li>
  )
}
