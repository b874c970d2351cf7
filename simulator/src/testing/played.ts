import type { BatchItem } from '@takt/contract/verbs.ts'
import { type Line, makeLine, type Message, playUntil } from '../model/line.ts'
import { playOrder } from '../model/orders.ts'
import { openLine } from '../model/start.ts'
import { linePlans } from '../plant/plant.ts'

const hour = 3_600_000
export const noon = Date.parse('2026-03-10T11:00:00.000Z')

/** A line played by itself: everything it sends, in that order, and nobody answers. */
export function playAlone({
  seed = 1,
  hours = 8,
  plan = linePlans[0]!,
  start = noon,
  hasOffice = true,
  steps = 1,
} = {}): { line: Line; messages: Message[] } {
  const messages: Message[] = []
  const line = makeLine({
    plan,
    timeZone: 'Europe/Berlin',
    now: start,
    hasOffice,
    seed,
    send: (message) => void messages.push(message),
  })
  openLine(line, {
    orders: [playOrder('L-1', plan.types[0], 'producing', 200)],
    units: [],
    nextOrder: 2,
    plannedUntil: start,
  })
  for (let step = 1; step <= steps; step += 1) playUntil(line, start + (step * hours * hour) / steps)
  return { line, messages }
}

export const wordsOf = (messages: Message[]) =>
  messages.map(({ sender, work }) => JSON.stringify([sender, work]))
export const ofKind = <K extends BatchItem['kind']>(messages: Message[], kind: K) =>
  messages
    .filter(({ copyOf }) => !copyOf)
    .map(({ work }) => work)
    .filter((work): work is Extract<BatchItem, { kind: K }> => work.kind === kind)
