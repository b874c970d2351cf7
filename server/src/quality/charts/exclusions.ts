import type { z } from 'zod'
import type { chartExclusions } from '@takt/contract/chartExclusions.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { type LineCall, nameOrAccount } from '../../platform/db/call.ts'
import { timedId } from '../../platform/db/ids.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import { insertExclusion, lockExclusion, updateExclusion } from './exclusions.queries.ts'
import { chartPoints } from './points.ts'

type Excluding = z.output<typeof chartExclusions.exclude.input>
type Restoring = z.output<typeof chartExclusions.restore.input>

/** The units of a point as the chart has it now: another grouping of the same values leaves out the same units. */
export async function excludePoint(call: LineCall, { messageId, ...body }: Excluding) {
  const { testTime, reason, ...chartPlace } = body
  const { groups, passes } = await chartPoints(call, chartPlace)
  const at = Date.parse(testTime)
  const group = groups.find(({ units }) => passes.times[units.at(-1)!] === at) // a group has units
  if (!group) return refuse('charts.no_point')
  const units = group.units.map((place) => ({ id: passes.idOf(place), at: passes.times[place]! }))
  const { stationNumber, colSetId, colSetVersion, resultCode } = chartPlace
  return actOnLine(call, { verb: 'chartExclusions.exclude', messageId, body }, async (db) => {
    const after =
      (await insertExclusion(db, {
        lineNumber: call.line,
        exclusionId: timedId(Date.now()),
        stationNumber,
        colSetId,
        colSetVersion,
        resultCode,
        productSn: passes.serials[group.units.at(-1)!]!,
        testTime,
        unitNum: units.length,
        units,
        note: reason,
        excludedBy: nameOrAccount(call.user),
        excludedAt: nowIso(),
      })) ?? refuse('charts.no_point')
    await recordChange(db, call, {
      entity: 'chartExclusion',
      key: after.exclusionId,
      action: 'exclude',
      after,
    })
    return after
  })
}

export const restorePoint = (call: LineCall, { messageId, ...body }: Restoring) =>
  actOnLine(call, { verb: 'chartExclusions.restore', messageId, body }, async (db) => {
    const { exclusionId, reason } = body
    const before = (await lockExclusion(db, call.line, exclusionId)) ?? refuse('record.unknown')
    if (before.restoredAt !== null) refuse('charts.restored', { by: before.restoredBy ?? '' })
    const after = await updateExclusion(db, call.line, exclusionId, {
      restoredBy: nameOrAccount(call.user),
      restoredAt: nowIso(),
      restoredReason: reason,
    })
    const change = { entity: 'chartExclusion', key: exclusionId, action: 'restore', before, after } as const
    await recordChange(db, call, change)
    return after
  })
