import type { Alarm, AlarmKey } from '@takt/contract/alarms.ts'

/** Names an alarm in an address. */
export const addressOf = ({ stationNumber, alarmCode, startTime }: Alarm) =>
  JSON.stringify([startTime, stationNumber, alarmCode])

export function keyIn(address: string): AlarmKey {
  try {
    const [startTime, stationNumber, alarmCode] = JSON.parse(address) as string[] // or it is no address of ours
    return { startTime: startTime ?? '', stationNumber: stationNumber ?? '', alarmCode: alarmCode ?? '' }
  } catch {
    return { startTime: '', stationNumber: '', alarmCode: '' }
  }
}

export const keyOf = ({ stationNumber, alarmCode, startTime }: Alarm): AlarmKey => ({
  stationNumber,
  alarmCode,
  startTime,
})
