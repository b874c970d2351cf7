import { isDeepStrictEqual } from 'node:util'
import { systemUser } from '@takt/contract/system-user.ts'
import { plantStream } from '@takt/contract/events.ts'
import type { Role, User } from '@takt/contract/users.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents } from '../../platform/kernel/kernel.ts'

type Changed<T> = { before: T | null; after: T | null | undefined }

/** Notifies an account that holds other roles or lines than before. */
export const tellRights = (db: Db, call: PlantCall, changes: readonly Changed<User>[]) =>
  appendEvents(
    db,
    plantStream,
    changes.flatMap(({ before, after }) => {
      if (!before || !after) return []
      const rights = ({ roles, lines }: User) => [roles, lines]
      if (isDeepStrictEqual(rights(before), rights(after))) return []
      return rightsChanged(call, after.userName, [after.userName])
    }),
  )

/** A role that is only called otherwise gives the same rights as before. */
export const tellRightsOfRole = (
  db: Db,
  call: PlantCall,
  { before, after }: { before: Role; after: Role },
  holders: string[],
) =>
  appendEvents(
    db,
    plantStream,
    holders.length && !isDeepStrictEqual([before.menu, before.lines], [after.menu, after.lines])
      ? rightsChanged(call, after.roleKey, holders)
      : [],
  )

const rightsChanged = ({ user }: PlantCall, about: string, userNames: string[]) => [
  { kind: 'rightsChanged' as const, about, data: { userNames, by: user.userName || systemUser } },
]
