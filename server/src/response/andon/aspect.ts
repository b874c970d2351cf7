import { type Aspect, stationsOf } from '../../platform/kernel/kernel.ts'
import { stoppingRules } from '../andonRules/andonRules.ts'
import { clearedEvents, openedEvent } from './call-events.ts'
import { type CallReport, type CallState, hashOf, playCall } from './station-calls.ts'
import {
  type OpenCall,
  openCalls,
  placeOf,
  playedMessages,
  type Raised,
  storeCleared,
  storeRaised,
  stoppingCalls,
} from './station-calls.queries.ts'
import { messagesAfter, storeMessages } from './station-messages.queries.ts'

const sentBy = (report: CallReport) => ({ ...report, hash: hashOf(report) })

type Want = { reports: CallReport[]; hasArrival: boolean }

export const noCalls = (): CallState => ({
  stopping: [],
  rules: [],
  open: new Map(),
  played: new Set(),
  raised: [],
  cleared: new Map(),
  messages: [],
  news: new Set(),
})

/** Stations raise and clear calls; a call whose rule requires it keeps every station of its line from taking units. */
export const andonAspect: Aspect<Want, CallState> = {
  name: 'andon',
  wants(messages) {
    const reports = messages.filter((message) => message.kind === 'call')
    const hasArrival = messages.some(({ kind }) => kind === 'arrive')
    return reports.length > 0 || hasArrival ? { reports, hasArrival } : null
  },
  async load({ client, lineNumber }, { reports, hasArrival }) {
    const some = reports.length > 0
    const since = Math.min(...reports.map(({ time }) => time))
    const [stopping, open, played, rules, messages] = await Promise.all([
      hasArrival ? stoppingCalls(client, lineNumber) : [],
      some ? openCalls(client, lineNumber, stationsOf(reports)) : [],
      some ? playedMessages(client, lineNumber, reports.map(sentBy)) : new Set<string>(),
      some ? stoppingRules(client, lineNumber) : [],
      some ? messagesAfter(client, lineNumber, stationsOf(reports), since) : [],
    ])
    const byPlace = new Map<string, OpenCall | Raised>(open.map((call) => [placeOf(call), call]))
    return { ...noCalls(), stopping, rules, open: byPlace, played, messages }
  },
  stationReasons({ stopping, raised, cleared }, { at }, line) {
    if (line.isOff('lineStoppedByCall')) return []
    const gone = new Set([...cleared.keys()].flatMap((call) => ('id' in call ? call.id : [])))
    const by = [
      ...stopping.filter(({ id }) => !gone.has(id)),
      ...raised.flatMap((call) =>
        call.stopsAt === null || cleared.has(call) ? [] : [{ ...call, at: Date.parse(call.stopsAt) }],
      ),
    ].find((call) => call.at <= at)
    return by ? [{ reason: 'lineStoppedByCall', about: by.stationNumber }] : []
  },
  verbs: ['call'],
  act(state, message, { journal }) {
    playCall(state, message as CallReport, journal) // its only verb
    return { stored: true }
  },
  storeAndTell({ client, lineNumber }, { raised, cleared, news }) {
    if (raised.length + news.size === 0) return null
    const old = [...cleared].flatMap(([call, how]) => ('id' in call ? { ...how, id: call.id } : []))
    const fresh = raised.map((call) => ({ ...call, cleared: cleared.get(call) ?? null }))
    return Promise.all([
      fresh.length > 0 ? storeRaised(client, lineNumber, fresh) : [],
      old.length > 0 ? storeCleared(client, lineNumber, old) : [],
      news.size > 0 ? storeMessages(client, lineNumber, [...news]) : null,
    ]).then(([made, ended]) => [
      ...made.flatMap((call) => [openedEvent(call), ...clearedEvents(call)]),
      ...ended.flatMap(clearedEvents),
    ])
  },
  changed: ({ raised, cleared }) => (raised.length + cleared.size > 0 ? ['andon', 'boards'] : []),
}
