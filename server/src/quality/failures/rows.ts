import type { FailureOne } from '@takt/contract/failure-rows.ts'
import { refuse } from '@takt/contract/errors.ts'
import { findFailure } from '../../execution/floor/floor.ts'
import { defectsOf, type Meaning } from '../../masterdata/defects/defects.ts'
import { withNames } from '../../masterdata/measures/measures.ts'
import { withOperatorNames } from '../../plant/operators/operators.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'

type Kept = { setKey: number | null; resultCode: string | null; operator: string | null }

/** With what its characteristic and its operator are called. */
export const named = async <Found extends Kept>(db: Db, found: readonly Found[]) =>
  withNames(db, await withOperatorNames(db, found))

export async function failureOne(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  failId: string,
): Promise<FailureOne> {
  const found = (await findFailure(db, line, failId)) ?? refuse('record.unknown')
  const [[row], meant] = await Promise.all([named(db, [found]), defectsOf(db, line)])
  return { ...row!, todaysDefect: todaysDefectOf(found, meant) }
}

function todaysDefectOf(
  { defectCode, resultCode }: Pick<FailureOne, 'defectCode' | 'resultCode'>,
  { todays, isDefect, isInUse, isFoundByStation }: Meaning,
) {
  const code = defectCode ?? resultCode
  if (code === null || (defectCode === null && !isDefect(code))) return null
  return isInUse(todays(code)) && isFoundByStation(code) ? todays(code) : null
}
