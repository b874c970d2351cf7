import { firstRoles } from '@takt/contract/first-roles.ts'
import { grantablePages } from '@takt/contract/pages.ts'
import { givenFirst, usualMenu } from '@takt/contract/role-templates.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { nobody } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { hashPassword } from '../session/session.ts'
import { insertPages } from './new-pages.queries.ts'
import { insertRoles, setRolePages } from './roles.queries.ts'
import { anyUser, insertUsers, lockUsers, setRolesAndLines } from './users.queries.ts'

const roles = Object.entries(firstRoles).map(([roleKey, texts]) => ({
  roleKey,
  ...texts,
  updateAuthor: null,
}))
const admin = {
  userName: 'admin',
  name: 'Administrator',
  introduction: null,
  cardId: null,
  editRight: true,
  roles: ['admin'],
  lines: [],
}

/** Gives a database without accounts its first roles and the account `admin`. False: there were accounts already, nothing was touched. */
export function firstPeople(
  db: Db,
  password: string,
  { mustChange = true }: { mustChange?: boolean } = {},
): Promise<boolean> {
  return inOneGo(db, async (db) => {
    await lockUsers(db)
    if (await anyUser(db)) return false
    await insertRoles(db, roles)
    for (const roleKey of givenFirst) await setRolePages(db, roleKey, usualMenu(roleKey))
    await insertPages(db, grantablePages, { isNew: false })
    await insertUsers(db, [
      { ...admin, passwordHash: await hashPassword(password), mustChangePassword: mustChange },
    ])
    await setRolesAndLines(db, [admin])
    await recordChange(
      db,
      { db, user: nobody, token: null, traced: false },
      { entity: 'user', key: admin.userName, action: 'create', after: admin },
    )
    return true
  })
}

/** The account the simulator of a demonstration plant works with, as a planner who also sets up the plant. */
export function addDemoAccount(db: Db, userName: string, password: string) {
  return inOneGo(db, async (db) => {
    const account = { ...admin, userName, name: 'Demonstration', editRight: false }
    await insertUsers(db, [
      { ...account, passwordHash: await hashPassword(password), mustChangePassword: false },
    ])
    await setRolesAndLines(db, [account])
    await recordChange(
      db,
      { db, user: nobody, token: null, traced: false },
      { entity: 'user', key: userName, action: 'create', after: account },
    )
  })
}
