import { loadSets, withNames } from '../../masterdata/measures/measures.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { codesFailed, setsMeasuredBy } from './codes-failed.queries.ts'

/** Result codes that failed here and got no defect, each with what it is called in the set that measured it. */
export async function failedCodesNamed(db: Db, line: LineNumber) {
  const failed = await codesFailed(db, line)
  const sets = await loadSets(db, [...new Set(failed.flatMap(({ setKey }) => setKey ?? []))])
  return failed.map(({ setKey, ...one }) => {
    const slots = sets.get(setKey ?? 0)?.slots ?? []
    const slot = slots.find(({ characteristic }) => characteristic.resultCode === one.resultCode)
    return { ...one, resultName: slot?.characteristic.resultName ?? null }
  })
}

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
