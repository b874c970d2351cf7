import type { FailureOne } from '@takt/contract/failure-rows.ts'
import { refuse } from '@takt/contract/errors.ts'
import { findFailure } from '../../execution/floor/floor.ts'
import { defectsOf, type Meaning } from '../../masterdata/defects/defects.ts'
import { withNames } from '../../masterdata/measures/measures.ts'
import type { LineCall } from '../../platform/db/call.ts'

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
  { todays, isDefect, isInUse, isFoundByStation }: Meaning,
) {
  const code = defectCode ?? resultCode
  if (code === null || (defectCode === null && !isDefect(code))) return null
  return isInUse(todays(code)) && isFoundByStation(code) ? todays(code) : null
}
