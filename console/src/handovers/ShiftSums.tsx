import type { HandoverContent } from '@takt/contract/handovers.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { sayGap } from '~/shapes/say-gap.ts'
import { Sums } from '~/shapes/Sums.tsx'

/** The shift in figures. */
export function ShiftSums({ of }: { of: HandoverContent }) {
  const { handovers: said, output, field } = useWords()
  const { count, share } = useFormats()
  const known = (value: number | null, say: (value: number) => string) => (value === null ? '–' : say(value))
  const whole = (value: number) => count(Math.round(value))
  return (
    <Sums
      of={[
        [output.actualOk, count(of.made)],
        [output.planShift, known(of.target, whole)],
        [field.gap, known(of.gap, (gap) => sayGap({ count }, gap))],
        [output.ngUnits, count(of.ng)],
        [field.okRate, known(of.okRate, share)],
        [field.oee, known(of.oee, share)],
        [said.onHold, count(of.unitsOnHold)],
        [said.failures, count(of.openFailures)],
      ]}
    />
  )
}
