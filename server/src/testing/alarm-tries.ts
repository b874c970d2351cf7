import { alarms } from '@takt/contract/alarms.ts'
import { nowIso } from '../platform/db/instants.ts'
import type { Tries } from './feature-tries.ts'
import type { startLine } from './line.ts'

/** What is done about alarms, of which a station must have some. */
export function alarmTries(line: Awaited<ReturnType<typeof startLine>>): Tries {
  const goOn = async (alarmCode: string) => {
    const startTime = nowIso()
    const message = { messageId: `${alarmCode} on`, at: startTime, alarmCode, on: true }
    await line.station('S10').send('alarm', message)
    return { stationNumber: 'S10', alarmCode, startTime }
  }
  return [
    [alarms.shelve, { stationNumber: 'S10', alarmCode: 'TRIED-1', shelveHours: 1, reason: 'sensor' }],
    [alarms.unshelve, { stationNumber: 'S10', alarmCode: 'TRIED-1' }],
    [alarms.acknowledge, () => goOn('TRIED-1')],
    [
      alarms.acknowledgeFound,
      async () => ({ alarmCode: (await goOn('TRIED-2')).alarmCode, alarmCause: 'air' }),
    ],
  ]
}
