import { type AttributeInput, type AttributeReport, attributeRules } from '@takt/contract/attribute-charts.ts'
import type { AttributeLimits } from '@takt/contract/attributeLimits.ts'
import { firstRules } from '@takt/contract/charts.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { attributeLimitsAt } from './attribute-limits.queries.ts'
import { attributeSamples } from './attribute-samples.ts'
import { attributeLimitsFor, attributeStages } from './attribute-stages.ts'

/** NG passes or faults of each hour, shift or production day, judged by the limits of their time. */
export async function attributesOf(
  { db, line }: LineCall,
  { attributeKind = 'p', sampleBy = 'hour', ...query }: AttributeInput,
): Promise<AttributeReport> {
  const place = { ...query, attributeKind, sampleBy }
  const [{ since, until, samples }, frozen] = await Promise.all([
    attributeSamples({ db, line }, place),
    attributeLimitsAt(db, line, query),
  ])
  const rulesOf = (limits: AttributeLimits | null) =>
    query.rules ?? (limits ? attributeRules.filter((rule) => limits.rules.includes(rule)) : firstRules)
  const stages = attributeStages(attributeKind, samples, attributeLimitsFor(frozen, place), rulesOf)
  const points = stages.flatMap((stage) => stage.points)
  const newest = stages.at(-1)
  return {
    attributeKind,
    sampleBy,
    since,
    until,
    times: samples.map(({ start }) => isoOf(start)),
    ends: samples.map(({ end }) => isoOf(end)),
    sizes: samples.map(({ size }) => size),
    found: samples.map(({ found }) => found),
    values: points.map((point) => point?.value ?? null),
    lower: points.map((point) => point?.lower ?? null),
    upper: points.map((point) => point?.upper ?? null),
    centres: points.map((point) => point?.centre ?? null),
    centre: newest?.chart?.centre ?? null,
    sigmaZ: newest?.chart?.sigmaZ ?? null,
    stages: stages.map(({ at, limits }) => ({
      at,
      limitsId: limits?.limitsId ?? null,
      frozenAt: limits?.frozenAt ?? null,
      frozenBy: limits?.frozenBy ?? null,
    })),
    rules: [...rulesOf(newest?.limits ?? null)],
    broken: stages.flatMap((stage) => stage.broken),
  }
}
