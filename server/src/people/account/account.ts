import type { AccountDraft } from '@takt/contract/account.ts'
import { refuse } from '@takt/contract/errors.ts'
import { changesBy, recordChange, sessionsTold } from '../../platform/audit/audit.ts'
import { linesTold, type PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findOwn, updateOwn, updatePicture } from '../users/users.ts'
import { checkPicture } from './picture.ts'

/** Everything here is about who calls, so no call names an account. */
export const me = (call: PlantCall) => own(call.db, call)

async function own(db: Db, { user }: PlantCall) {
  return {
    ...((await findOwn(db, user.userName)) ?? refuse('session.unknown')),
    roles: user.roles,
    lines: linesTold(user),
  }
}

const told = ({ name, email, introduction }: Omit<AccountDraft, 'revision'>) => ({
  name,
  email,
  introduction,
})

export function saveAccount(call: PlantCall, draft: AccountDraft) {
  const { userName } = call.user
  return inOneGo(call.db, async (db) => {
    const before = await own(db, call)
    if (!(await updateOwn(db, userName, draft))) refuse('record.changed')
    await recordChange(db, call, {
      entity: 'user',
      key: userName,
      action: 'update',
      before: told(before),
      after: told(draft),
    })
    return own(db, call)
  })
}

/** The audit log says that the picture changed; it does not keep pictures. */
export function savePicture(call: PlantCall, { avatar }: { avatar: string | null }) {
  const { userName } = call.user
  const after = avatar === null ? null : checkPicture(avatar)
  return inOneGo(call.db, async (db) => {
    await updatePicture(db, userName, avatar)
    await recordChange(db, call, {
      entity: 'user',
      key: userName,
      action: 'saveAvatar',
      after: { avatar: after && `${after.kind}, ${after.bytes} B` },
    })
    return own(db, call)
  })
}

type Asked = { after?: string | undefined; limit: number }

export const ownActivity = ({ db, user }: PlantCall, asked: Asked) => changesBy(db, user.userName, asked)
export const ownTimeline = ({ db, user }: PlantCall, asked: Asked) => sessionsTold(db, user.userName, asked)
