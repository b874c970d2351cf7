import type { z } from 'zod'
import { Role, type users } from '@takt/contract/users.ts'
import type { Exporting, PlantCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { inTurn, writeSheet } from '../../platform/files/sheet.ts'
import { rolesWithMenu } from './roles.ts'

const exported = [
  'roleKey',
  'roleName',
  'description',
  'userCount',
  'menu',
  'lines',
  'updateDate',
  'updateAuthor',
] as const

/** Every role, with the pages it opens and how far. */
export async function exportRoles(
  call: PlantCall & Exporting,
  { format }: z.output<typeof users.exportRoles.input>,
) {
  const { page: pages, level: levels } = call.words
  const roles = await rolesWithMenu(call.db)
  const rows = roles.map((role) =>
    cellsOf(
      {
        ...role,
        menu: role.menu.map(({ page, level }) => `${pages[page]}: ${levels[level]}`).join('; '),
        lines: role.lines.join('; '),
      },
      exported,
    ),
  )
  return writeSheet(call, format, {
    fileName: 'roles',
    columns: columnsOf(Role, exported, call.words),
    rows: inTurn(rows),
    total: rows.length,
  })
}
