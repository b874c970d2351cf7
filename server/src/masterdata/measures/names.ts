import type { Db } from '../../platform/db/tables.ts'
import { loadSets } from './sets.ts'

type Measured = { setKey: number | null; resultCode: string | null }

/** With the name and the unit of what was measured. */
export async function withNames<Found extends Measured>(db: Db, found: readonly Found[]) {
  const sets = await loadSets(db, [...new Set(found.flatMap(({ setKey }) => setKey ?? []))])
  return found.map(({ setKey, ...failure }) => {
    const slots = setKey === null ? [] : (sets.get(setKey)?.slots ?? [])
    const measured = slots.find(({ characteristic }) => characteristic.resultCode === failure.resultCode)
    const { resultName = null, resultUnit = null, targetValue = null } = measured?.characteristic ?? {}
    return { ...failure, resultName, unit: resultUnit, standardValue: targetValue }
  })
}
