import { refuse } from '@takt/contract/errors.ts'
import { recordChanges } from '../audit/audit.ts'
import type { LineCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import { lockLine } from '../db/line.ts'
import type { Db } from '../db/tables.ts'
import { findProcessing } from '../processings/processings.ts'
import { type FoundUnit, holdUnits, lockUnitsWith, reworkUnits, type Sent } from './genealogy.queries.ts'
import { soughtBy } from './genealogy.ts'

type Asked = {
  bomCode?: string | undefined
  bomLot?: string | undefined
  serial?: string | undefined
  now: boolean
  reason: string
}

/** Every unit found that is still on the floor is held. */
export const holdFound = (call: LineCall, asked: Asked) =>
  withFound(call, asked, 'hold', async (db, units) => {
    const ids = units
      .filter(({ processStatus }) => processStatus !== 'held')
      .map(({ productId }) => productId)
    if (ids.length) await holdUnits(db, call.line, ids, asked.reason)
    return ids
  })

/** … or is sent to where its route mends the step at which the part went in; one that is just being worked on waits for its station. */
export const reworkFound = (call: LineCall, asked: Asked) =>
  withFound(call, asked, 'rework', async (db, units) => {
    const sent: Sent[] = []
    const routes = Map.groupBy(
      units.filter(({ openStation }) => openStation === null),
      ({ processingNumber, processingVer }) => `${processingNumber}\0${processingVer}`,
    )
    for (const of of routes.values()) {
      const steps = (await findProcessing(db, of[0]!.processingNumber, of[0]!.processingVer))!.steps
      for (const { productId, stepSeq } of of) {
        const step = steps.find((one) => one.stepSeq === stepSeq)
        const rework = steps.find((one) => one.stepSeq === step?.reworkStep && one !== step)
        if (step && rework)
          sent.push({
            productId,
            reworkStep: rework.stepSeq,
            reworkStation: rework.stationNumber,
            returnStep: step.returnStep ?? step.stepSeq,
          })
      }
    }
    if (sent.length) await reworkUnits(db, call.line, sent, asked.reason)
    return sent.map(({ productId }) => productId)
  })

const onTheFloor = ['registered', 'inProcess', 'held', 'rework']

function withFound(
  call: LineCall,
  asked: Asked,
  action: 'hold' | 'rework',
  work: (db: Db, units: FoundUnit[]) => Promise<string[]>,
) {
  return inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    const what =
      (await soughtBy({ ...call, db }, asked)) ?? refuse('call.invalid', { fields: 'bomLot' }, 'bomLot')
    const units = await lockUnitsWith(db, call.line, what)
    const changed = await work(
      db,
      units.filter(({ processStatus }) => onTheFloor.includes(processStatus)),
    )
    const before = new Map(units.map(({ productId, processStatus }) => [productId, processStatus]))
    const { reason, bomCode, bomLot, serial } = asked
    await recordChanges(
      db,
      call,
      changed.map((productId) => ({
        entity: 'unit' as const,
        key: productId,
        action,
        before: { processStatus: before.get(productId) },
        after: {
          processStatus: action === 'hold' ? 'held' : 'rework',
          statusReason: reason,
          bomCode,
          bomLot,
          serial,
        },
      })),
    )
    return { changed: changed.length, left: units.length - changed.length }
  })
}
