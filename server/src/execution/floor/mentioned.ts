import { messageHash } from '../../platform/db/ids.ts'
import type { NamedUnits } from '../../platform/db/named-units.ts'
import {
  isUnitMessage,
  type Message,
  stationsOf,
  type TestRun,
  unitsNamed,
} from '../../platform/kernel/kernel.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'

/** What the messages of one transaction refer to. */
export type Mentioned = {
  sns: string[]
  ids: string[]
  orderCodes: string[]
  /** Units whose parts are exchanged. */
  exchanged: NamedUnits
  setKeys: number[]
  arrivals: { stationNumber: string; message: number }[]
  /** The senders. */
  stations: string[]
  /** From when to when, as far as messages may be taken. */
  from: number
  to: number
  /** Where values are counted: stations and their production days. */
  days: { stationNumber: string; day: string }[]
}

/** When the passes it makes end. */
export function endsOf(message: Message) {
  if (message.kind === 'testRun') return message.steps.map((step) => step.at)
  return message.kind === 'complete' ? [message.time] : []
}

/** All that the messages refer to, so that it can be loaded at once. */
export function mentionedIn(
  messages: readonly Message[],
  clock: PlantClock,
  isTaken: (time: number) => boolean,
): Mentioned {
  const [sns, ids, orderCodes] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const setKeys = new Set<number>()
  const arrivals: Mentioned['arrivals'] = []
  const days = new Map<string, Mentioned['days'][number]>()
  const times = messages.map(({ time }) => time).filter(isTaken)
  for (const message of messages) {
    if (!isUnitMessage(message)) continue
    for (const end of endsOf(message).filter(isTaken)) {
      const one = { stationNumber: message.stationNumber, day: clock.productionDayOf(end) }
      days.set(`${one.day}\0${one.stationNumber}`, one)
    }
    if (message.productSn) sns.add(message.productSn)
    if ('productId' in message && message.productId) ids.add(message.productId)
    if ('orderCode' in message && message.orderCode) orderCodes.add(message.orderCode)
    // A part that is a unit takes its failures along.
    if (message.kind === 'exchange' && message.removed.serial) sns.add(message.removed.serial)
    if (message.kind === 'arrive')
      arrivals.push({
        stationNumber: message.stationNumber,
        message: messageHash(message.stationNumber, message.messageId),
      })
    if (message.kind === 'testRun') for (const set of namedIn(message)) setKeys.add(set)
  }
  return {
    sns: [...sns],
    ids: [...ids],
    orderCodes: [...orderCodes],
    exchanged: unitsNamed(messages.filter(({ kind }) => kind === 'exchange')),
    setKeys: [...setKeys],
    arrivals,
    stations: stationsOf(messages),
    days: [...days.values()],
    from: Math.min(...times),
    to: Math.max(...times),
  }
}

const namedIn = ({ steps }: TestRun) => steps.flatMap(({ setKey }) => (setKey === null ? [] : [setKey]))
