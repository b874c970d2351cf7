import { refuse } from '@takt/contract/errors.ts'
import { grantablePages } from '@takt/contract/pages.ts'
import type { Role, RoleDraft } from '@takt/contract/users.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { lockPlantStream } from '../../platform/kernel/kernel.ts'
import type { Db } from '../../platform/db/tables.ts'
import { unknownLines } from '../../plant/lines/lines.ts'
import {
  deleteRole,
  holdersOf,
  insertRoles,
  listRoles,
  lockRole,
  setRoleLines,
  setRolePages,
  updateRole,
} from './roles.queries.ts'
import { tellRightsOfRole } from './rights-events.ts'
import { beyondLines, beyondOwn } from './within.ts'

const everyPage = grantablePages.map((page) => ({ page, level: 'edit' as const }))

/** Roles with the pages they hold. What the administrator holds is a rule, so it is defined here and is in no table. */
export const rolesWithMenu = async (db: Db): Promise<Role[]> =>
  (await listRoles(db)).map((role) => (role.roleKey === 'admin' ? { ...role, menu: everyPage } : role))

/** Without a revision the role is new. It takes effect at the next call of everybody who holds it. */
export function saveRole(
  call: PlantCall,
  { revision, ...draft }: RoleDraft & { revision?: number | undefined },
) {
  return inOneGo(call.db, async (db) => {
    const { menu, lines, roleKey, ...described } = draft
    if (roleKey === 'admin') refuse('users.admin_fixed')
    await lockPlantStream(db)
    const before = revision === undefined ? null : await lockOrRefuse(db, roleKey)
    if (before && before.revision !== revision) refuse('record.changed')
    for (const role of before ? [before, draft] : [draft]) mustBeWithin(call, role)
    const [unknown] = await unknownLines(db, lines)
    if (unknown !== undefined) refuse('users.no_such', { code: unknown }, 'lines')
    const written = { ...described, updateAuthor: call.user.name }
    if (before) await updateRole(db, roleKey, written)
    else if (!(await insertRoles(db, [{ roleKey, ...written }])))
      refuse('record.code_taken', { code: roleKey }, 'roleKey')
    await setRolePages(db, roleKey, menu)
    await setRoleLines(db, roleKey, lines)
    const after = (await lockRole(db, roleKey))!
    await recordChange(db, call, {
      entity: 'role',
      key: roleKey,
      action: before ? 'update' : 'create',
      before,
      after,
    })
    if (before) await tellRightsOfRole(db, call, { before, after }, await holdersOf(db, roleKey))
    return after
  })
}

/** What was done while people held it stays in their history. */
export function removeRole(call: PlantCall, { roleKey }: Pick<Role, 'roleKey'>) {
  return inOneGo(call.db, async (db) => {
    if (roleKey === 'admin') refuse('users.admin_fixed')
    const before = await lockOrRefuse(db, roleKey)
    mustBeWithin(call, before)
    if (before.userCount > 0) refuse('users.role_held', { userCount: before.userCount })
    await deleteRole(db, roleKey)
    await recordChange(db, call, { entity: 'role', key: roleKey, action: 'delete', before })
    return before
  })
}

const lockOrRefuse = async (db: Db, roleKey: string) =>
  (await lockRole(db, roleKey)) ?? refuse('record.unknown')

function mustBeWithin({ user }: PlantCall, role: RoleDraft) {
  const refusal = beyondLines(user, role.lines) ?? beyondOwn(user, role, [], 'menu')
  if (refusal) throw refusal
}
