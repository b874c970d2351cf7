import type { Alarm, AlarmFilter, AlarmScope } from '@takt/contract/alarms.ts'

const exact = [
  'stationNumber',
  'alarmState',
  'alarmClass',
  'alarmPriority',
  'lossType',
  'acknowledgedBy',
] as const

export function matchesScope(alarm: Alarm, scope: AlarmScope) {
  const has = (text: string | null | undefined, part: string) =>
    text?.toLowerCase().includes(part.toLowerCase()) ?? false
  const { alarmCode, alarmText } = scope
  if (exact.some((name) => scope[name] !== undefined && alarm[name] !== scope[name])) return false
  if (scope.isOn !== undefined && scope.isOn !== (alarm.endTime === null && alarm.alarmState !== 'shelved'))
    return false
  if (alarmCode !== undefined && !has(alarm.alarmCode, alarmCode)) return false
  const texts = [alarm.alarmText, ...Object.values(alarm.texts ?? {})]
  return alarmText === undefined || texts.some((text) => has(text, alarmText))
}

type Sort = NonNullable<AlarmFilter['sort']>
const collator = new Intl.Collator('en', { numeric: true })
const priorities = ['high', 'medium', 'low']

/** What has no value comes last, whichever way; the newest first among equals. */
export function ordered<A extends Alarm>(alarms: readonly A[], sort: Sort = '-startTime'): A[] {
  const by = sort.replace('-', '') as Exclude<keyof Alarm, 'texts'> // as `Sort` names them
  const way = sort.startsWith('-') ? -1 : 1
  return alarms.toSorted((a, b) => {
    const [one, other] = [a[by], b[by]]
    if (one === other) return 0
    if (one === null) return 1
    if (other === null) return -1
    return way * compared(by, one, other)
  })
}

function compared(by: keyof Alarm, one: string | number | boolean, other: string | number | boolean) {
  if (by === 'alarmPriority') return priorities.indexOf(String(one)) - priorities.indexOf(String(other))
  if (typeof one === 'string') return collator.compare(one, String(other))
  return Number(one) - Number(other)
}
