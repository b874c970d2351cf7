import { sql } from 'kysely'
import { equipmentReports } from '@takt/contract/equipmentReports.ts'
import { handovers } from '@takt/contract/handovers.ts'
import { reports } from '@takt/contract/reports.ts'
import { stops } from '@takt/contract/stops.ts'
import { isoOf } from '../platform/db/instants.ts'
import { callTries } from './call-tries.ts'
import type { Tries } from './feature-tries.ts'
import type { startPlant } from './plant.ts'

/** Of a shift of yesterday, which may be handed over at any hour; somebody else has to take it. */
export function handoverTries(plant: Awaited<ReturnType<typeof startPlant>>): Tries {
  const admin = plant.as('admin', 'L1')
  const yesterday = async () => {
    const { today, shifts } = await admin(handovers.of, {})
    const day = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
    return { day, shiftName: shifts[0]!.shiftName }
  }
  /** Over whole shifts, whenever these are. */
  const daysAgo = isoOf(Date.now() - 3 * 86_400_000)
  const aLongStop = async () => {
    await plant.db
      .insertInto('statusIntervals')
      .values({
        lineNumber: 'L1',
        stationNumber: 'S90',
        startTime: daysAgo,
        endTime: null,
        stationStatus: 'down',
      })
      .onConflict((c) => c.doNothing())
      .execute()
    return (await admin(stops.list, {})).stops.find((one) => one.stationNumber === 'S90')!
  }
  const longStop = async () => {
    const { stationNumber, start } = await aLongStop()
    return { stationNumber, start, stopCause: 'other', lossType: 'equipment', remark: 'Feeder 2 jams' }
  }
  /** A production day begins with work, however long its shifts are. */
  const cutOf = ({ start }: { start: string }) => ({
    stationNumber: 'S90',
    start,
    splitAt: isoOf(Date.parse(start) + 60_000),
  })
  /** Of a day that is over at any hour, on a line that was there then. */
  const dayAgo = async () => {
    await plant.db
      .updateTable('lines')
      .set({ madeAt: isoOf(0) })
      .where('lineNumber', '=', 'L1')
      .execute()
    return { periodKind: 'day', day: daysAgo.slice(0, 10) }
  }
  return [
    [reports.make, dayAgo],
    [
      reports.recheck,
      async () => {
        await sql`update period_reports set content = jsonb_set(content::jsonb, '{made}', '99')::json`.execute(
          plant.db,
        )
        return { reportId: (await admin(reports.list, {})).rows[0]!.reportId }
      },
    ],
    [
      reports.saveSchedule,
      {
        periodKind: 'shift',
        minutesAfter: 10,
        toUsers: [],
        toRoles: [],
        toMails: [],
        enabled: false,
        revision: null,
      },
    ],
    ...callTries(plant),
    [stops.explain, longStop],
    [stops.split, async () => cutOf((await aLongStop()).parts.at(-1)!)],
    [
      stops.merge,
      async () => {
        const { parts } = await aLongStop()
        await admin(stops.split, cutOf(parts.at(-1)!))
        return { stationNumber: 'S90', start: (await aLongStop()).parts.at(-1)!.start }
      },
    ],
    [equipmentReports.freeze, () => ({ reportTitle: 'Today' })],
    [handovers.addNote, async () => ({ ...(await yesterday()), remark: 'Feeder 2 jams' })],
    [
      handovers.dropNote,
      async () => ({ noteId: (await admin(handovers.of, await yesterday())).notes[0]!.noteId }),
    ],
    [handovers.give, yesterday],
    [
      handovers.take,
      async () => {
        await plant.db.updateTable('handovers').set({ givenBy: 'bob' }).execute()
        return yesterday()
      },
    ],
  ]
}
