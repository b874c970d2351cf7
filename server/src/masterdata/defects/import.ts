import { type Defect, DefectDraft, defectKey } from '@takt/contract/defects.ts'
import { Refusal } from '@takt/contract/errors.ts'
import type { ImportRow } from '@takt/contract/imports.ts'
import { recordChanges, recordNothing } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import { judgeRows, readRows, type Wish, wishesOf } from '../../platform/imports/imports.ts'
import { changing } from './defects.ts'
import { insertDefects, updateDefect } from './defects.queries.ts'
import { faultsOf } from './faults.ts'
import { thereOf } from './there.ts'

type DefectWish = Wish<DefectDraft, Defect>
const unsaid = { stationNumbers: [], typeNos: [], resultCodes: [], enabled: true }
const Written = DefectDraft.strip()
const text = (cell: ImportRow[string] | undefined) => String(cell ?? '').trim()
const keyOf = ({ defectCode, subDefectCode }: ImportRow) =>
  defectKey({ defectCode: text(defectCode), subDefectCode: text(subDefectCode) || null })

/** Every row is judged by the rules for one definition, as if the others were written. */
export const importDefects = (call: LineCall, { rows, dryRun }: { rows: ImportRow[]; dryRun: boolean }) =>
  changing(call, async ({ db, there: present }) => {
    recordNothing(call)
    const read = readRows(rows, {
      key: 'defectCode',
      keyOf,
      schema: DefectDraft,
      there: present,
      draftOf: (defect) => Written.parse(defect),
      unsaid,
    })
    const wishes = wishesOf(read)
    const allDefects = new Map<string, DefectDraft>(present)
    for (const { draft } of wishes) allDefects.set(defectKey(draft), draft)
    const there = await thereOf(
      db,
      call.line,
      wishes.map(({ draft }) => draft),
    )
    const seen = new Set<string>()
    const { fresh, changed, tell } = judgeRows(read, [], function* ({ draft }) {
      const key = defectKey(draft)
      if (seen.has(key)) yield new Refusal('users.row_twice', { code: key }, 'defectCode')
      seen.add(key)
      yield* faultsOf(draft, allDefects, there)
    })
    const answer = tell(dryRun)
    if (answer.written) await write(call, db, fresh, changed)
    return answer
  })

async function write(call: LineCall, db: Db, fresh: readonly DefectWish[], changed: readonly DefectWish[]) {
  const { line, user } = call
  const drafts = fresh.map(({ draft }) => draft)
  const made = await insertDefects(db, line, drafts, user.name)
  const changes = made.map((after) => ({ action: 'create', before: null as Defect | null, after }))
  for (const { draft, before } of changed)
    changes.push({ action: 'update', before, after: await updateDefect(db, line, draft, user.name) })
  if (changes.length > 0)
    await recordChanges(
      db,
      call,
      changes.map((change) => ({ entity: 'defect', key: defectKey(change.after), ...change })),
    )
}
