import { equipmentReports } from '@takt/contract/equipmentReports.ts'
import { useAddress } from '~/api/address.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useFrozenId } from '~/shapes/frozen-id.ts'
import { useSpanName } from './span-name.ts'

/** The report of the address: as it is now, or as it was frozen. */
export function useShown() {
  const nameOf = useSpanName()
  const { reportId } = useFrozenId()
  const { query, ask } = useAddress(equipmentReports.of.input)
  const live = useAnswer(equipmentReports.of, query, { ready: !reportId, every: 60_000, keep: true })
  const kept = useAnswer(equipmentReports.one, { reportId: reportId ?? '' }, { ready: reportId !== null })
  const { error, isPlaceholderData } = reportId ? kept : live
  const report = reportId ? kept.data?.report : live.data
  return {
    query,
    ask,
    report,
    error,
    isEarlier: isPlaceholderData,
    frozen: reportId ? kept.data : undefined,
    reportId,
    title: report ? `${readLine() ?? ''} ${nameOf(report)}` : '',
  }
}
export type Shown = ReturnType<typeof useShown>
