import type { NoticeRule } from '@takt/contract/noticeRules.ts'
import { type EventType, eventTypes, type MessageType } from '@takt/contract/notices.ts'

type When = Pick<NoticeRule, 'messageType' | 'delay' | 'quietFrom' | 'quietTo' | 'alarmsPass'>

const urgencyOf = (rule: Pick<When, 'messageType'>, eventType: EventType): MessageType =>
  rule.messageType ?? eventTypes[eventType].messageType

type Repeating = When & Pick<NoticeRule, 'repeatEvery' | 'repeatMost'>

/** When a rule that notified now repeats it for the `repeat`th time; null: not any more. */
export function tellAgainAt(
  rule: Repeating,
  eventType: EventType,
  now: number,
  timeZone: string,
  repeat: number,
): number | null {
  const { repeatEvery, repeatMost } = rule
  if (repeatEvery === null || repeatMost === null || repeat > repeatMost) return null
  return tellAt({ ...rule, delay: repeatEvery }, eventType, now, timeZone)
}

/** When a rule tells of an event that happens now: after its delay, and not in its quiet hours. Milliseconds. */
export function tellAt(rule: When, eventType: EventType, now: number, timeZone: string): number {
  const at = now + rule.delay * 60_000
  const { quietFrom, quietTo, alarmsPass } = rule
  if (quietFrom === null || quietTo === null) return at
  if (alarmsPass && urgencyOf(rule, eventType) === 'alarm') return at
  const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
  const clock = there.toPlainTime().toString({ smallestUnit: 'minute' })
  const isQuiet =
    quietFrom < quietTo ? quietFrom <= clock && clock < quietTo : quietFrom <= clock || clock < quietTo
  if (!isQuiet) return at
  const end = there.withPlainTime(quietTo)
  return (clock < quietTo ? end : there.add({ days: 1 }).withPlainTime(quietTo)).epochMilliseconds
}
