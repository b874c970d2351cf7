import { isDeepStrictEqual } from 'node:util'
import { plantStream } from '@takt/contract/events.ts'
import { grantablePages, type PageName } from '@takt/contract/pages.ts'
import { givenFirst, usualMenu } from '@takt/contract/role-templates.ts'
import type { Role } from '@takt/contract/users.ts'
import { recordChange, recordNothing } from '../../platform/audit/audit.ts'
import { nobody, type PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents, lockPlantStream } from '../../platform/kernel/kernel.ts'
import { insertPages, listNewPages, pagesMet, updateNewPages } from './new-pages.queries.ts'
import { tellRightsOfRole } from './rights-events.ts'
import { holdersOf, lockRole, setRolePages, updateRole } from './roles.queries.ts'
import { anyUser, lockUsers } from './users.queries.ts'

const unmet = (met: readonly PageName[]) => grantablePages.filter((page) => !met.includes(page))

/**
 * A plant that runs meets the pages of this version: a built-in role that nobody changed gets what it has in a new plant, and the
 * administrators are told of the others. Of several servers that start at once, one does it.
 */
export async function meetPages(db: Db) {
  if (unmet(await pagesMet(db)).length === 0) return
  await inOneGo(db, async (db) => {
    await lockUsers(db)
    const met = await pagesMet(db)
    const came = unmet(met)
    if (came.length === 0 || !(await anyUser(db))) return
    await insertPages(db, came, { isNew: true })
    for (const roleKey of givenFirst) await giveFirst(db, roleKey, met)
    const userNames = await holdersOf(db, 'admin')
    await appendEvents(db, plantStream, [
      { kind: 'pagesCame', about: 'admin', data: { userNames, pages: came.length } },
    ])
  })
}

async function giveFirst(db: Db, roleKey: (typeof givenFirst)[number], met: readonly PageName[]) {
  const before = await lockRole(db, roleKey)
  if (!before || !isAsMade(before, met)) return
  await setRolePages(db, roleKey, usualMenu(roleKey))
  await updateRole(db, roleKey, { updateAuthor: null })
  const after = (await lockRole(db, roleKey))!
  const call: PlantCall = { db, user: nobody, token: null, traced: false }
  await recordChange(db, call, { entity: 'role', key: roleKey, action: 'update', before, after })
  await tellRightsOfRole(db, call, { before, after }, await holdersOf(db, roleKey))
}

/** Never saved, or saved with the pages of the beginning. */
function isAsMade({ roleKey, revision, menu }: Role, met: readonly PageName[]) {
  const first = usualMenu(roleKey).filter(({ page }) => met.includes(page))
  const sorted = (rows: Role['menu']) => rows.map(({ page, level }) => `${page} ${level}`).toSorted()
  return revision === 0 || isDeepStrictEqual(sorted(menu), sorted(first))
}

/** In the order of the page table, without what a later version brought. */
export async function newPages(db: Db): Promise<PageName[]> {
  const stored = await listNewPages(db)
  return grantablePages.filter((page) => stored.includes(page))
}

/** An administrator has looked: what no role holds now stays the administrators'. */
export function closeNewPages(call: PlantCall) {
  return inOneGo(call.db, async (db) => {
    await lockPlantStream(db)
    const before = await newPages(db)
    if (before.length === 0) recordNothing(call)
    else {
      await updateNewPages(db)
      const change = { before: { newPages: before }, after: { newPages: [] } }
      await recordChange(db, call, { entity: 'role', key: 'admin', action: 'update', ...change })
    }
    return before
  })
}
