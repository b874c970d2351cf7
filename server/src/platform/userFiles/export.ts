import type { z } from 'zod'
import { type files, UserFile } from '@takt/contract/files.ts'
import { type Exporting, isAdmin, type PlantCall } from '../db/call.ts'
import { cellsOf, columnsOf } from '../files/columns.ts'
import { inTurn, writeSheet } from '../files/sheet.ts'
import { allFiles } from './userFiles.queries.ts'

const exported = ['fileName', 'fileType', 'size', 'userName', 'madeAt', 'usedIn', 'note'] as const

/** One's own; an administrator's export has everybody's, like the list. */
export async function exportFiles(
  call: PlantCall & Exporting,
  { format, ...filter }: z.output<typeof files.export.input>,
) {
  const { entity: says, files: words } = call.words
  const found = await allFiles(call.db, isAdmin(call.user) ? null : call.user.userName, filter)
  const rows = found.map((file) =>
    cellsOf(
      {
        ...file,
        usedIn: file.usedIn.map(({ entity, entityKey }) => `${says[entity]} ${entityKey}`).join(', '),
      },
      exported,
    ),
  )
  return writeSheet(call, format, {
    fileName: 'files',
    columns: columnsOf(UserFile, exported, call.words, { userName: words.owner }),
    rows: inTurn(rows),
    total: rows.length,
  })
}
