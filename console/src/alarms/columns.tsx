import { Alarm } from '@takt/contract/alarms.ts'
import { columnsOf } from '~/shapes/columns.tsx'
import { AlarmText, ClassName, Lasted } from './AlarmCells.tsx'

const col = columnsOf(Alarm)

export const columns = [
  col('alarmCode', { width: 110 }),
  // On a telephone too: few know the codes by heart.
  { ...col('alarmText', { width: 240, cell: (alarm) => <AlarmText of={alarm} /> }), look: 'text' as const },
  col('stationNumber', { width: 100 }),
  col('alarmState', { width: 220 }),
  col('startTime'),
  col('duration', { width: 120, cell: (alarm) => <Lasted of={alarm} /> }),
  col('alarmPriority', { width: 110 }),
  col('alarmCause', { width: 200 }),
  col('alarmClass', { width: 130, cell: (alarm) => <ClassName of={alarm} /> }),
  col('lossType', { width: 170 }),
  col('stopsMachine', { width: 190 }),
  col('acknowledgedBy', { width: 170 }),
]
