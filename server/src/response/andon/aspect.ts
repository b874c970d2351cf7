import { ruleFor } from '@takt/contract/andonRules.ts'
import { messageHash } from '../../platform/db/ids.ts'
import { type Aspect, type LineView, type MessageOf, stationsOf } from '../../platform/kernel/kernel.ts'
import { stoppingRules, type StoppingRule } from '../andonRules/andonRules.ts'
import { clearedEvents, openedEvent } from './call-events.ts'
import { stopsFrom } from './stopped.ts'
import {
  type Cleared,
  type OpenCall,
  openCalls,
  placeOf,
  playedMessages,
  type Raised,
  storeCleared,
  storeRaised,
  stoppingCalls,
  type StoppingCall,
} from './station-calls.queries.ts'

type Report = MessageOf<'call'>
const sentBy = (report: Report) => ({ ...report, hash: hashOf(report) })
const hashOf = ({ stationNumber, messageId }: Report) => messageHash(stationNumber, messageId)

type Want = { reports: Report[]; hasArrival: boolean }
type State = {
  stopping: readonly StoppingCall[]
  rules: readonly StoppingRule[]
  open: Map<string, OpenCall | Raised>
  played: Set<string>
  raised: Raised[]
  cleared: Map<OpenCall | Raised, Cleared>
}

export const noCalls = (): State => ({
  stopping: [],
  rules: [],
  open: new Map(),
  played: new Set(),
  raised: [],
  cleared: new Map(),
})

/** Stations raise and clear calls; a call whose rule requires it keeps every station of its line from taking units. */
export const andonAspect: Aspect<Want, State> = {
  name: 'andon',
  wants(messages) {
    const reports = messages.filter((message) => message.kind === 'call')
    const hasArrival = messages.some(({ kind }) => kind === 'arrive')
    return reports.length > 0 || hasArrival ? { reports, hasArrival } : null
  },
  async load({ client, lineNumber }, { reports, hasArrival }) {
    const some = reports.length > 0
    const [stopping, open, played, rules] = await Promise.all([
      hasArrival ? stoppingCalls(client, lineNumber) : [],
      some ? openCalls(client, lineNumber, stationsOf(reports)) : [],
      some ? playedMessages(client, lineNumber, reports.map(sentBy)) : new Set<string>(),
      some ? stoppingRules(client, lineNumber) : [],
    ])
    const byPlace = new Map<string, OpenCall | Raised>(open.map((call) => [placeOf(call), call]))
    return { ...noCalls(), stopping, rules, open: byPlace, played }
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
    const report = message as Report // its only verb
    const key = `${report.stationNumber}\0${hashOf(report)}`
    if (state.played.has(key)) return { stored: true }
    journal.add(state.played, key)
    if (report.on) raise(state, report, journal)
    else clear(state, report, journal)
    return { stored: true }
  },
  storeAndTell({ client, lineNumber }, { raised, cleared }) {
    if (raised.length + cleared.size === 0) return null
    const old = [...cleared].flatMap(([call, how]) => ('id' in call ? { ...how, id: call.id } : []))
    const fresh = raised.map((call) => ({ ...call, cleared: cleared.get(call) ?? null }))
    return Promise.all([
      fresh.length > 0 ? storeRaised(client, lineNumber, fresh) : [],
      old.length > 0 ? storeCleared(client, lineNumber, old) : [],
    ]).then(([made, ended]) => [
      ...made.flatMap((call) => [openedEvent(call), ...clearedEvents(call)]),
      ...ended.flatMap(clearedEvents),
    ])
  },
  changed: ({ raised, cleared }) => (raised.length + cleared.size > 0 ? ['andon', 'boards'] : []),
}

/** One of a kind at a station at a time: who presses twice calls once. */
function raise({ open, raised, rules }: State, report: Report, journal: LineView['journal']) {
  const { stationNumber, lossType, time } = report
  if (open.has(placeOf(report))) return
  const rule = ruleFor(rules, { lineNumber: rules[0]?.lineNumber ?? '', stationNumber, lossType })
  const call: Raised = {
    stationNumber,
    lossType,
    at: time,
    by: report.operator ?? stationNumber,
    message: report.message ?? null,
    stopsLine: rule?.stopsLine ?? false,
    stopsAt: stopsFrom(rule, time),
    hash: hashOf(report),
  }
  journal.push(raised, call)
  journal.set(open, placeOf(report), call)
}

/** What was called after it is another call: the message came late. */
function clear({ open, cleared }: State, report: Report, journal: LineView['journal']) {
  const call = open.get(placeOf(report))
  if (!call || call.at > report.time) return
  journal.delete(open, placeOf(report))
  journal.set(cleared, call, {
    at: report.time,
    by: report.operator ?? report.stationNumber,
    message: report.message ?? null,
    hash: hashOf(report),
  })
}
