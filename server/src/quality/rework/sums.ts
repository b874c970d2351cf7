import type { ReworkSum, ReworkSumFilter } from '@takt/contract/rework.ts'
import { inReworkBy, resultNamesOf, sentToReworkBy } from '../../execution/floor/floor.ts'
import { defectsOf } from '../../masterdata/defects/defects.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { sumReports } from './rework.queries.ts'
import { namesOfPeople } from './reworker.ts'

type Found = { code: string | null; failures: number }
type Counts = ReadonlyMap<string | null, number>

/** Reports by one of their codes, with what was sent to rework of it and what is there now. A code nobody has reported yet is among them. */
export async function reworkSums({ db, line }: LineCall, filter: ReworkSumFilter) {
  const { by, typeNo, page, limit } = filter
  const meant = await defectsOf(db, line)
  const today = (code: string | null) => (code === null ? null : (meant.otherwise[code] ?? code))
  const [reports, sent, now] = await Promise.all([
    sumReports(db, line, filter, meant.otherwise),
    by === 'defect' || by === 'station' ? sentToReworkBy(db, line, by, filter) : null,
    by === 'repair' || by === 'reworker' ? null : inReworkBy(db, line, by, typeNo),
  ])
  const [sentIn, inRework] = [sent, now].map(
    (found) => found && countedBy(found, by === 'defect' ? today : same),
  )
  const reportsByCode = new Map(reports.map((one) => [one.sumCode, one]))
  const codes = new Set([...reportsByCode.keys(), ...(sentIn?.keys() ?? []), ...(inRework?.keys() ?? [])])
  const named = [...codes].filter(isNamed)
  const names =
    by === 'reworker'
      ? await namesOfPeople(db, named)
      : by === 'defect'
        ? await resultNamesOf(
            db,
            line,
            named.filter((code) => !meant.isDefect(code)),
          )
        : null
  const rows = [...codes].map((sumCode): ReworkSum => ({
    ...(reportsByCode.get(sumCode) ?? { ...unreported, sumCode }),
    name: (sumCode !== null && names?.get(sumCode)) || null,
    sentIn: sentIn ? (sentIn.get(sumCode) ?? 0) : null,
    inRework: inRework ? (inRework.get(sumCode) ?? 0) : null,
  }))
  const sorted = rows.toSorted(orderOf(filter.sort ?? '-reports'))
  return { total: rows.length, rows: sorted.slice((page - 1) * limit, page * limit) }
}

const isNamed = (code: string | null) => code !== null
const same = (code: string | null) => code

function countedBy(found: readonly Found[], keyOf: (code: string | null) => string | null): Counts {
  const counts = new Map<string | null, number>()
  for (const { code, failures } of found) counts.set(keyOf(code), (counts.get(keyOf(code)) ?? 0) + failures)
  return counts
}

const unreported = {
  reports: 0,
  passed: 0,
  failed: 0,
  untested: 0,
  scrapped: 0,
  handedOver: 0,
  loopsMore: 0,
  successRate: null,
  averageTime: null,
  cost: null,
  materialCost: null,
  unpriced: 0,
}

/** What has no sum comes last, whichever way; equal ones by their code. */
function orderOf(sort: string) {
  const name = sort.replace(/^-/, '') as keyof ReworkSum // the contract checked it
  const way = sort.startsWith('-') ? -1 : 1
  return (a: ReworkSum, b: ReworkSum) => compare(a[name], b[name], way) || compare(a.sumCode, b.sumCode, 1)
}

function compare(a: string | number | null, b: string | number | null, way: 1 | -1) {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a === b ? 0 : a < b ? -way : way
}
