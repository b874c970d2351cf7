import { type Part, PartDraft } from '@takt/contract/bomDefs.ts'
import { code } from '@takt/contract/fields.ts'
import type { ImportRow } from '@takt/contract/imports.ts'
import { recordChanges, recordNothing } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { judgeRows, namesIn, readRows, type Wish } from '../../platform/imports/imports.ts'
import { findParts, insertParts, lockParts, updateParts } from './bomDefs.queries.ts'

const unsaid = {
  bomDes: null,
  bomValue: null,
  barcodeRule: { kind: 'plain' },
  supplier: null,
  shelfLife: null,
  minimumStock: null,
  unitPrice: null,
}
const Written = PartDraft.strip()

/** Every row is judged by the rules for one part. */
export function importParts(call: PlantCall, { rows, dryRun }: { rows: ImportRow[]; dryRun: boolean }) {
  return inOneGo(call.db, async (db) => {
    recordNothing(call)
    await lockParts(db)
    const names = new Set(namesIn(rows, 'bomCode').filter((one) => code().safeParse(one).success))
    const there = new Map((await findParts(db, [...names])).map((part) => [part.bomCode, part]))
    const read = readRows(rows, {
      key: 'bomCode',
      schema: PartDraft,
      there,
      draftOf: (part) => Written.parse(part),
      unsaid,
    })
    const { fresh, changed, tell } = judgeRows(read, ['bomCode'], () => [])
    const report = tell(dryRun)
    if (report.written) await write(db, call, fresh, changed)
    return report
  })
}

async function write(
  db: Db,
  call: PlantCall,
  fresh: readonly Wish<PartDraft, Part>[],
  changed: readonly Wish<PartDraft, Part>[],
) {
  const before = new Map(changed.map((one) => [one.draft.bomCode, one.before]))
  const after = [
    ...(await insertParts(
      db,
      fresh.map(({ draft }) => draft),
      call.user.name,
    )),
    ...(await updateParts(
      db,
      changed.map(({ draft }) => draft),
      call.user.name,
    )),
  ]
  if (after.length > 0)
    await recordChanges(
      db,
      call,
      after.map((part) => ({
        entity: 'part',
        key: part.bomCode,
        action: before.has(part.bomCode) ? 'update' : 'create',
        before: before.get(part.bomCode) ?? null,
        after: part,
      })),
    )
}
