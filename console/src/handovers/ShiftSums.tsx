import type { HandoverContent } from '@takt/contract/handovers.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { sayGap } from '@takt/contract/say-gap.ts'
import { Sums } from '~/shapes/Sums.tsx'

/** The shift in figures. */
export function ShiftSums({ of }: { of: HandoverContent }) {
  const { handovers: handoverWords, output, field } = useWords()
  const { count, share } = useFormats()
  const orDash = (value: number | null, say: (value: number) => string) => (value === null ? '–' : say(value))
  const whole = (value: number) => count(Math.round(value))
  return (
    <Sums
      of={[
        [output.actualOk, count(of.made)],
        [output.planShift, orDash(of.target, whole)],
        [field.gap, orDash(of.gap, (gap) => sayGap({ count }, gap))],
        [output.ngUnits, count(of.ng)],
        [field.okRate, orDash(of.okRate, share)],
        [field.oee, orDash(of.oee, share)],
        [handoverWords.onHold, count(of.unitsOnHold)],
        [handoverWords.failures, count(of.openFailures)],
      ]}
    />
  )
}
