import { attributeSigns, type SampleSpan } from '@takt/contract/attribute-charts.ts'
import type { AttributeLimits } from '@takt/contract/attributeLimits.ts'
import { eachAnyway } from '../../platform/db/each-anyway.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { remembered } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  attributeLimitsInForce,
  attributeSamples,
  attributeStages,
  lockAttributeLimits,
} from '../charts/charts.ts'
import type { Found } from './find.ts'
import { raiseFound } from './raise-found.ts'
import { lastSignals } from './signals.queries.ts'

const aDay = 86_400_000
/** No rule looks further back than 15 samples: where there are shifts, so many days have them. */
const daysBack: Record<SampleSpan, number> = { hour: 3, shift: 14, day: 30 }
/** A quarter of an hour has ended: a sample may have. In between passes may come late. */
const between = 60_000

/** When this server last checked each of the limits. */
const looked = remembered(() => new Map<string, number>())

/** What `lookForSignals` is to measured values: samples that are over, judged by frozen limits that are to do something. */
export async function lookAtAttributes(db: Db, news: (line: string) => void, now = Date.now()) {
  const due = (await attributeLimitsInForce(db, now)).filter(({ limitsId }) => {
    const before = looked(db).get(limitsId)
    return before === undefined || minuteOf(before) !== minuteOf(now)
  })
  await eachAnyway(due, async (limits) => {
    const { limitsId, lineNumber, stationNumber, typeNo, attributeKind, sampleBy, signalReaction } = limits
    const line = lineNumber as LineNumber // it is stored under its line
    const found = await breaksOf(db, line, limits, now)
    const earlier = found.length > 0 ? await lastSignals(db, line, [limitsId]) : []
    const raised = await raiseFound(
      db,
      line,
      {
        limitsId,
        stationNumber: stationNumber!, // of a whole line none act
        colSetId: null,
        colSetVersion: null,
        resultCode: attributeSigns[attributeKind],
        attributeKind,
        sampleBy,
        typeNo,
        signalReaction,
      },
      found,
      earlier,
      async (inner) => (await lockAttributeLimits(inner, line, limitsId))?.withdrawnAt === null,
    )
    // What failed is checked again in a second.
    looked(db).set(limitsId, now)
    if (raised) news(lineNumber)
  })
}
const minuteOf = (ms: number) => Math.floor(ms / between)

/** A sample that still runs does not count: its result is not known yet. Nor does the first, of which only the end was read. */
async function breaksOf(db: Db, line: LineNumber, limits: AttributeLimits, now: number): Promise<Found[]> {
  const { stationNumber, typeNo, attributeKind, sampleBy, rules, frozenAt } = limits
  const from = now - daysBack[sampleBy] * aDay
  const { samples } = await attributeSamples(
    { db, line },
    {
      ...(stationNumber !== null && { stationNumber }),
      ...(typeNo !== null && { typeNo }),
      attributeKind,
      sampleBy,
      from: isoOf(from),
      to: isoOf(now),
    },
  )
  const over = samples.filter(({ start, end }) => start >= from && end <= now)
  const stage = attributeStages(attributeKind, over, [limits], () => rules).find((one) => one.limits !== null)
  return (stage?.broken ?? []).flatMap(({ rule, at }) => {
    const { end } = over[at]! // a break is of a sample
    if (end <= Date.parse(frozenAt)) return []
    const pointValue = stage!.points[at - stage!.at]!.value // it has a point, as it breaks a rule
    return [{ chartPart: 'location', rule, time: end, pointValue, productSn: null, units: [] }]
  })
}
