import { messageHash } from '../db/ids.ts'
import type { PlantClock } from '../plant/clock.ts'
import type { Mentioned } from './load.ts'
import type { Message } from './play.ts'
import type { TestRun } from './state.ts'

export const stationsOf = (messages: readonly Message[]) => [
  ...new Set(messages.map(({ stationNumber }) => stationNumber)),
]

/** When the passes it makes end. */
export function endsOf(message: Message) {
  if (message.kind === 'testRun') return message.steps.map((step) => step.at)
  return message.kind === 'complete' ? [message.time] : []
}

/** All that the messages speak of, so that it can be loaded at once. */
export function mentionedIn(
  messages: readonly Message[],
  clock: PlantClock,
  isTaken: (time: number) => boolean,
): Mentioned {
  const [sns, ids, orderCodes, setKeys, operatorNos] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<number>(),
    new Set<string>(),
  ]
  const arrivals: Mentioned['arrivals'] = []
  const days = new Map<string, Mentioned['days'][number]>()
  const times = messages.map(({ time }) => time).filter(isTaken)
  for (const message of messages) {
    if (!isWork(message)) continue
    for (const end of endsOf(message).filter(isTaken)) {
      const one = { stationNumber: message.stationNumber, day: clock.productionDayOf(end) }
      days.set(`${one.day}\0${one.stationNumber}`, one)
    }
    if (message.productSn) sns.add(message.productSn)
    if ('productId' in message && message.productId) ids.add(message.productId)
    if ('orderCode' in message && message.orderCode) orderCodes.add(message.orderCode)
    if ('operator' in message && message.operator) operatorNos.add(message.operator)
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
    setKeys: [...setKeys],
    operatorNos: [...operatorNos],
    arrivals,
    stations: stationsOf(messages),
    days: [...days.values()],
    from: Math.min(...times),
    to: Math.max(...times),
    ...materialIn(messages),
  }
}

const isWork = (message: Message) =>
  message.kind === 'arrive' ||
  message.kind === 'complete' ||
  message.kind === 'testRun' ||
  message.kind === 'exchange'
const namedIn = ({ steps }: TestRun) => steps.flatMap(({ setKey }) => (setKey === null ? [] : [setKey]))

/** What is bound, and the parts that are told with units. */
function materialIn(messages: readonly Message[]): Pick<Mentioned, 'binds' | 'materialLots' | 'scanned'> {
  const binds: Mentioned['binds'] = []
  const parts: { bomLot?: string | undefined; serial?: string | undefined }[] = []
  const [sns, ids]: string[][] = [[], []]
  const exchanges: Mentioned['scanned']['exchanges'] = []
  for (const message of messages) {
    if (message.kind === 'bind' || message.kind === 'unbind')
      binds.push({
        ...message,
        label: message.kind === 'bind' ? message.label : '',
        message: messageHash(message.stationNumber, message.messageId),
      })
    const told =
      message.kind === 'complete'
        ? message.materials
        : message.kind === 'exchange'
          ? [message.removed, ...(message.added ? [message.added] : [])]
          : []
    if (told.length === 0) continue
    parts.push(...told)
    const { productSn, productId } = message as { productSn?: string; productId?: string } // both kinds name a unit
    if (productSn) sns!.push(productSn)
    if (productId) ids!.push(productId)
    if (message.kind === 'exchange')
      exchanges.push({
        stationNumber: message.stationNumber,
        message: messageHash(message.stationNumber, message.messageId),
      })
  }
  const told = (name: 'bomLot' | 'serial') => parts.flatMap((part) => part[name] ?? [])
  return {
    binds,
    materialLots: told('bomLot'),
    scanned: { units: { sns: sns!, ids: ids! }, serials: told('serial'), exchanges },
  }
}
