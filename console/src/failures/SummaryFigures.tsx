import type { FailureSummary } from '@takt/contract/failure-summary.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sums } from '~/shapes/Sums.tsx'

/** The answer first: OK and NG, and the four yields, each by its name. Of a station, the first is that of its first tries. */
export function SummaryFigures({ of, isOfStation }: { of: FailureSummary; isOfStation: boolean }) {
  const { failureSummary: failureSummaryWords } = useWords()
  const { count, share } = useFormats()
  const { okQuantity, ngQuantity, okRate, ppm, failures, falseFailures } = of
  const rate = (value: number | null) => (value === null ? '–' : share(value))
  return (
    <Sums
      of={[
        [failureSummaryWords.inspected, `${count(okQuantity)} / ${count(ngQuantity)}`],
        [failureSummaryWords.okWithoutFailure, rate(okRate)],
        [failureSummaryWords.ppm, ppm === null ? '–' : count(Math.round(ppm))],
        [failureSummaryWords.failures, count(failures)],
        ...(falseFailures > 0 ? [[failureSummaryWords.falseFailures, count(falseFailures)] as const] : []),
        [
          isOfStation ? failureSummaryWords.firstPassYield : failureSummaryWords.firstPassEnded,
          rate(of.firstPassYield),
        ],
        [failureSummaryWords.finalYieldEnded, rate(of.finalYield)],
        [failureSummaryWords.runYield, rate(of.runYield)],
        [failureSummaryWords.rolledYield, rate(of.rolledYield)],
      ]}
    />
  )
}
