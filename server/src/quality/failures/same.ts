import { defectsOf } from '../../masterdata/defects/defects.ts'
import type { LineCall } from '../../platform/db/call.ts'

/** Filtered by a defect: also what was found before its result codes or those merged into it meant it. */
export async function ofSameDefect<Scope extends { defectCode?: string | null | undefined }>(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  { defectCode, ...scope }: Scope,
) {
  if (!defectCode) return scope
  return { ...scope, symptoms: (await defectsOf(db, line)).sameAs(defectCode) }
}
