import type { Words } from '@takt/contract/locales/en/words.ts'
import type { StopReasonSum } from '@takt/contract/stops.ts'

/** What a reason of stops is called, with the station or alarm it names. */
export function stopReasonName(
  {
    stopCause,
    lossType,
    causeStation,
    alarmCode,
  }: Pick<StopReasonSum, 'stopCause' | 'lossType' | 'causeStation' | 'alarmCode'>,
  words: Words,
) {
  if (!stopCause || !lossType) return words.stops.noReason
  const cause = stopCause === 'other' ? words.lossType[lossType] : words.stopCause[stopCause]
  return [cause, causeStation, alarmCode].filter(Boolean).join(' ')
}
