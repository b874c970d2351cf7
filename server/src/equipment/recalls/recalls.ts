import type { z } from 'zod'
import { type Found, leftReasons } from '@takt/contract/found-units.ts'
import { type Recall, type recalls, recallVerdicts, type RecallVerdict } from '@takt/contract/recalls.ts'
import { type BulkKind, listUnitsWith, runBulk } from '../../execution/genealogy/genealogy.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { recallRangeOf, mostRead, type Recalled, recalledValues } from './recalled.ts'

export { progressOf } from '../../execution/genealogy/genealogy.ts'

type HoldRecalled = z.output<typeof recalls.hold.input>
type Unit = Pick<Recalled, 'processStatus' | 'rootId' | 'holds'> & { verdict: RecallVerdict }

const worse = (one: RecallVerdict, other: RecallVerdict) =>
  recallVerdicts.indexOf(one) < recallVerdicts.indexOf(other) ? one : other

/** Each unit by the worst of its values, of the newest ones. */
async function recalledUnitsOf(call: LineCall, calibrationId: string) {
  const recall = await recallRangeOf(call, calibrationId)
  const units = new Map<string, Unit>()
  let values = 0
  for await (const { values: some } of recalledValues(call, recall, null)) {
    if (values + some.length > mostRead.values) return { recall, units, values, cut: true }
    values += some.length
    for (const { productId, processStatus, rootId, holds, recallVerdict } of some) {
      const before = units.get(productId)?.verdict ?? recallVerdict
      units.set(productId, { processStatus, rootId, holds, verdict: worse(before, recallVerdict) })
    }
  }
  return { recall, units, values, cut: false }
}

/** All that are to be held, however many values there are: their names alone are kept. */
async function unitsToHold(call: LineCall, { calibrationId, which }: HoldRecalled) {
  const recall = await recallRangeOf(call, calibrationId)
  const units = new Set<string>()
  for await (const { values } of recalledValues(call, recall, null))
    for (const { productId, recallVerdict } of values)
      if (which === 'all' || recallVerdict === 'wouldBeNg') units.add(productId)
  return [...units]
}

type Named = Pick<Recall, 'toolCode' | 'certificateNo' | 'calibratedAt'>
/** Gauge and certificate. */
const nameOf = ({ toolCode, certificateNo, calibratedAt }: Named) =>
  `${toolCode} ${certificateNo ?? calibratedAt}`

export async function recallOf(call: LineCall, calibrationId: string): Promise<Recall> {
  const { recall, units, values, cut } = await recalledUnitsOf(call, calibrationId)
  const { toolCode, certificateNo, calibratedAt, foundOut } = recall.calibration
  const all = [...units.values()]
  const count = (is: (unit: Unit) => boolean) => all.filter(is).length
  const begins = `${nameOf(recall.calibration)}: `
  const byVerdict = recallVerdicts.map((one) => [one, count(({ verdict }) => verdict === one)] as const)
  return {
    calibrationId,
    toolCode,
    certificateNo,
    calibratedAt,
    foundOut,
    goodAt: recall.goodAt,
    recalledValues: values,
    units: Object.fromEntries(byVerdict) as Recall['units'], // one of each
    builtIn: count(({ rootId }) => rootId !== null),
    finished: count(({ processStatus }) => processStatus === 'finished'),
    held: count(({ holds }) => holds.some((hold) => hold.startsWith(begins))),
    cut,
  }
}

/** Holds what is in doubt, and what it is built into, a piece at a time. Requested twice, or by two recalls, a unit has a hold of each. */
export async function holdRecalled(
  call: LineCall,
  { reason, messageId, ...wish }: HoldRecalled,
): Promise<Found> {
  const { calibration } = await recallRangeOf(call, wish.calibrationId)
  const named = { ...wish, now: true, reason: `${nameOf(calibration)}: ${reason}` }
  const { changed, unchanged, deeper } = await runBulk(call, 'recall', { ...named, messageId })
  const left = leftReasons.flatMap((why) => {
    const units = unchanged[why] ?? 0
    return units ? [{ why, units }] : []
  })
  return { changed, left, deeper }
}

/** `hold`: what is done to a piece of found units. */
export const recalledUnits = (hold: BulkKind['play']): BulkKind => ({
  verbs: ['recall'],
  async list(call, stored) {
    const productIds = await unitsToHold(call, stored as HoldRecalled) // as it was requested
    if (productIds.length === 0) return { found: [], deeper: false }
    const { units: found, deeper } = await listUnitsWith(call.db, call.line, {
      bomCodes: [],
      productIds,
      now: true,
    })
    return { found: found.map(({ productId: id, stepSeq: stood }) => ({ id, stood })), deeper }
  },
  /** It is in the history of the gauge too. */
  async begin(db, call, _, stored) {
    const { calibrationId, which, reason } = stored as HoldRecalled // as it was requested
    const { calibration } = await recallRangeOf({ ...call, db }, calibrationId)
    const after = { which, reason }
    await recordChange(db, call, { entity: 'tool', key: calibration.toolCode, action: 'hold', after })
  },
  play: (db, call, piece, bulk) => hold(db, call, piece, { ...bulk, verb: 'hold' }),
})
