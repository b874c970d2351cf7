import { loadSets } from '../../masterdata/measures/measures.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { codesFailed } from './codes-failed.queries.ts'

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

/** The same by their code. */
export async function resultNamesOf(db: Db, line: LineNumber): Promise<ReadonlyMap<string, string>> {
  const named = await failedCodesNamed(db, line)
  return new Map(
    named.flatMap(({ resultCode, resultName }) => (resultName ? [[resultCode, resultName]] : [])),
  )
}
