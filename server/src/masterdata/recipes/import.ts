import { Refusal } from '@takt/contract/errors.ts'
import type { ImportFault, ImportRow } from '@takt/contract/imports.ts'
import { mostParameters, ParameterDraft } from '@takt/contract/recipes.ts'
import { recordNothing } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { stationsInUse } from '../../plant/stations/stations.ts'
import { held, mustKnowType, writeDraft } from './recipes.ts'

type Wish = { typeNo: string; rows: ImportRow[]; dryRun: boolean }
type Numbered = { row: ImportRow; number: number }

/** Rows change or add parameters of the stations' drafts; what the file does not name stays. Written are all or none. */
export function importSets(call: LineCall, { typeNo, rows, dryRun }: Wish) {
  return inOneGo(call.db, async (db) => {
    recordNothing(call)
    await mustKnowType(db, typeNo)
    const stationNumbers = new Set(
      (await stationsInUse(db, call.line)).map(({ stationNumber }) => stationNumber),
    )
    const byStation = Map.groupBy(
      rows.map((row, i): Numbered => ({ row, number: i + 1 })),
      ({ row }) => textOf(row.stationNumber),
    )
    // In their order, so that two imports never wait for each other.
    const stations = [...byStation].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const read = await Promise.all(
      stations
        .filter(([stationNumber]) => stationNumbers.has(stationNumber))
        .map(async ([stationNumber, rows]) => {
          const place = { typeNo, stationNumber }
          const now = await held(db, call, place)
          return {
            place,
            now,
            ...readRows(stationNumber, rows, (now.draft ?? now.released)?.parameters ?? []),
          }
        }),
    )
    const strays = stations
      .filter(([stationNumber]) => !stationNumbers.has(stationNumber))
      .flatMap(([stationNumber, rows]) =>
        rows.map(({ number }) =>
          fault(
            number,
            stationNumber,
            new Refusal('recipes.station_unknown', { stationNumber: stationNumber || '–' }),
          ),
        ),
      )
    const faults = [...strays, ...read.flatMap((one) => one.faults)].toSorted((a, b) => a.row - b.row)
    const written = !dryRun && faults.length === 0
    for (const { place, now, parameters, counts } of written ? read : []) {
      if (counts.created + counts.updated > 0)
        await writeDraft(db, call, place, now, 'import', {
          parameters,
          remark: (now.draft ?? now.released)?.remark ?? null,
        })
    }
    const sum = (name: keyof Counts) => read.reduce((sum, { counts }) => sum + counts[name], 0)
    return { created: sum('created'), updated: sum('updated'), unchanged: sum('unchanged'), faults, written }
  })
}

type Counts = { created: number; updated: number; unchanged: number }

const textOf = (cell: ImportRow[string] | undefined) => String(cell ?? '').trim()
const fault = (row: number, about: string, { key, facts, field }: Refusal): ImportFault => ({
  row,
  about: about || null,
  field,
  key,
  facts,
})

/** What a column that is not there means for a parameter that is new. */
const unsaid = {
  unit: null,
  value: null,
  defaultValue: null,
  minValue: null,
  maxValue: null,
  addr: null,
  sendMode: 'changeover',
}

/** The station's parameters as the rows would leave them. */
function readRows(stationNumber: string, rows: readonly Numbered[], before: readonly ParameterDraft[]) {
  const counts: Counts = { created: 0, updated: 0, unchanged: 0 }
  const faults: ImportFault[] = []
  const after = new Map(before.map((parameter) => [parameter.paraCode, parameter]))
  const seen = new Set<string>()
  for (const { row, number } of rows) {
    const paraCode = textOf(row.paraCode)
    const about = `${stationNumber} ${paraCode}`
    const old = after.get(paraCode)
    const { data, error } = ParameterDraft.strip().safeParse({ ...unsaid, ...old, ...row, paraCode })
    for (const field of new Set(error?.issues.map((issue) => String(issue.path[0]))))
      faults.push(fault(number, about, new Refusal('call.invalid', { fields: field }, field)))
    if (paraCode && seen.has(paraCode))
      faults.push(fault(number, about, new Refusal('users.row_twice', { code: paraCode }, 'paraCode')))
    seen.add(paraCode)
    if (!data) continue
    counts[!old ? 'created' : isSame(data, old) ? 'unchanged' : 'updated'] += 1
    after.set(paraCode, data)
  }
  if (after.size > mostParameters)
    faults.push(
      fault(
        rows[0]!.number,
        stationNumber,
        new Refusal('call.invalid', { fields: 'parameters' }, 'paraCode'),
      ),
    )
  return { counts, faults, parameters: [...after.values()] }
}

const isSame = (one: ParameterDraft, other: ParameterDraft) =>
  ParameterDraft.keyof().options.every((name) => one[name] === other[name])
