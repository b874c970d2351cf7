import type { LossType } from '@takt/contract/alarmDefs.ts'
import type { LineEvent } from '@takt/contract/events.ts'
import { definitionsOf } from '../../equipment/alarmDefs/alarmDefs.ts'
import { shelvingOf } from '../../equipment/alarms/alarms.ts'
import { alarmsStillOn, sayAlarm } from '../../execution/floor/floor.ts'
import { asStation } from '../../platform/db/call.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Follower, inLineQueue } from '../../platform/kernel/kernel.ts'
import { callFor, isCalledAt } from './open-call.ts'

/** Calls for help where an alarm goes on whose definition requires it: not for one that is over by now, shelved, or called for already. */
export const alarmCallsFollower: Follower = {
  name: 'alarmCalls',
  kinds: ['alarmOn'],
  handIn: async (db, events) => {
    const alarms = events.flatMap(alarmOf)
    const definition = await definitionsOf(db, alarms)
    const asking = alarms.flatMap((alarm) => {
      const { callsHelp, lossType } = definition(alarm) ?? { callsHelp: false }
      return callsHelp && lossType ? [{ ...alarm, lossType }] : []
    })
    let isCalled = false
    for (const alarm of asking) isCalled = (await callOnce(db, alarm)) || isCalled
    return isCalled ? ['andon', 'boards', 'events'] : []
  },
}

type Asking = Alarm & { lossType: LossType }

/** Under the line's lock: a call of a station, or of an earlier look, comes before it or after it. */
const callOnce = (db: Db, alarm: Asking) =>
  inLineQueue({ db, line: alarm.lineNumber }, 'acts', async (db): Promise<boolean> => {
    const { lineNumber, stationNumber, lossType, alarmCode, alarmText, cause } = alarm
    const [on, shelving] = [
      await alarmsStillOn(db, lineNumber, [alarm]),
      await shelvingOf(db, [lineNumber], Date.now()),
    ]
    if (!on.has(sayAlarm(alarm)) || shelving(alarm)) return false
    const text = alarmText && alarmText !== alarmCode ? `${alarmCode} · ${alarmText}` : alarmCode
    const draft = { stationNumber, lossType, message: text.slice(0, 500) }
    if (await isCalledAt(db, lineNumber, draft)) return false
    return (await callFor(asStation(db, lineNumber, stationNumber), draft, { cause })) !== undefined
  })

type Alarm = ReturnType<typeof alarmOf>[number]
/** Its line wrote it. */
const alarmOf = ({ kind, data, lineNumber, turn, seq }: LineEvent) =>
  kind === 'alarmOn'
    ? [{ ...data, lineNumber: lineNumber as LineNumber, cause: `alarmOn ${turn} ${seq}` }]
    : []
