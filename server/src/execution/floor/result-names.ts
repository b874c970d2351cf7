import { withNames, withResultNames } from '../../masterdata/measures/measures.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { codesFailed, setsMeasuredBy } from './codes-failed.queries.ts'

/** Result codes that failed here and got no defect, each with what it is called in the set that measured it. */
export const failedCodesNamed = async (db: Db, line: LineNumber) =>
  withResultNames(db, await codesFailed(db, line))

/** What result codes are called in the set that measured each of them last, however long ago. */
export async function resultNamesOf(
  db: Db,
  line: LineNumber,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map()
  const named = await withNames(db, await setsMeasuredBy(db, line, codes))
  return new Map(
    named.flatMap(({ resultCode, resultName }) => (resultName ? [[resultCode, resultName]] : [])),
  )
}
