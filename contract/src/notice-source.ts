import { eventTypes, type EventType } from './notices.ts'
import { lineParameter, pages } from './pages.ts'

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
  // The record itself is opened.
  toolDue: 'tool',
  calibrationDue: 'tool',
  // Of the comments on the page of the instructions.
  sopCommented: 'commentsopCode',
}
const viewOf: Partial<Record<EventType, string>> = { sopCommented: 'comments' }

/** Where what a notice is about is shown. */
export function sourceOf({ eventType, about }: About): string {
  return addressOf(eventType, filterFor(eventType, about))
}

/** The same for a link from outside, which names its line: two lines may have a station of the same number. */
export const linkOf = ({ lineNumber, eventType, about }: About & { lineNumber: string | null }) =>
  addressOf(eventType, {
    ...filterFor(eventType, about),
    ...(lineNumber !== null && { [lineParameter]: lineNumber }),
  })

type About = { eventType: EventType; about: string }
const filterFor = (eventType: EventType, about: string): Record<string, string> => {
  const [filter, view] = [filterOf[eventType], viewOf[eventType]]
  return { ...(view && { view }), ...(filter && { [filter]: about }) }
}

function addressOf(eventType: EventType, params: Record<string, string>) {
  const { path } = pages[eventTypes[eventType].page]
  const search = String(new URLSearchParams(params))
  return search ? `${path}?${search}` : path
}
