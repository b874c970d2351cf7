import type { UnmappedCode, UnmappedFilter } from '@takt/contract/failure-rows.ts'
import { failedCodesNamed } from '../../execution/floor/floor.ts'
import { defectsOf } from '../../masterdata/defects/defects.ts'
import type { LineCall } from '../../platform/db/call.ts'

/** A worklist, the most frequent first. */
export async function unmappedCodes({ db, line }: LineCall, filter: UnmappedFilter) {
  const [failed, meant] = await Promise.all([failedCodesNamed(db, line), defectsOf(db, line)])
  const rows: UnmappedCode[] = failed.filter(
    ({ resultCode, stationNumber }) =>
      !meant.isDefect(resultCode) &&
      resultCode.toLowerCase().includes((filter.resultCode ?? '').toLowerCase()) &&
      (filter.stationNumber === undefined || filter.stationNumber === stationNumber),
  )
  const { page, limit, sort = '-failures' } = filter
  const by = sort.replace('-', '') as keyof UnmappedCode // its own names
  const way = sort.startsWith('-') ? -1 : 1
  const order = (a: UnmappedCode, b: UnmappedCode) =>
    (a[by] ?? '') < (b[by] ?? '') ? -way : (a[by] ?? '') > (b[by] ?? '') ? way : 0
  return { rows: rows.toSorted(order).slice((page - 1) * limit, page * limit), total: rows.length }
}
