import { type PageName, pageNames, pages } from '@takt/contract/pages.ts'
import { recordChange } from '../audit/audit.ts'
import { nobody } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { hashPassword } from '../session/session.ts'
import { anyUser, insertRolePages, insertRoles, insertUser, lockUsers, setUserRoles } from './users.queries.ts'

const roles = [
  { roleKey: 'admin', roleName: 'Administrator', description: 'Holds every page' },
  { roleKey: 'editor', roleName: 'Editor', description: 'Plans and changes' },
  { roleKey: 'operator', roleName: 'Operator', description: 'Looks on' },
]
const open = (page: PageName) => pages[page].roles === 'everyone'
const grants = pageNames.filter(open).flatMap((page) => [
  { roleKey: 'editor', page, level: 'edit' as const },
  { roleKey: 'operator', page, level: 'view' as const },
])
const admin = {
  userName: 'admin', name: 'Administrator', avatar: null, introduction: null, cardId: null, lockReason: null, lastLogin: null, editRight: true,
}

/** Gives a database without accounts its first roles and the account `admin`. False: there were accounts already, nothing was touched. */
export function firstPeople(db: Db, password: string, { mustChange = true }: { mustChange?: boolean } = {}): Promise<boolean> {
  return inOneGo(db, async (db) => {
    await lockUsers(db)
    if (await anyUser(db)) return false
    await insertRoles(db, roles)
    await insertRolePages(db, grants)
    await insertUser(db, { ...admin, passwordHash: await hashPassword(password), mustChangePassword: mustChange })
    await setUserRoles(db, admin.userName, ['admin'])
    await recordChange(db, { db, user: nobody, token: null, traced: false }, { entity: 'user', key: admin.userName, action: 'create', after: admin })
    return true
  })
}

/** The account the simulator of a demonstration plant works with, as a planner who also sets up the plant. */
export function addDemoAccount(db: Db, userName: string, password: string) {
  return inOneGo(db, async (db) => {
    const account = { ...admin, userName, name: 'Demonstration', editRight: false }
    await insertUser(db, { ...account, passwordHash: await hashPassword(password), mustChangePassword: false })
    await setUserRoles(db, userName, ['admin'])
    await recordChange(db, { db, user: nobody, token: null, traced: false }, { entity: 'user', key: userName, action: 'create', after: account })
  })
}
