import { email as emailField, name as nameField } from '@takt/contract/fields.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { nobody } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findAccount } from '../session/session.ts'
import { listRoles } from './roles.queries.ts'
import { insertUsers, lockUsers, setRolesAndLines, updateUser } from './users.queries.ts'

type Newcomer = { userName: string; name: string | null; email: string | null; role: string }

/** An account for somebody the plant's log-in service vouches for. It has no password here: until an administrator gives it one, the service is its only way in. */
export function rememberNewcomer(db: Db, { userName, name, email, role }: Newcomer) {
  return inOneGo(db, async (db) => {
    if (!(await listRoles(db)).some(({ roleKey }) => roleKey === role))
      throw new Error(`OIDC_CREATE names ${role}, but there is no such role`)
    await lockUsers(db)
    const there = await findAccount(db, userName)
    if (there) return { made: false }
    // The data of the service may not fit us; the account is made all the same.
    const account = {
      userName,
      name: nameField().safeParse(name).data ?? userName,
      introduction: null,
      cardId: null,
      editRight: false,
      roles: [role],
      lines: [],
    }
    await insertUsers(db, [{ ...account, passwordHash: null, mustChangePassword: false }])
    await setRolesAndLines(db, [account])
    await updateUser(db, userName, { email: emailField().safeParse(email).data ?? null })
    await recordChange(
      db,
      { db, user: nobody, token: null, traced: false },
      { entity: 'user', key: userName, action: 'create', after: account },
    )
    return { made: true }
  })
}
