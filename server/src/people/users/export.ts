import type { z } from 'zod'
import { User, type users } from '@takt/contract/users.ts'
import type { Exporting, PlantCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { inTurn, writeSheet } from '../../platform/files/sheet.ts'
import { allUsers } from './users.queries.ts'

const exported = [
  'userName',
  'name',
  'roles',
  'lines',
  'cardId',
  'editRight',
  'introduction',
  'locked',
  'lockReason',
  'lastLogin',
] as const

/** Everybody the filter finds. Titled in the reader's language; an import reads it again. */
export async function exportUsers(
  call: PlantCall & Exporting,
  { format, ...filter }: z.output<typeof users.export.input>,
) {
  const people = await allUsers(call.db, filter)
  const rows = people.map((user) =>
    cellsOf({ ...user, roles: user.roles.join('; '), lines: user.lines.join('; ') }, exported),
  )
  return writeSheet(call, format, {
    fileName: 'users',
    columns: columnsOf(User, exported, call.words),
    rows: inTurn(rows),
    total: rows.length,
  })
}
