import { fewestFrozen, type FreezeDraft } from '@takt/contract/chartLimits.ts'
import { firstRules } from '@takt/contract/charts.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { type LineCall, nameOrAccount } from '../../platform/db/call.ts'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import { deleteExclusionsOf } from './exclusions.queries.ts'
import { deleteAttributeLimitsOf } from './attribute-limits.queries.ts'
import { deleteLimitsOf, insertLimits, lockLimits, withdrawLimits } from './limits.queries.ts'
import { chartPoints } from './points.ts'

export const lineLimitsPart = {
  remove: async (db: Db, line: string) => {
    await deleteLimitsOf(db, line)
    await deleteAttributeLimitsOf(db, line)
    await deleteExclusionsOf(db, line)
  },
}

/** Of the values of a period, by the server: what is shown and what is frozen is made by one function. Sent again under its id, they are the limits that were frozen. */
export async function freezeLimits(call: LineCall, { messageId, ...body }: FreezeDraft) {
  const { reason, validFrom, signalReaction = 'none', ...chartPlace } = body
  const { groups, passes, kind, about, basis: found } = await chartPoints(call, chartPlace)
  if (groups.length < fewestFrozen) refuse('charts.too_few', { least: fewestFrozen, found: groups.length })
  const basis = found ?? refuse('charts.no_scatter')
  const { stationNumber, colSetId, colSetVersion, resultCode, typeNo = null, rules = firstRules } = chartPlace
  const { subgroupBy, unitCount, subgroupMinutes } = about
  const timeOf = (at: number) => isoOf(passes.times[at]!) // a group has units
  return actOnLine(call, { verb: 'chartLimits.freeze', messageId, body }, async (db) => {
    const after = await insertLimits(db, {
      lineNumber: call.line,
      limitsId: timedId(Date.now()),
      stationNumber,
      colSetId,
      colSetVersion,
      resultCode,
      typeNo,
      chartKind: kind,
      subgroupBy,
      unitCount,
      subgroupMinutes,
      estimator: basis.estimator,
      mean: basis.mean,
      sigmaWithin: basis.sigma,
      rules,
      signalReaction,
      validFrom: validFrom ?? nowIso(),
      basedFrom: timeOf(groups[0]!.units[0]!),
      basedTo: timeOf(groups.at(-1)!.units.at(-1)!),
      subgroupNum: groups.length,
      note: reason,
      frozenAt: nowIso(),
      frozenBy: nameOrAccount(call.user),
    })
    await recordChange(db, call, { entity: 'chartLimits', key: after.limitsId, action: 'freeze', after })
    return after
  })
}

type TakeBack = { limitsId: string; reason: string; messageId?: string | undefined }

export const takeBackLimits = (call: LineCall, { messageId, ...body }: TakeBack) =>
  actOnLine(call, { verb: 'chartLimits.withdraw', messageId, body }, async (db) => {
    const { limitsId, reason } = body
    const before = (await lockLimits(db, call.line, limitsId)) ?? refuse('record.unknown')
    if (before.withdrawnAt !== null) refuse('charts.withdrawn', { by: before.withdrawnBy ?? '' })
    const after = await withdrawLimits(db, call.line, limitsId, {
      withdrawnAt: nowIso(),
      withdrawnBy: nameOrAccount(call.user),
      withdrawnReason: reason,
    })
    await recordChange(db, call, { entity: 'chartLimits', key: limitsId, action: 'withdraw', before, after })
    return after
  })
