import type { Db } from '../../platform/db/tables.ts'
import { loadSets } from './sets.ts'

type Measured = { setKey: number | null; resultCode: string | null }

/** With the name and the unit of what was measured. */
export async function withNames<Found extends Measured>(db: Db, found: readonly Found[]) {
  const characteristicOf = await characteristicsOf(db, found)
  return found.map(({ setKey, ...failure }) => {
    const {
      resultName = null,
      resultUnit = null,
      targetValue = null,
    } = characteristicOf(setKey, failure.resultCode) ?? {}
    return { ...failure, resultName, unit: resultUnit, standardValue: targetValue }
  })
}

/** With the name of what was measured alone. */
export async function withResultNames<Found extends Measured>(db: Db, found: readonly Found[]) {
  const characteristicOf = await characteristicsOf(db, found)
  return found.map(({ setKey, ...one }) => ({
    ...one,
    resultName: characteristicOf(setKey, one.resultCode)?.resultName ?? null,
  }))
}

async function characteristicsOf(db: Db, found: readonly Measured[]) {
  const sets = await loadSets(db, [...new Set(found.flatMap(({ setKey }) => setKey ?? []))])
  return (setKey: number | null, resultCode: string | null) =>
    sets.get(setKey ?? 0)?.slots.find(({ characteristic }) => characteristic.resultCode === resultCode)
      ?.characteristic
}

type InSet = { colSetId: string | null; colSetVersion: number | null; resultCode: string }
const keyOf = (of: InSet) => `${of.colSetId} ${of.colSetVersion} ${of.resultCode}`

/** With the name that the result has in its set. */
export async function withSetNames<Row extends InSet>(db: Db, rows: readonly Row[]) {
  const sets = [...new Set(rows.flatMap(({ colSetId }) => colSetId ?? []))]
  const codes = [...new Set(rows.map(({ resultCode }) => resultCode))]
  const found = sets.length
    ? await db
        .selectFrom('processResults')
        .select(['colSetId', 'colSetVersion', 'resultCode', 'resultName'])
        .where('colSetId', 'in', sets)
        .where('resultCode', 'in', codes)
        .execute()
    : []
  const names = new Map(found.map((one) => [keyOf(one), one.resultName]))
  return rows.map((row) => ({ ...row, resultName: names.get(keyOf(row)) ?? null }))
}
