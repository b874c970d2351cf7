import { Refusal } from '@takt/contract/errors.ts'
import { type Part, PartDraft, type PartFault, type PartImportRow } from '@takt/contract/bomDefs.ts'
import { code } from '@takt/contract/fields.ts'
import { recordChanges, recordNothing } from '../audit/audit.ts'
import type { PlantCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { findParts, insertParts, lockParts, updateParts } from './bomDefs.queries.ts'

type Judged = { draft: PartDraft; before: Part | null }

/** Every row is judged by the rules for one part. Written are all or none. */
export function importParts(call: PlantCall, { rows, dryRun }: { rows: PartImportRow[]; dryRun: boolean }) {
  return inOneGo(call.db, async (db) => {
    recordNothing(call)
    await lockParts(db)
    const codes = rows.map(({ bomCode }) => String(bomCode ?? '').trim())
    const there = new Map((await findParts(db, [...new Set(codes)].filter((one) => code().safeParse(one).success))).map((part) => [part.bomCode, part]))
    const seen = new Set<string>()
    const faults: PartFault[] = []
    const judged: Judged[] = []
    for (const [i, row] of rows.entries()) {
      const bomCode = codes[i]!
      const before = there.get(bomCode) ?? null
      const { data, refusals } = readRow({ ...row, bomCode }, before)
      if (bomCode && seen.has(bomCode)) refusals.push(new Refusal('users.row_twice', { code: bomCode }, 'bomCode'))
      seen.add(bomCode)
      faults.push(...refusals.map(({ key, facts, field }): PartFault => ({ row: i + 1, about: bomCode || null, field, key, facts })))
      if (data && refusals.length === 0) judged.push({ draft: data, before })
    }
    const fresh = judged.filter(({ before }) => !before)
    const changed = judged.filter(({ draft, before }) => before && !isSame(draft, before))
    const written = !dryRun && faults.length === 0
    if (written) await write(db, call, fresh, changed)
    return { created: fresh.length, updated: changed.length, unchanged: judged.length - fresh.length - changed.length, faults, written }
  })
}

/** What a column that is not there means for a part that is new. */
const unsaid = { bomDes: null, bomValue: null, barcodeRule: { kind: 'plain' }, supplier: null, shelfLife: null, minimumStock: null }

function readRow(row: PartImportRow, before: Part | null): { data?: PartDraft; refusals: Refusal[] } {
  const { data, error } = PartDraft.strip().safeParse({ ...(before ?? unsaid), ...row, barcodeRule: before?.barcodeRule ?? unsaid.barcodeRule })
  if (data) return { data, refusals: [] }
  const fields = new Set(error.issues.map(({ path }) => String(path[0])))
  return { refusals: [...fields].map((field) => new Refusal('call.invalid', { fields: field }, field)) }
}

const compared = PartDraft.omit({ barcodeRule: true }).keyof().options
const isSame = (draft: PartDraft, before: Part) => compared.every((name) => draft[name] === before[name])

async function write(db: Db, call: PlantCall, fresh: readonly Judged[], changed: readonly Judged[]) {
  const before = new Map(changed.map(({ before }) => [before!.bomCode, before])) // they were there
  const after = [
    ...await insertParts(db, fresh.map(({ draft }) => draft), call.user.name),
    ...await updateParts(db, changed.map(({ draft }) => draft), call.user.name),
  ]
  if (after.length > 0) await recordChanges(db, call, after.map((part) => ({ entity: 'part', key: part.bomCode, action: before.has(part.bomCode) ? 'update' : 'create', before: before.get(part.bomCode) ?? null, after: part })))
}
