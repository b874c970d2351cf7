import { refuse } from '@takt/contract/errors.ts'
import { type Found, leftReasons } from '@takt/contract/found-units.ts'
import { recordChanges } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findProcessing } from '../../masterdata/processings/processings.ts'
import { holdUnits, reworkUnits, type Sent } from './genealogy.queries.ts'
import { soughtBy } from './genealogy.ts'
import { type FoundUnit, lockUnitsWith, reachesDeeper } from './holders.queries.ts'

type Asked = {
  bomCode?: string | undefined
  bomLot?: string | undefined
  serial?: string | undefined
  productIds?: string[] | undefined
  now: boolean
  reason: string
}
type Why = (typeof leftReasons)[number]
/** What was changed, and why each of the others was not. */
type Outcome = { changed: string[]; left: Why[] }

/** Every unit found is held, finished ones too, and those held for something else. */
export const holdFound = (call: LineCall, asked: Asked) =>
  withFound(call, asked, 'hold', async (db, units) => {
    const why = ({ processStatus, holds }: FoundUnit): Why | null =>
      processStatus === 'scrapped' ? 'scrapped' : holds.includes(asked.reason) ? 'alreadyHeld' : null
    const changed = units.filter((unit) => why(unit) === null).map(({ productId }) => productId)
    if (changed.length) await holdUnits(db, call.line, changed, asked.reason)
    return { changed, left: units.flatMap((unit) => why(unit) ?? []) }
  })

/** Every unit found is sent to where its route reworks the step at which the part went in; one that is in work waits for its station. */
export const reworkFound = (call: LineCall, asked: Asked) =>
  withFound(call, asked, 'rework', async (db, units) => {
    const sent: Sent[] = []
    const left: Why[] = []
    const routes = Map.groupBy(
      units,
      ({ processingNumber, processingVer }) => `${processingNumber}\0${processingVer}`,
    )
    for (const of of routes.values()) {
      const steps = (await findProcessing(db, of[0]!.processingNumber, of[0]!.processingVer))!.steps
      for (const { productId, stepSeq, processStatus, finishedAt, openStation } of of) {
        const step = steps.find((one) => one.stepSeq === stepSeq)
        const rework = steps.find((one) => one.stepSeq === step?.reworkStep && one !== step)
        if (processStatus === 'scrapped') left.push('scrapped')
        else if (finishedAt !== null || processStatus === 'finished') left.push('finished')
        else if (openStation !== null) left.push('inWork')
        else if (!step || !rework) left.push('noReworkStep')
        else
          sent.push({
            productId,
            reworkStep: rework.stepSeq,
            reworkStation: rework.stationNumber,
            returnStep: step.returnStep ?? step.stepSeq,
          })
      }
    }
    if (sent.length) await reworkUnits(db, call.line, sent, asked.reason)
    return { changed: sent.map(({ productId }) => productId), left }
  })

function withFound(
  call: LineCall,
  asked: Asked,
  action: 'hold' | 'rework',
  work: (db: Db, units: FoundUnit[]) => Promise<Outcome>,
): Promise<Found> {
  return inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    const what =
      (await soughtBy({ ...call, db }, asked)) ?? refuse('call.invalid', { fields: 'bomLot' }, 'bomLot')
    const units = await lockUnitsWith(db, call.line, what)
    const { changed, left } = await work(db, units)
    const before = new Map(units.map((unit) => [unit.productId, unit]))
    const { reason, bomCode, bomLot, serial } = asked
    await recordChanges(
      db,
      call,
      changed.map((productId) => ({
        entity: 'unit' as const,
        key: productId,
        action,
        before: { processStatus: before.get(productId)?.processStatus },
        after: {
          processStatus: action === 'hold' || before.get(productId)?.holds.length ? 'held' : 'rework',
          statusReason: reason,
          bomCode,
          bomLot,
          serial,
        },
      })),
    )
    const groups = leftReasons
      .map((why) => ({ why, units: left.filter((one) => one === why).length }))
      .filter((group) => group.units > 0)
    return { changed: changed.length, left: groups, deeper: await reachesDeeper(db, call.line, what) }
  })
}
