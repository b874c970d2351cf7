import type { Sop, SopRow } from '@takt/contract/sops.ts'
import type { Db } from '../../platform/db/tables.ts'
import { filesShown } from '../../platform/userFiles/userFiles.ts'

/** With what their files are called. */
export async function named<S extends Pick<Sop, 'fileId'>>(db: Db, rows: readonly S[]) {
  const files = await filesShown(db, [...new Set(rows.flatMap(({ fileId }) => fileId ?? []))])
  return rows.map((row): S & Pick<SopRow, 'fileName' | 'fileType'> => {
    const { fileName = null, fileType = null } = files.get(row.fileId ?? '') ?? {}
    return { ...row, fileName, fileType }
  })
}
