import { type BatchItem, HelloAnswer } from '@takt/contract/floor.ts'
import { type Clock, isoOf } from '../clock.ts'
import { softwareVersion } from '../plant/plant.ts'
import type { StartedOrder } from '../model/orders.ts'
import { accepted, type Envelope, post } from './http.ts'

export const heartbeatSeconds = 10
const patience = { one: 10, batch: 60 }

/** The station interface of one line, spoken with each station's own key. */
export type StationCalls = {
  one: (stationNumber: string, item: BatchItem) => Promise<Envelope>
  batch: (stationNumber: string, items: BatchItem[]) => Promise<Envelope[]>
  hello: (stationNumber: string) => Promise<StartedOrder[]>
}

/** Somebody does not let the station speak: its key, its line, or itself is switched off. */
export class NotAllowed extends Error {}
const notAllowed = new Set(['station.key_wrong', 'station.line_wrong', 'station.disabled'])

export function stationCalls(url: string, lineNumber: string, keys: Record<string, string>, clock: Clock): StationCalls {
  const speak = async (stationNumber: string, verb: string, body: unknown, seconds: number) => {
    const key = keys[stationNumber]
    if (!key) throw new NotAllowed(`There is no key for station ${stationNumber} of line ${lineNumber}.`)
    const answered = await post(new URL(`/api/station/${verb}/${encodeURIComponent(lineNumber)}`, url), key, body, seconds)
    if (notAllowed.has(answered.key ?? '')) throw new NotAllowed(`Station ${stationNumber} of line ${lineNumber}: ${answered.message ?? answered.key}`)
    return answered
  }
  return {
    one: (stationNumber, { kind, ...message }) => speak(stationNumber, kind, message, patience.one),
    async batch(stationNumber, items) {
      const answered = await speak(stationNumber, 'batch', { items }, patience.batch)
      if (answered.code !== accepted) return items.map(() => answered)
      return (answered.data as { answers: Envelope[] }).answers // the interface promises one for each item, in order
    },
    async hello(stationNumber) {
      const body = { at: isoOf(clock.now()), software: softwareVersion, heartbeatSeconds }
      const answered = await speak(stationNumber, 'hello', body, patience.one)
      if (answered.code !== accepted) throw new NotAllowed(`Station ${stationNumber} of line ${lineNumber}: ${answered.message ?? answered.key}`)
      return HelloAnswer.parse(answered.data).orders
    },
  }
}
