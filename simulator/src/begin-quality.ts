import { attributeLimits } from '@takt/contract/attributeLimits.ts'
import { chartLimits, type SignalReaction } from '@takt/contract/chartLimits.ts'
import { charts, type GradedCharacteristic } from '@takt/contract/charts.ts'
import { isoOf } from './clock.ts'
import { type Office, Refused } from './delivery/console-calls.ts'
import type { LinePlan } from './plant/plan.ts'
import { gaugeOf } from './set-up-gauges.ts'

const day = 86_400_000
/** Made of so many values at least, of so many characteristics; each of the first does something else when it is broken. */
const enough = 100
const reactions: SignalReaction[] = ['bell', 'call', 'holdStation']

/** What is measured most is made most: a type whose order is still to come would have no values. */
const gradedOf = async (office: Office, lineNumber: string) =>
  (await office(charts.overview, {}, lineNumber))
    .filter(({ sampleNum }) => sampleNum >= enough)
    .sort((one, other) => other.sampleNum - one.sampleNum)

/** Those whose limits were frozen. */
export async function watchedOf(office: Office, lineNumber: string): Promise<GradedCharacteristic[]> {
  const graded = await gradedOf(office, lineNumber)
  const limits = await Promise.all(graded.map((one) => office(chartLimits.list, placeOf(one), lineNumber)))
  return graded.filter((_, at) => limits[at]!.some(({ withdrawnAt }) => withdrawnAt === null))
}

/** What quality begins with once there are values: limits of a few charts, a report for the customer. What is there already is left. */
export async function beginQuality(office: Office, plan: LinePlan, now: number) {
  const { lineNumber } = plan
  const graded = await gradedOf(office, lineNumber)
  for (const [at, signalReaction] of reactions.entries())
    if (graded[at]) await freezeLimits(office, lineNumber, now, graded[at], signalReaction)
  await unlessRefused(() => freezeShares(office, plan, now))
  if (graded[0]) await unlessRefused(() => freezeReport(office, lineNumber, now, graded[0]!))
}

/** Too few samples yet, for example: the rest is begun all the same. */
async function unlessRefused(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}

const placeOf = ({ stationNumber, colSetId, colSetVersion, resultCode }: GradedCharacteristic) => ({
  stationNumber,
  colSetId,
  colSetVersion,
  resultCode,
})

async function freezeLimits(
  office: Office,
  lineNumber: string,
  now: number,
  one: GradedCharacteristic,
  signalReaction: SignalReaction,
) {
  const place = placeOf(one)
  if ((await office(chartLimits.list, place, lineNumber)).length > 0) return
  const period = { from: isoOf(now - 30 * day), to: isoOf(now) }
  const reason = 'Steady since the line was set up'
  await office(chartLimits.freeze, { ...place, ...period, signalReaction, reason }, lineNumber)
}

/** The share of NG passes of an hour where the line measures first. */
async function freezeShares(office: Office, plan: LinePlan, now: number) {
  const { lineNumber } = plan
  const stationNumber = gaugeOf(plan)?.stationNumber
  if (!stationNumber) return
  if ((await office(attributeLimits.list, { stationNumber }, lineNumber)).length > 0) return
  const chart = { stationNumber, attributeKind: 'p', sampleBy: 'hour' } as const
  const period = { from: isoOf(now - 14 * day), to: isoOf(now) }
  const reason = 'Two weeks without a change'
  await office(attributeLimits.freeze, { ...chart, ...period, signalReaction: 'bell', reason }, lineNumber)
}

async function freezeReport(office: Office, lineNumber: string, now: number, one: GradedCharacteristic) {
  if ((await office(charts.frozen, { limit: 1 }, lineNumber)).rows.length > 0) return
  const period = { from: isoOf(now - 30 * day), to: isoOf(now) }
  const reportTitle = `${one.resultCode} ${one.stationNumber}, first sample`
  await office(charts.freeze, { ...placeOf(one), ...period, reportTitle, remark: null }, lineNumber)
}
