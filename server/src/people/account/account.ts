import type { AccountDraft } from '@takt/contract/account.ts'
import { refuse } from '@takt/contract/errors.ts'
import { changesBy, recordChange, sessionTimeline } from '../../platform/audit/audit.ts'
import { linesOrAll, type PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { port } from '../../platform/ports/ports.ts'
import { findOwn, updateOwn, updatePicture } from '../users/users.ts'
import { checkPicture } from './picture.ts'

/** Everything here is about who calls, so no call names an account. */
export const me = (call: PlantCall) => own(call.db, call)

async function own(db: Db, { user }: PlantCall) {
  return {
    ...((await findOwn(db, user.userName)) ?? refuse('session.unknown')),
    roles: user.roles,
    lines: linesOrAll(user),
  }
}

const recordedFields = ({ name, email, introduction }: Omit<AccountDraft, 'revision'>) => ({
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
      before: recordedFields(before),
      after: recordedFields(draft),
    })
    return own(db, call)
  })
}

/** The audit log records that the picture changed; it does not keep pictures. */
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

type ReadOn = { after?: string | undefined; limit: number }

type UnitKey = { lineNumber: string; productId: string }
type SerialsOf = (db: Db, units: readonly UnitKey[]) => Promise<ReadonlyMap<string, string | null>>
export const unitSerials = port<SerialsOf>('unitSerials')

/** A unit's key is a number of ours: people know it by its serial number. */
export async function ownActivity({ db, user }: PlantCall, readOn: ReadOn) {
  const { rows, ...page } = await changesBy(db, user.userName, readOn)
  const units = rows.flatMap(({ entity, entityKey: productId, lineNumber }) =>
    entity === 'unit' && lineNumber !== null ? [{ lineNumber, productId }] : [],
  )
  const serials = units.length > 0 ? await unitSerials.get()(db, units) : new Map<string, null>()
  return { ...page, rows: rows.map((row) => ({ ...row, productSn: serials.get(row.entityKey) ?? null })) }
}
export const ownTimeline = ({ db, user }: PlantCall, readOn: ReadOn) =>
  sessionTimeline(db, user.userName, readOn)
