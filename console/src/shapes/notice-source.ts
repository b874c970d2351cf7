import { eventTypes, type EventType, type Notice } from '@takt/contract/notices.ts'
import { pages } from '@takt/contract/pages.ts'

const filterOf: Partial<Record<EventType, string>> = {
  orderLate: 'orderCode',
  andonCall: 'stationNumber',
  controlSignal: 'stationNumber',
  problemJudged: 'defectCode',
  andonLevel: 'stationNumber',
  andonLevelLate: 'stationNumber',
  materialLow: 'stationNumber',
  materialExpired: 'stationNumber',
  parameterDrift: 'type',
  orderStarted: 'orderCode',
  orderFinished: 'orderCode',
  accountLocked: 'userName',
  loginBarred: 'userName',
}

/** Where what a notice is about is shown. */
export function sourceOf({ eventType, about }: Notice): string {
  const { path } = pages[eventTypes[eventType].page]
  const filter = filterOf[eventType]
  return filter ? `${path}?${new URLSearchParams({ [filter]: about })}` : path
}
