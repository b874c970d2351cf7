import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import type { Alarm } from '@takt/contract/alarms.ts'
import { useCodeList } from '~/api/common.ts'
import { useFormats } from '~/fields/format.tsx'
import { useLanguage } from '~/i18n/words.tsx'
import { useNow } from '~/ui/now.ts'

export function AlarmText({ of: { texts, alarmText } }: { of: Pick<Alarm, 'texts' | 'alarmText'> }) {
  return alarmTextIn(useLanguage(), texts, alarmText)
}

/** By the plant's word for the class, else its code. */
export function ClassName({ of: { alarmClass } }: { of: Alarm }) {
  return useCodeList('alarmClasses').find(({ code }) => code === alarmClass)?.label ?? alarmClass
}

/** How long it was on, or has been on until now. */
export function Lasted({ of }: { of: Alarm }) {
  return of.endTime === null ? <UntilNow of={of} /> : <Time seconds={of.duration} />
}

function UntilNow({ of: { startTime } }: { of: Alarm }) {
  const now = useNow(10_000)
  return <Time seconds={Math.max(0, Math.round((now - Date.parse(startTime)) / 1000))} />
}
const Time = ({ seconds }: { seconds: number }) => useFormats().duration(seconds)
