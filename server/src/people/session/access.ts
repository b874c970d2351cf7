import type { z } from 'zod'
import { grantablePages, type PageName, pages } from '@takt/contract/pages.ts'
import type { RouterAccess } from '@takt/contract/session.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { grantsOfRoles } from './session.queries.ts'

/** Which roles may open which page: admin all, others what the role screen gave them. Every page a role may hold is listed, so none is open by omission. */
export async function routerAccess(
  { db }: Pick<PlantCall, 'db'>,
  line: string | null,
): Promise<z.input<typeof RouterAccess>[]> {
  const grants = await grantsOfRoles(db)
  const holders = (title: PageName, levels: readonly string[]) => {
    const there = (lines: string[]) =>
      !('needsLine' in pages[title]) || line === null || lines.length === 0 || lines.includes(line)
    const held = grants.filter(
      ({ page, level, lines }) => page === title && levels.includes(level) && there(lines),
    )
    return [...new Set(['admin', ...held.map(({ roleKey }) => roleKey)])]
  }
  return grantablePages.map((title) => ({
    title,
    roles: holders(title, ['view', 'edit']),
    edit: holders(title, ['edit']),
  }))
}
