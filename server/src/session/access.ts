import type { z } from 'zod'
import { grantablePages, type PageName } from '@takt/contract/pages.ts'
import type { RouterAccess } from '@takt/contract/session.ts'
import type { PlantCall } from '../db/call.ts'
import { grantsOfRoles } from './session.queries.ts'

/** Which roles may open which page: admin all, others what the role screen gave them. Every page a role may hold is listed, so none is open by omission. */
export async function routerAccess({ db }: PlantCall): Promise<z.input<typeof RouterAccess>[]> {
  const grants = await grantsOfRoles(db)
  const holders = (title: PageName, levels: readonly string[]) =>
    ['admin', ...grants.filter(({ page, level }) => page === title && levels.includes(level)).map(({ roleKey }) => roleKey)].filter((role, i, all) => all.indexOf(role) === i)
  return grantablePages.map((title) => ({ title, roles: holders(title, ['view', 'edit']), edit: holders(title, ['edit']) }))
}
