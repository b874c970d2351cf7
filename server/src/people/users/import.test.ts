import { afterAll, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import type { ImportRow } from '@takt/contract/imports.ts'
import { mostPeople, users } from '@takt/contract/users.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aPerson } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
await admin(lines.create, aLine('L1'))
await admin(users.create, aPerson('ann', { cardId: '1', introduction: 'Shift A', lines: ['L1'] }))
await admin(users.create, aPerson('ben', { cardId: '2' }))

const read = (rows: ImportRow[], existing: 'update' | 'refuse' = 'update') =>
  admin(users.import, { rows, existing, dryRun: true })
const write = (rows: ImportRow[], existing: 'update' | 'refuse' = 'update') =>
  admin(users.import, { rows, existing, dryRun: false })
const everything = async () =>
  JSON.stringify([
    await plant.db.selectFrom('users').selectAll().orderBy('userName').execute(),
    await plant.db.selectFrom('userRoles').selectAll().execute(),
    await plant.db.selectFrom('userLines').selectAll().execute(),
    await plant.db.selectFrom('auditLog').selectAll().execute(),
  ])
const person = async (userName: string) => (await admin(users.list, { userName })).rows[0]
const one = (over: ImportRow = {}): ImportRow => ({
  userName: 'cleo',
  name: 'Cleo',
  roles: ['operator'],
  ...over,
})

test('a dry run tells what would be done and does none of it', async () => {
  const before = await everything()
  expect(
    await read([one({ lines: ['L1'] }), { userName: 'ann', name: 'Anna' }, { userName: 'ben' }]),
  ).toEqual({ created: 1, updated: 1, unchanged: 1, faults: [], written: false })
  expect(await everything()).toBe(before)
})

test.each<[string, ImportRow, object]>([
  [
    'no user name',
    { name: 'Cleo', roles: ['operator'] },
    { about: null, field: 'userName', key: 'call.invalid' },
  ],
  ['no name', one({ name: '' }), { field: 'name', key: 'call.invalid' }],
  ['a role nobody knows', one({ roles: ['king'] }), { field: 'roles', key: 'users.no_such' }],
  ['no role', one({ roles: [] }), { field: 'roles', key: 'users.no_role' }],
  ['a line nobody knows', one({ lines: ['L9'] }), { field: 'lines', key: 'users.no_such' }],
  [
    'a badge that is taken',
    one({ cardId: '1' }),
    { field: 'cardId', key: 'record.code_taken', facts: { code: '1' } },
  ],
  ['a yes that is none', one({ editRight: 'perhaps' }), { field: 'editRight', key: 'call.invalid' }],
  ['a column nobody knows', one({ shoeSize: '42' }), { field: 'shoeSize', key: 'call.invalid' }],
  [
    'a password, which no file is to hold',
    one({ password: 'a first password' }),
    { field: 'password', key: 'call.invalid' },
  ],
])('%s is told by row and field', async (_, row, fault) => {
  expect((await read([one({ userName: 'dora' }), row])).faults).toEqual([
    expect.objectContaining({ row: 2, ...fault }),
  ])
})

test('the valid rows are counted as new, changed or as it was', async () => {
  const rows = [
    one(),
    one({ userName: 'dora', roles: ['king'] }),
    one({ userName: 'emil', name: '' }),
    { userName: 'ann', roles: ['king'] },
    { userName: 'ben', cardId: '1' },
    { userName: 'ben' },
  ]
  expect(await read(rows)).toMatchObject({ created: 1, updated: 0, unchanged: 0, written: false })
})

test('every fault of every row is reported at once, and one keeps all rows out', async () => {
  const before = await everything()
  const { faults, written } = await write([
    one(),
    one({ userName: 'x', roles: ['king'], lines: ['L9'], cardId: '1' }),
    one(),
    one({ userName: 'y', cardId: '7' }),
    one({ userName: 'z', cardId: '7' }),
  ])
  expect(written).toBe(false)
  expect(faults.map(({ row, field, key }) => [row, field, key])).toEqual([
    [2, 'roles', 'users.no_such'],
    [2, 'lines', 'users.no_such'],
    [2, 'cardId', 'record.code_taken'],
    [3, 'userName', 'users.row_twice'],
    [5, 'cardId', 'users.row_twice'],
  ])
  expect(await everything()).toBe(before)
})

test('an account that exists is refused or updated, as one chooses; columns that are not there leave it as it is', async () => {
  expect((await read([{ userName: 'ann', name: 'Anna' }], 'refuse')).faults).toMatchObject([
    { row: 1, field: 'userName', key: 'record.code_taken' },
  ])
  expect(await write([{ userName: ' ann ', name: 'Anna' }])).toMatchObject({ updated: 1, written: true })
  expect(await person('ann')).toMatchObject({
    name: 'Anna',
    cardId: '1',
    introduction: 'Shift A',
    lines: ['L1'],
    roles: ['editor'],
    hasPassword: true,
    revision: 1,
  })
  expect(await write([{ userName: 'ann', introduction: null, lines: [] }])).toMatchObject({ updated: 1 })
  expect(await person('ann')).toMatchObject({ introduction: null, lines: [], cardId: '1' })
})

test('two people change badges in one file, and a newcomer takes one that becomes free', async () => {
  expect(
    await write([{ userName: 'ann', cardId: '2' }, { userName: 'ben', cardId: '3' }, one({ cardId: '1' })]),
  ).toMatchObject({ created: 1, updated: 2, faults: [], written: true })
  expect(
    await Promise.all(['ann', 'ben', 'cleo'].map(async (userName) => (await person(userName))!.cardId)),
  ).toEqual(['2', '3', '1'])
  expect(
    await write([
      { userName: 'ann', cardId: '3' },
      { userName: 'ben', cardId: '2' },
    ]),
  ).toMatchObject({ updated: 2, written: true })
  expect(await person('cleo')).toMatchObject({ hasPassword: false, roles: ['operator'] })
})

test('nobody takes the administrator’s role from themselves by a file', async () => {
  expect((await write([{ userName: 'admin', roles: ['editor'] }])).faults).toMatchObject([
    { field: 'roles', key: 'users.yourself' },
  ])
})

test('as many as one file takes are made in one go, each with its trace', async () => {
  const crowd = Array.from({ length: mostPeople }, (_, i) =>
    one({ userName: `p${i}`, cardId: `c${i}`, lines: ['L1'] }),
  )
  const started = performance.now()
  expect(await write(crowd)).toMatchObject({ created: mostPeople, written: true })
  expect(performance.now() - started).toBeLessThan(4_500)
  expect(
    await plant.db
      .selectFrom('auditLog')
      .select('entityKey')
      .where('entityKey', 'like', 'p%')
      .where('action', '=', 'create')
      .execute(),
  ).toHaveLength(mostPeople)
  await expect(read([...crowd, one()])).rejects.toMatchObject({ key: 'call.invalid', field: 'rows' })
})

test('a name that no database keeps is a fault of its row', async () => {
  const userName = `cleo${String.fromCharCode(0)}`
  expect((await read([{ userName: 'ben' }, one({ userName })])).faults).toEqual([
    { row: 2, about: userName, field: 'userName', key: 'call.invalid', facts: { fields: 'userName' } },
  ])
})
