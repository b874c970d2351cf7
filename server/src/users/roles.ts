import { refuse } from '@takt/contract/errors.ts'
import { grantablePages } from '@takt/contract/pages.ts'
import type { Role, RoleDraft } from '@takt/contract/users.ts'
import { recordChange } from '../audit/audit.ts'
import type { PlantCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { deleteRolePages, insertRolePages, insertRoles, listRoles, lockRole, updateRole } from './users.queries.ts'

const everyPage = grantablePages.map((page) => ({ page, level: 'edit' as const }))

/** Roles with the pages they hold. What the administrator holds is a rule, so it is said here and stands in no table. */
export const rolesWithMenu = async ({ db }: PlantCall): Promise<Role[]> =>
  (await listRoles(db)).map((role) => (role.roleKey === 'admin' ? { ...role, menu: everyPage } : role))

/** Without a revision the role is new. It takes effect at the next call of everybody who holds it. */
export function saveRole(call: PlantCall, { revision, ...draft }: RoleDraft & { revision?: number | undefined }) {
  return inOneGo(call.db, async (db) => {
    if (draft.roleKey === 'admin') refuse('users.admin_fixed')
    const before = revision === undefined ? null : await known(db, draft.roleKey, revision)
    const { menu, roleKey, ...described } = draft
    if (before) await updateRole(db, roleKey, described)
    else if (!(await insertRoles(db, [{ roleKey, ...described }]))) refuse('record.code_taken', { code: roleKey }, 'roleKey')
    await deleteRolePages(db, roleKey)
    await insertRolePages(db, menu.map((grant) => ({ ...grant, roleKey })))
    const after = (await lockRole(db, roleKey))!
    await recordChange(db, call, { entity: 'role', key: roleKey, action: before ? 'update' : 'create', before, after })
    return after
  })
}

async function known(db: Db, roleKey: string, revision: number) {
  const role = (await lockRole(db, roleKey)) ?? refuse('record.unknown')
  return role.revision === revision ? role : refuse('record.changed')
}
