import { type AttributeFreezeDraft, type AttributeLimits } from '@takt/contract/attributeLimits.ts'
import { fewestFrozen } from '@takt/contract/chartLimits.ts'
import { firstRules } from '@takt/contract/charts.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { type LineCall, nameOrAccount } from '../../platform/db/call.ts'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import {
  insertAttributeLimits,
  lockAttributeLimits,
  withdrawAttributeLimits,
} from './attribute-limits.queries.ts'
import { attributeSamples } from './attribute-samples.ts'
import { attributeChart } from './attribute-stages.ts'

/** Of the samples of a period, by the server: what is shown and what is frozen is made by one function. */
export async function freezeAttributeLimits(call: LineCall, { messageId, ...body }: AttributeFreezeDraft) {
  const { reason, validFrom, signalReaction = 'none', rules = firstRules, ...query } = body
  const { stationNumber = null, typeNo = null, attributeKind, sampleBy } = query
  if (stationNumber === null && signalReaction !== 'none') refuse('charts.no_station')
  const { samples } = await attributeSamples(call, query)
  if (samples.length < fewestFrozen)
    refuse('charts.too_few_samples', { least: fewestFrozen, found: samples.length })
  const chart = attributeChart(attributeKind, samples)
  // Limits of nothing found, or of nothing but NG, would be the centre itself.
  const scatters = chart?.points.some((point) => point !== null && point.sigma > 0)
  if (!chart || !scatters) return refuse('charts.no_scatter')
  return actOnLine(call, { verb: 'attributeLimits.freeze', messageId, body }, async (db) => {
    const after = await insertAttributeLimits(db, {
      lineNumber: call.line,
      limitsId: timedId(Date.now()),
      stationNumber,
      typeNo,
      attributeKind,
      sampleBy,
      centre: chart.centre,
      sigmaZ: chart.sigmaZ ?? null,
      rules,
      signalReaction,
      validFrom: validFrom ?? nowIso(),
      basedFrom: isoOf(samples[0]!.start), // there are twenty at least
      basedTo: isoOf(samples.at(-1)!.start),
      subgroupNum: samples.length,
      note: reason,
      frozenAt: nowIso(),
      frozenBy: nameOrAccount(call.user),
    })
    await recordChange(db, call, { entity: 'chartLimits', key: after.limitsId, action: 'freeze', after })
    return after
  })
}

type TakeBack = { limitsId: string; reason: string; messageId?: string | undefined }

export const takeBackAttributeLimits = (call: LineCall, { messageId, ...body }: TakeBack) =>
  actOnLine(
    call,
    { verb: 'attributeLimits.withdraw', messageId, body },
    async (db): Promise<AttributeLimits> => {
      const { limitsId, reason } = body
      const before = (await lockAttributeLimits(db, call.line, limitsId)) ?? refuse('record.unknown')
      if (before.withdrawnAt !== null) refuse('charts.withdrawn', { by: before.withdrawnBy ?? '' })
      const after = await withdrawAttributeLimits(db, call.line, limitsId, {
        withdrawnAt: nowIso(),
        withdrawnBy: nameOrAccount(call.user),
        withdrawnReason: reason,
      })
      await recordChange(db, call, {
        entity: 'chartLimits',
        key: limitsId,
        action: 'withdraw',
        before,
        after,
      })
      return after
    },
  )
