import { Link } from 'react-router'
import type { StatusSpan } from '@takt/contract/equipmentStatistics.ts'
import { fill } from '@takt/contract/errors.ts'
import { pages } from '@takt/contract/pages.ts'
import { useSession } from '~/api/session.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'

/** So many before the moment that was pressed, and as many after it. */
const around = 20
export type StripOf = { stationNumber: string; spans: readonly StatusSpan[] }
type StatusSheetProps = { strip: StripOf; at: number; onClose: () => void }

/** The statuses of a station around a moment, the newest first, with the way to its messages. */
export function StatusSheet({ strip: { stationNumber, spans }, at, onClose }: StatusSheetProps) {
  const words = useWords()
  const formats = useFormats()
  const mayRead = useSession(({ grants }) => grants.stationLogView !== undefined)
  const { equipmentStatistics: equipmentStatisticsWords, field } = words
  const ended = spans.findIndex(({ end }) => end > at)
  const place = ended < 0 ? spans.length - 1 : ended
  const shown = spans.slice(Math.max(0, place - around), place + around + 1)
  const [first, last] = [shown[0], shown.at(-1)]
  return (
    <SideSheet
      title={fill(equipmentStatisticsWords.saidOf, { station: stationNumber })}
      size={560}
      onClose={onClose}
    >
      {first && last ? (
        <>
          <PlainTable
            label={fill(equipmentStatisticsWords.saidOf, { station: stationNumber })}
            head={[field.startTime, field.stationStatus, field.duration]}
            rows={shown.toReversed().map((span) => [
              formats.instant(instantOf(span.start)),
              <StatusDot
                key="status"
                {...stateOf('stationStatus', span.stationStatus)}
                pill={span === spans[place]}
              >
                {words.stationStatus[span.stationStatus]}
              </StatusDot>,
              formats.duration(Math.round((span.end - span.start) / 1000)),
            ])}
          />
          {mayRead && (
            <Link
              to={`${pages.stationLogView.path}?${new URLSearchParams({
                stationNumber,
                teleType: 'status',
                from: instantOf(first.start),
                to: instantOf(last.end),
              })}`}
            >
              {equipmentStatisticsWords.events}
            </Link>
          )}
        </>
      ) : (
        <p>{equipmentStatisticsWords.noneSaid}</p>
      )}
    </SideSheet>
  )
}
