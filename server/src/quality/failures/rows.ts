import type { FailureOne } from '@takt/contract/failure-rows.ts'
import { refuse } from '@takt/contract/errors.ts'
import { findFailure, type FoundFailure } from '../../execution/floor/floor.ts'
import { defectsOf, type Meaning } from '../../masterdata/defects/defects.ts'
import { loadSets } from '../../masterdata/measures/measures.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'

/** With the name and the unit of what was measured. */
export async function withNames<Found extends FoundFailure>(db: Db, found: readonly Found[]) {
  const sets = await loadSets(db, [...new Set(found.flatMap(({ setKey }) => setKey ?? []))])
  return found.map(({ setKey, ...failure }) => {
    const slots = setKey === null ? [] : (sets.get(setKey)?.slots ?? [])
    const measured = slots.find(({ characteristic }) => characteristic.resultCode === failure.resultCode)
    const { resultName = null, resultUnit = null, targetValue = null } = measured?.characteristic ?? {}
    return { ...failure, resultName, unit: resultUnit, standardValue: targetValue }
  })
}

export async function failureOne(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  failId: string,
): Promise<FailureOne> {
  const found = (await findFailure(db, line, failId)) ?? refuse('record.unknown')
  const [[row], meant] = await Promise.all([withNames(db, [found]), defectsOf(db, line)])
  return { ...row!, todaysDefect: todaysDefectOf(found, meant) }
}

function todaysDefectOf(
  { defectCode, resultCode }: Pick<FailureOne, 'defectCode' | 'resultCode'>,
  { todays, isDefect, isInUse }: Meaning,
) {
  const code = defectCode ?? resultCode
  if (code === null || (defectCode === null && !isDefect(code))) return null
  return isInUse(todays(code)) ? todays(code) : null
}
