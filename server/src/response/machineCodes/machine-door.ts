import { type FaultDraft, mostFaults } from '@takt/contract/machineCodes.ts'
import { dueChecks } from '../../equipment/inspections/inspections.ts'
import { lineNameOf } from '../../plant/lines/lines.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { asStation } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inLineQueue } from '../../platform/kernel/kernel.ts'
import { reportFault } from '../andon/andon.ts'
import { findCode, keepReported, lockCode } from './machineCodes.queries.ts'
import { readCode, type Scanned } from './machineCodes.ts'

/** As many checks as a telephone shows. */
const mostChecks = 200

/** What a code at a machine shows: where it hangs, the state of its checks, and for how many seconds it takes no report. Null: the code is unknown, or not valid any more. */
export async function lookAtMachine(db: Db, token: string, now: number) {
  const code = await readCode(db, token)
  const storedCode = code && (await findCode(db, code.line, code.stationNumber))
  if (!storedCode || storedCode.codeKey !== code.codeKey) return null
  const { line, stationNumber } = code
  const [station, lineName] = [await stationAt(db, line, stationNumber), await lineNameOf(db, line)]
  if (!station || lineName === undefined) return null
  const { rows } = await dueChecks(asStation(db, line, stationNumber), {
    stationNumber,
    limit: mostChecks,
    page: 1,
  })
  const checks = rows.map(({ textEn, textZh, textEs, textJa, itemCode, checkState }) => ({
    itemCode,
    checkState,
    texts: { en: textEn, zh: textZh, es: textEs, ja: textJa },
  }))
  const wait = waitOf(storedCode.reported, now)
  return { line, lineName, stationNumber, stationName: station.stationName, checks, wait }
}
export type Machine = NonNullable<Awaited<ReturnType<typeof lookAtMachine>>>

type Report = { at: string }
const lately = <One extends Report>(reported: readonly One[], now: number) =>
  reported.filter(({ at }) => Date.parse(at) > now - mostFaults.span)

/** Seconds until one more is taken; 0: now. */
function waitOf(reported: readonly Report[], now: number) {
  const [first, ...earlier] = lately(reported, now)
  if (!first || earlier.length + 1 < mostFaults.reports) return 0
  return Math.max(1, Math.ceil((Date.parse(first.at) + mostFaults.span - now) / 1000))
}

/** `again`: it is added to the call that is open already. `wait`: too many reports, for so many seconds. */
export type Reported = { line: string; outcome: 'called' | 'again' } | { line: string; wait: number } | null

/**
 * Takes the report of a fault from a person at a machine: one call while it is open, and never too many. `form`: of the page it
 * was sent with; sent twice it is taken once. Null: the code does not count.
 */
export async function takeFault(
  db: Db,
  token: string,
  form: string,
  fault: FaultDraft,
  now: number,
): Promise<Reported> {
  const code = await readCode(db, token)
  return code && inLineQueue({ db, line: code.line }, 'acts', (db) => take(db, code, form, fault, now))
}

async function take(
  db: Db,
  { line, stationNumber, codeKey }: Scanned,
  form: string,
  { lossType, ...fault }: FaultDraft,
  now: number,
): Promise<Reported> {
  const storedCode = await lockCode(db, line, stationNumber)
  if (storedCode?.codeKey !== codeKey || !(await stationAt(db, line, stationNumber))) return null
  const counted = lately(storedCode.reported, now)
  if (counted.some((one) => one.form === form)) return { line, outcome: 'again' }
  const wait = waitOf(counted, now)
  if (wait > 0) return { line, wait }
  const at = isoOf(now)
  await keepReported(db, line, stationNumber, [...counted, { at, form }])
  const isNew = await reportFault(
    asStation(db, line, stationNumber),
    { stationNumber, lossType },
    { ...fault, at },
  )
  return { line, outcome: isNew ? 'called' : 'again' }
}
