import type { AndonCall } from '@takt/contract/andon.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'

/** Shown at a call that somebody reported with the code at the machine; at others nothing. */
export function ByCode({ call: { faultReports } }: { call: Pick<AndonCall, 'faultReports'> }) {
  const { machine: machineWords } = useWords()
  const { count } = useFormats()
  if (faultReports === 0) return null
  return (
    <span>
      {faultReports === 1
        ? machineWords.reported
        : fill(machineWords.reportedTimes, { count: count(faultReports) })}
    </span>
  )
}
