import type { z } from 'zod'
import { HelloAnswer } from '@takt/contract/floor.ts'
import type { AnswerReport } from '@takt/contract/station-andon.ts'
import type { BatchItem } from '@takt/contract/verbs.ts'
import { type Clock, isoOf } from '../clock.ts'
import { softwareVersion } from '../plant/plant.ts'
import { accepted, type Envelope, post } from './http.ts'

export const heartbeatSeconds = 10
const patience = { one: 10, batch: 60 }

type CallAnswer = Pick<z.input<typeof AnswerReport>, 'at' | 'cardId' | 'lossType' | 'move'>
export type Hello = z.infer<typeof HelloAnswer>
/** The station interface of one line, called with each station's own key. */
export type StationCalls = {
  one: (stationNumber: string, item: BatchItem) => Promise<Envelope>
  batch: (stationNumber: string, items: BatchItem[]) => Promise<Envelope[]>
  /** As a gateway does: of several stations in one call, with the keys of all of them. */
  together: (messages: readonly { stationNumber: string; item: BatchItem }[]) => Promise<Envelope[]>
  hello: (stationNumber: string) => Promise<Hello>
  /** Somebody holds a badge to the station's reader. */
  badge: (stationNumber: string, verb: 'login' | 'logoff', cardId: string) => Promise<Envelope>
  /** Somebody who helps holds theirs: they have come to what waits longest there, or have solved it. */
  answer: (stationNumber: string, answer: CallAnswer) => Promise<Envelope>
  /** What the station shall be set to, if something waits; and what it is set to. */
  parameters: (stationNumber: string) => Promise<Envelope>
  readBack: (stationNumber: string, values: { paraCode: string; value: number }[]) => Promise<Envelope>
}

/** The station may not send: its key, its line, or itself is switched off. */
export class NotAllowed extends Error {}
const notAllowed = new Set(['station.key_wrong', 'station.line_wrong', 'station.disabled'])

export function stationCalls(
  url: string,
  lineNumber: string,
  keys: Record<string, string>,
  clock: Clock,
): StationCalls {
  const keyOf = (stationNumber: string) => {
    const key = keys[stationNumber]
    if (!key) throw new NotAllowed(`There is no key for station ${stationNumber} of line ${lineNumber}.`)
    return key
  }
  const speak = async (
    stationNumber: string,
    verb: string,
    body: unknown,
    seconds: number,
    together: readonly string[] = [],
  ) => {
    const answered = await post(
      new URL(`/api/station/${verb}/${encodeURIComponent(lineNumber)}`, url),
      keyOf(stationNumber),
      body,
      seconds,
      together.length ? { 'station-keys': together.map(keyOf).join(', ') } : {},
    )
    if (notAllowed.has(answered.key ?? ''))
      throw new NotAllowed(
        `Station ${stationNumber} of line ${lineNumber}: ${answered.message ?? answered.key}`,
      )
    return answered
  }
  const batch = async (stationNumber: string, items: object[], otherStations?: readonly string[]) => {
    const answered = await speak(stationNumber, 'batch', { items }, patience.batch, otherStations)
    if (answered.code !== accepted) return items.map(() => answered)
    return (answered.data as { answers: Envelope[] }).answers // the interface promises one for each item, in order
  }
  return {
    one: (stationNumber, { kind, ...message }) => speak(stationNumber, kind, message, patience.one),
    batch,
    async together(messages) {
      const [caller, ...otherStations] = new Set(messages.map(({ stationNumber }) => stationNumber))
      const items = messages.map(({ stationNumber, item }) => ({ ...item, stationNumber }))
      return caller === undefined ? [] : batch(caller, items, otherStations)
    },
    async hello(stationNumber) {
      const body = { at: isoOf(clock.now()), software: softwareVersion, heartbeatSeconds }
      const answered = await speak(stationNumber, 'hello', body, patience.one)
      if (answered.code !== accepted)
        throw new NotAllowed(
          `Station ${stationNumber} of line ${lineNumber}: ${answered.message ?? answered.key}`,
        )
      return HelloAnswer.parse(answered.data)
    },
    badge: (stationNumber, verb, cardId) =>
      speak(stationNumber, verb, { at: isoOf(clock.now()), cardId }, patience.one),
    answer: (stationNumber, answer) => speak(stationNumber, 'answer', answer, patience.one),
    parameters: (stationNumber) =>
      speak(stationNumber, 'parameters', { at: isoOf(clock.now()) }, patience.one),
    readBack: (stationNumber, values) =>
      speak(stationNumber, 'readBack', { at: isoOf(clock.now()), values }, patience.one),
  }
}
