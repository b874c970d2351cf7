import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { grantablePages, type PageName, pages } from '@takt/contract/pages.ts'
import { users } from '@takt/contract/users.ts'
import { connect } from '../../platform/db/connect.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { startPlant } from '../../testing/plant.ts'
import { firstPeople } from './first-people.ts'
import { pagesMet } from './new-pages.queries.ts'
import { meetPages } from './new-pages.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
const came = ['signals', 'failDef', 'sopManage'] satisfies PageName[]
const inOrder = grantablePages.filter((page) => came.some((one) => one === page))
const roleOf = async (roleKey: string) =>
  (await admin(users.roles, {})).find((role) => role.roleKey === roleKey)!
const pagesOf = async (roleKey: string) => (await roleOf(roleKey)).menu.map(({ page }) => page)
const historyOf = (entityKey: string) => admin(audit.of, { lineNumber: null, entity: 'role', entityKey })
const rightsEvents = async () =>
  (
    await plant.db
      .selectFrom('events')
      .select(['kind', 'about', 'data'])
      .where('kind', 'in', ['pagesCame', 'rightsChanged'])
      .orderBy('turn')
      .orderBy('seq')
      .execute()
  ).map(({ kind, about, data }) => ({ kind, about, data }))

/** As the plant was before these pages were there. */
beforeEach(async () => {
  await plant
    .as('operator')(users.roles, {})
    .catch(() => {})
  await admin(users.roles, {})
  await plant.db.deleteFrom('plantPages').where('page', 'in', came).execute()
  await plant.db.deleteFrom('rolePages').where('page', 'in', came).execute()
  await plant.db.deleteFrom('events').execute()
})

test('a new plant has met every page', async () => {
  await plant.db.deleteFrom('plantPages').execute()
  await plant.db.deleteFrom('users').execute()
  await plant.db.deleteFrom('roles').execute()
  await firstPeople(plant.db, 'a password for tests')
  await meetPages(plant.db)
  expect(await admin(users.newPages, {})).toEqual([])
  expect(await rightsEvents()).toEqual([])
})

test('built-in roles that nobody changed get the pages an update brings, as in a new plant; administrators are told, once', async () => {
  await Promise.all([meetPages(plant.db), meetPages(plant.db)])
  await meetPages(plant.db)
  for (const [roleKey, level] of [
    ['editor', 'edit'],
    ['operator', 'view'],
  ] as const) {
    const everyone = grantablePages.filter((page) => pages[page].roles === 'everyone').toSorted()
    expect((await roleOf(roleKey)).menu).toEqual(everyone.map((page) => ({ page, level })))
    expect((await historyOf(roleKey))[0]).toMatchObject({ userName: 'system', action: 'update' })
  }
  expect(await admin(users.newPages, {})).toEqual(inOrder)
  expect(await rightsEvents()).toEqual([
    { kind: 'rightsChanged', about: 'operator', data: { userNames: ['operator'], by: 'system' } },
    { kind: 'pagesCame', about: 'admin', data: { userNames: ['admin'], pages: 3 } },
  ])
})

test('a role that somebody changed stays as it is, also at the next update', async () => {
  const { userCount: _, updateDate: __, updateAuthor: ___, ...operator } = await roleOf('operator')
  await admin(users.saveRole, { ...operator, menu: [{ page: 'mainDashboard', level: 'view' }] })
  await meetPages(plant.db)
  expect(await pagesOf('operator')).toEqual(['mainDashboard'])
  expect(await pagesOf('editor')).toContain('signals')
})

test('new pages are closed by whoever may change roles, with a trace', async () => {
  await meetPages(plant.db)
  await expect(plant.as('operator')(users.closeNewPages, {})).rejects.toMatchObject({ key: 'call.forbidden' })
  expect(await admin(users.closeNewPages, {})).toEqual(inOrder)
  expect(await admin(users.newPages, {})).toEqual([])
  expect((await historyOf('admin'))[0]).toMatchObject({
    before: { newPages: inOrder },
    after: { newPages: [] },
  })
  expect(await admin(users.closeNewPages, {})).toEqual([])
})

test('a plant of an earlier version has met what its roles hold; one that began with all pages, every page', async () => {
  const owner = connect(plant.ownerUrl)
  const metAfterUpdate = async (reports: string) => {
    await sql`drop table plant_pages`.execute(owner.db)
    await sql`delete from migrations where name = '0446_pages_of_the_plant'`.execute(owner.db)
    await sql`update migrations set "timestamp" = case name when '0212_period_reports' then ${reports} else '2026-01-05T08:00:00Z' end`.execute(
      owner.db,
    )
    await migrate(owner.db)
    return (await pagesMet(owner.db)).toSorted()
  }
  const first = ['role', 'users', 'basicInfo', 'lineDef']
  const held = [...(await pagesOf('editor')), 'orderCreate']
  expect(await metAfterUpdate('2026-03-01T08:00:00Z')).toEqual([...new Set([...first, ...held])].toSorted())
  expect(await metAfterUpdate('2026-01-05T08:00:20Z')).toEqual(grantablePages.toSorted())
  await owner.close()
})
