import type { UnmappedCode, UnmappedFilter } from '@takt/contract/failure-rows.ts'
import { codesFailed } from '../../execution/floor/floor.ts'
import { defectsOf } from '../../masterdata/defects/defects.ts'
import { loadSets } from '../../masterdata/measures/measures.ts'
import type { LineCall } from '../../platform/db/call.ts'

/** A worklist, the most frequent first. */
export async function unmappedCodes({ db, line }: LineCall, filter: UnmappedFilter) {
  const [failed, meant] = await Promise.all([codesFailed(db, line), defectsOf(db, line)])
  const sets = await loadSets(db, [...new Set(failed.flatMap(({ setKey }) => setKey ?? []))])
  const rows = failed
    .filter(
      ({ resultCode, stationNumber }) =>
        !meant.isDefect(resultCode) &&
        resultCode.toLowerCase().includes((filter.resultCode ?? '').toLowerCase()) &&
        (filter.stationNumber === undefined || filter.stationNumber === stationNumber),
    )
    .map(({ setKey, ...one }): UnmappedCode => {
      const slot = sets
        .get(setKey ?? 0)
        ?.slots.find(({ characteristic }) => characteristic.resultCode === one.resultCode)
      return { ...one, resultName: slot?.characteristic.resultName ?? null }
    })
  const { page, limit, sort = '-failures' } = filter
  const by = sort.replace('-', '') as keyof UnmappedCode // its own names
  const way = sort.startsWith('-') ? -1 : 1
  const order = (a: UnmappedCode, b: UnmappedCode) =>
    (a[by] ?? '') < (b[by] ?? '') ? -way : (a[by] ?? '') > (b[by] ?? '') ? way : 0
  return { rows: rows.toSorted(order).slice((page - 1) * limit, page * limit), total: rows.length }
}
