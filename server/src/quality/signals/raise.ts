import type { ChartSignal } from '@takt/contract/signals.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { resultNamesOf } from '../../execution/floor/floor.ts'
import { asStation } from '../../platform/db/call.ts'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents, inLineQueue } from '../../platform/kernel/kernel.ts'
import type { Found } from './find.ts'
import { holdUnits, signalText, type Stands } from './hold-units.ts'
import { signalCalls } from './ports.ts'
import { insertSignal, lastSignals } from './signals.queries.ts'
import { stationsWaiting } from './stations-waiting.ts'
import { isNew } from './wanted.ts'

/** The limits that were broken: of measured values, or of an attribute chart. */
export type BrokenLimits = Pick<
  ChartSignal,
  | 'limitsId'
  | 'stationNumber'
  | 'colSetId'
  | 'colSetVersion'
  | 'resultCode'
  | 'attributeKind'
  | 'sampleBy'
  | 'typeNo'
  | 'signalReaction'
>

/** Whoever is called may know the characteristic by its name alone, as its collection set has it. */
async function callText(db: Db, line: LineNumber, signal: ChartSignal) {
  const names = await resultNamesOf(db, line, [signal.resultCode])
  return signalText(signal, names.get(signal.resultCode))
}

/** Stores the signal and does what its limits require, both or neither. False: another server has, or it may not be told any more. */
export async function raise(
  db: Db,
  line: LineNumber,
  limits: BrokenLimits,
  { units, calls, time, ...found }: Found & { calls: boolean },
  stands: Stands,
) {
  const raised = await inLineQueue({ db, line }, 'acts', async (db) => {
    if (!(await stands(db))) return false
    const { limitsId, stationNumber, resultCode, signalReaction } = limits
    // While this one judged, another may have stored it, and somebody answered.
    if (!isNew({ ...found, time }, await lastSignals(db, line, [limitsId]))) return false
    const signal = await insertSignal(db, {
      ...limits,
      ...found,
      pointTime: isoOf(time),
      lineNumber: line,
      signalId: timedId(Date.now()),
      foundAt: nowIso(),
    })
    if (!signal) return false
    const { chartPart, rule, pointTime: at } = signal
    await appendEvents(db, line, [
      { kind: 'signalFound', about: stationNumber, data: { stationNumber, resultCode, chartPart, rule, at } },
    ])
    const call = asStation(db, line, stationNumber)
    await recordChange(db, call, { entity: 'signal', key: signal.signalId, action: 'signal', after: signal })
    if (signalReaction === 'holdUnit') await holdUnits(db, line, signal, units)
    if (calls && signalReaction === 'call')
      await signalCalls.get()(call, {
        stationNumber,
        lossType: 'mass',
        message: await callText(db, line, signal),
      })
    return true
  })
  if (raised) stationsWaiting.forget(db, line)
  return raised
}
