import { alarmDefName, alarmDefs } from '@takt/contract/alarmDefs.ts'
import { useAnswer } from '~/api/hooks.ts'

/** One definition as it is now, whatever page and filter the table shows. */
export function useAlarmDef(name: string) {
  const [alarmCode = ''] = name.split(' · ')
  const { data, refetch, error } = useAnswer(alarmDefs.list, { alarmCode, limit: 200 })
  const def = data?.rows.find((row) => alarmDefName(row) === name)
  return { def, missing: data !== undefined && !def, error, ask: refetch }
}
