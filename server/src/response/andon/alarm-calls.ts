import type { LineEvent } from '@takt/contract/events.ts'
import { definitionsOf } from '../../equipment/alarmDefs/alarmDefs.ts'
import { shelvingOf } from '../../equipment/alarms/alarms.ts'
import { alarmsStillOn, sayAlarm } from '../../execution/floor/floor.ts'
import { asStation } from '../../platform/db/call.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Follower } from '../../platform/kernel/kernel.ts'
import { callForHelp } from './andon.ts'
import { listOpen } from './andon.queries.ts'

/** Calls for help where an alarm goes on whose definition says so: not for one that is over by now, shelved, or called for already. */
export const alarmCallsFollower: Follower = {
  name: 'alarmCalls',
  kinds: ['alarmOn'],
  handle: async (db, events) => {
    const alarms = events.flatMap(alarmOf)
    const definition = await definitionsOf(db, alarms)
    const asking = alarms.filter((alarm) => definition(alarm)?.callsHelp)
    if (asking.length === 0) return []
    // The events of one look are of one stream, which its line wrote.
    const lineNumber = asking[0]!.lineNumber as LineNumber
    const [on, shelving, open] = await Promise.all([
      alarmsStillOn(db, lineNumber, asking),
      shelvingOf(db, [lineNumber], Date.now()),
      listOpen(db, lineNumber, nowIso()),
    ])
    const called = new Set(open.map(keyOf))
    for (const alarm of asking) {
      const { stationNumber, alarmCode, alarmText } = alarm
      const { lossType } = definition(alarm)! // it calls for help
      const key = keyOf({ stationNumber, lossType })
      if (!on.has(sayAlarm(alarm)) || shelving(alarm) || called.has(key)) continue
      called.add(key)
      const message = alarmText && alarmText !== alarmCode ? `${alarmCode} · ${alarmText}` : alarmCode
      await callForHelp(asStation(db, lineNumber, stationNumber), {
        stationNumber,
        lossType,
        message: message.slice(0, 500),
      })
    }
    return ['andon', 'notices', 'boards']
  },
}

const alarmOf = ({ kind, data, lineNumber }: LineEvent) =>
  kind === 'alarmOn' ? [{ ...data, lineNumber }] : []

const keyOf = ({ stationNumber, lossType }: { stationNumber: string; lossType: string }) =>
  `${stationNumber}\0${lossType}`
