import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KyselyPlugin, sql } from 'kysely'
import { noticeRules } from '@takt/contract/noticeRules.ts'
import { notices } from '@takt/contract/notices.ts'
import { UserDraft, users } from '@takt/contract/users.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aNoticeRule } from '../../testing/notice-rules.ts'
import { tellNews } from '../../testing/tell-news.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
await startLine(plant, 'L2')

const [admin, editor, elsewhere] = [
  plant.as('admin'),
  plant.as('editor'),
  plant.as('operator', undefined, ['L2']),
]

const noticesOf = async (as = admin, filter: object = {}) =>
  (await as(notices.list, filter)).rows.map(({ eventType, about }) => `${eventType} ${about}`)

const rights = { eventType: 'rightsChanged' as const }
const late = () =>
  plant.db
    .updateTable('orders')
    .set({ planStart: sql`now() - interval '1 hour'`, planEnd: sql`now() - interval '1 minute'` })
    .where('lineNumber', '=', 'L1')
    .execute()

beforeAll(async () => {
  await editor(notices.list, {})
  await elsewhere(notices.list, {})
  await late()
})

test('an alarm is sent once; naming people narrows who gets it, and opens nothing', async () => {
  const rule = aNoticeRule({ eventType: 'equipmentAlarm', toUsers: ['editor', 'operator-L2'] })
  await admin(noticeRules.create, rule)
  const alarm = { at: nowIso(), alarmCode: 'E-7', alarmText: 'Door open', on: true }
  for (const messageId of ['first', 'sent again'])
    await line.station('S10').send('alarm', { ...alarm, messageId })
  await tellNews(plant.db)
  const filter = { eventType: 'equipmentAlarm' as const }
  expect([
    await noticesOf(editor, filter),
    await noticesOf(admin, filter),
    await noticesOf(elsewhere, filter),
  ]).toEqual([['equipmentAlarm S10'], [], []])
  expect((await editor(notices.list, filter)).rows[0]?.messageContent).toBe('S10: Door open')
})

test('a person whose rights change is notified; who keeps the accounts is notified of one that was locked', async () => {
  const { revision, ...person } = (await admin(users.list, { userName: 'operator-L2' })).rows[0]!
  const draft = UserDraft.strip().parse(person)
  await admin(users.update, { ...draft, introduction: 'no right changed', revision })
  await tellNews(plant.db)
  expect(await noticesOf(elsewhere, rights)).toEqual([])
  await admin(users.update, { ...draft, roles: ['operator', 'editor'], revision: revision + 1 })
  await admin(users.lock, { userName: 'editor', locked: true, reason: 'left' })
  await tellNews(plant.db)
  expect(await noticesOf(elsewhere, rights)).toEqual(['rightsChanged operator-L2'])
  expect(await noticesOf()).toContain('accountLocked editor')
})

test('whose role is only called otherwise has the same rights as before; with another page it has not', async () => {
  const role = async () => {
    const {
      userCount: _,
      updateDate: _date,
      updateAuthor: _author,
      ...draft
    } = (await admin(users.roles, {})).find(({ roleKey }) => roleKey === 'operator')!
    return draft
  }
  const changes = async () =>
    (await noticesOf(elsewhere)).filter((one) => one.startsWith('rightsChanged')).length
  const before = await changes()
  await admin(users.saveRole, { ...(await role()), roleName: 'Worker' })
  await tellNews(plant.db)
  expect(await changes()).toBe(before)
  const { menu, ...draft } = await role()
  await admin(users.saveRole, { ...draft, menu: [...menu, { page: 'stationDef', level: 'view' }] })
  await tellNews(plant.db)
  expect(await changes()).toBe(before + 1)
})

/** How many rows the statement with most of them writes. */
function longestStatement() {
  let longest = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const values = node.kind === 'RawNode' ? node.parameters : []
      for (const one of values)
        if (one.kind === 'ValueNode' && 'value' in one && Array.isArray(one.value))
          longest = Math.max(longest, one.value.length)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { plugin, rows: () => longest }
}

test('a storm of alarms reaches a large plant, without a statement that takes longer than a call may', async () => {
  await sql`insert into users (user_name, name) select 'many-' || n, 'Many' from generate_series(1, 300) as n`.execute(
    plant.db,
  )
  await sql`insert into user_roles (user_name, role_key) select 'many-' || n, 'operator' from generate_series(1, 300) as n`.execute(
    plant.db,
  )
  await plant.db.deleteFrom('noticeRules').execute()
  const storm = Array.from({ length: 150 }, (_, n) => ({
    kind: 'alarm',
    messageId: `storm-${n}`,
    at: nowIso(),
    alarmCode: `STORM-${n}`,
    on: true,
  }))
  await line.station('S10').send('batch', { items: storm })
  const longest = longestStatement()
  expect(await tellNews(plant.db.withPlugin(longest.plugin))).toBe(true)
  expect(longest.rows()).toBe(5000)
  const {
    rows: [copies],
  } = await sql<{
    n: number
  }>`select count(*) as n from notice_copies c join notices n on n.id = c.notice_id where user_name like 'many-%' and event_type = 'equipmentAlarm'`.execute(
    plant.db,
  )
  expect(copies).toEqual({ n: 45_000 })
})
