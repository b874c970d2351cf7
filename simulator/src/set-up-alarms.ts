import { alarmDefs } from '@takt/contract/alarmDefs.ts'
import type { Office } from './delivery/console-calls.ts'
import { alarmTexts } from './plant/alarm-texts.ts'
import type { AlarmPlan, LinePlan, StationPlan } from './plant/plan.ts'

/** What the alarms of the stations mean; the two nobody translated stay undefined. What to do when a machine stops is a work instruction. */
export async function makeAlarmDefs(office: Office, { lineNumber, stations }: LinePlan) {
  const rows = stations.flatMap((station) => [
    ...station.stops.flatMap((alarm) =>
      rowOf(station, alarm, true).map((row) => ({ ...row, sopCode: `${lineNumber}-STOP` })),
    ),
    ...rowOf(station, station.warning, false),
  ])
  await office(alarmDefs.import, { rows, dryRun: false }, lineNumber)
}

function rowOf({ stationNumber }: StationPlan, { alarmCode, alarmText }: AlarmPlan, stopsMachine: boolean) {
  const texts = alarmTexts[alarmCode]
  if (!texts) return []
  const [textZh, textEs, textJa] = texts
  return [
    {
      alarmCode,
      stationNumber,
      textEn: alarmText,
      textZh,
      textEs,
      textJa,
      alarmClass: stopsMachine ? 'fault' : 'warning',
      alarmPriority: stopsMachine ? 'high' : 'low',
      stopsMachine,
      callsHelp: stopsMachine,
    },
  ]
}
