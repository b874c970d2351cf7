import type { Station } from '@takt/contract/stations.ts'
import { useFormats } from '~/fields/format.tsx'

/** Cycles per hour; a quotient needs no nine digits. */
export function Rate({ of: { cycleTimePerHour } }: { of: Pick<Station, 'cycleTimePerHour'> }) {
  const formats = useFormats()
  return (
    <span className="number">
      {cycleTimePerHour === null ? '–' : formats.figure(Math.round(cycleTimePerHour * 10) / 10)}
    </span>
  )
}
