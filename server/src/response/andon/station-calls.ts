import { ruleFor } from '@takt/contract/andonRules.ts'
import { messageHash } from '../../platform/db/ids.ts'
import type { LineView, MessageOf } from '../../platform/kernel/kernel.ts'
import type { StoppingRule } from '../andonRules/andonRules.ts'
import {
  type Cleared,
  type OpenCall,
  placeOf,
  type Raised,
  type StoppingCall,
} from './station-calls.queries.ts'
import type { CallMessage } from './station-messages.queries.ts'
import { stopsFrom } from './stopped.ts'

export type CallReport = MessageOf<'call'>

export const hashOf = ({ stationNumber, messageId }: CallReport) => messageHash(stationNumber, messageId)

/** `messages`: what was said after the messages of this transaction, and by them; `news`: what of it is to be stored. */
export type CallState = {
  stopping: readonly StoppingCall[]
  rules: readonly StoppingRule[]
  open: Map<string, OpenCall | Raised>
  played: Set<string>
  raised: Raised[]
  cleared: Map<OpenCall | Raised, Cleared>
  messages: CallMessage[]
  news: Set<CallMessage>
}

type Journal = LineView['journal']

/** Plays what a station says of calls, in whatever order it comes, so that the last word by its own time decides. */
export function playCall(state: CallState, report: CallReport, journal: Journal) {
  const key = `${report.stationNumber}\0${hashOf(report)}`
  if (state.played.has(key)) return
  journal.add(state.played, key)
  const { stationNumber, lossType, on, time: at } = report
  const by = report.operator ?? stationNumber
  const message = report.message ?? null
  const play = on ? raise : clear
  const hash = hashOf(report)
  play(state, { stationNumber, lossType, hash, on, at, by, message, endedCall: false }, journal)
}

/** One of a kind at a station at a time: who presses twice calls once. What was cleared meanwhile is over when it is heard. */
function raise(state: CallState, press: CallMessage, journal: Journal) {
  const end = clearsAfter(state, press)[0]
  if (end ? end.endedCall : state.open.has(placeOf(press))) return remember(state, press, journal)
  const call = open(state, press, journal)
  if (!end) return journal.set(state.open, placeOf(press), call)
  journal.own(end).endedCall = true
  journal.add(state.news, end)
  journal.set(state.cleared, call, end)
}

/** What was called after it is another call: the message came late. So is what was pressed after it while the first was open. */
function clear(state: CallState, end: CallMessage, journal: Journal) {
  const place = placeOf(end)
  const call = state.open.get(place)
  const endedCall = call !== undefined && call.at <= end.at
  remember(state, { ...end, endedCall }, journal)
  if (!endedCall) return
  journal.delete(state.open, place)
  journal.set(state.cleared, call, end)
  const next = after(state, end).find((press) => press.on && clearsAfter(state, press).length === 0)
  if (next) journal.set(state.open, place, open(state, next, journal))
}

function open(state: CallState, press: CallMessage, journal: Journal): Raised {
  const { stationNumber, lossType, at, by, message, hash } = press
  const lineNumber = state.rules[0]?.lineNumber ?? ''
  const rule = ruleFor(state.rules, { lineNumber, stationNumber, lossType })
  const stopsLine = rule?.stopsLine ?? false
  const call = { stationNumber, lossType, at, by, message, stopsLine, stopsAt: stopsFrom(rule, at), hash }
  journal.push(state.raised, call)
  return call
}

function remember({ messages, news }: CallState, one: CallMessage, journal: Journal) {
  journal.push(messages, one)
  journal.add(news, one)
}

const after = ({ messages }: CallState, { at, ...of }: CallMessage) =>
  messages.filter((one) => one.at > at && placeOf(one) === placeOf(of)).toSorted((a, b) => a.at - b.at)

const clearsAfter = (state: CallState, press: CallMessage) => after(state, press).filter(({ on }) => !on)
