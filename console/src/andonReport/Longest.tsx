import { Link } from 'react-router'
import type { AndonCall } from '@takt/contract/andon.ts'
import { fill } from '@takt/contract/errors.ts'
import { pages } from '@takt/contract/pages.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'

/** Each leads to its call, which shows who came and who was notified. */
export function Longest({ calls }: { calls: readonly AndonCall[] }) {
  const words = useWords()
  const { field, andonReport: andonReportWords, lossType, callState } = words
  const formats = useFormats()
  const may = useSession(({ grants }) => grants.lossInquiry !== undefined)
  const station = ({ id, stationNumber }: AndonCall) =>
    may ? (
      <Link
        to={`${pages.lossInquiry.path}?${new URLSearchParams({ call: String(id) })}`}
        aria-label={fill(andonReportWords.open, { station: stationNumber })}
      >
        {stationNumber}
      </Link>
    ) : (
      stationNumber
    )
  return (
    <PlainTable
      label={andonReportWords.longest}
      head={[
        field.stationNumber,
        words.andon.minutes,
        field.lossType,
        field.message,
        field.calledAt,
        field.callState,
      ]}
      rows={calls.map((call) => [
        station(call),
        formats.count(call.period),
        lossType[call.lossType],
        call.message ?? '–',
        formats.minute(call.calledAt),
        callState[call.callState],
      ])}
    />
  )
}
