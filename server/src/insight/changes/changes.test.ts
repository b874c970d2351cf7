import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changes } from '@takt/contract/changes.ts'
import { lines } from '@takt/contract/lines.ts'
import { settings } from '@takt/contract/settings.ts'
import { users } from '@takt/contract/users.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')

/** A line made and changed, without anybody else's changes. */
beforeAll(async () => {
  for (const number of ['L1', 'L2']) {
    const made = await admin(lines.create, aLine(number, { location: 'Hall 1' }))
    await admin(lines.update, { ...made, location: 'Hall 2', taktTarget: 30 })
  }
  await admin(users.saveRole, {
    roleKey: 'planners',
    roleName: 'Planners',
    description: null,
    lines: ['L2'],
    menu: [
      { page: 'dbLogView', level: 'view' },
      { page: 'lineDef', level: 'view' },
    ],
  })
})

const ofLines = { entity: ['line' as const], limit: 100 }

test('a change names its fields with what they were and became, newest first', async () => {
  const { rows, total, next } = await admin(changes.list, ofLines)
  expect(rows.map(({ entityKey, action }) => [entityKey, action])).toEqual([
    ['L2', 'update'],
    ['L2', 'create'],
    ['L1', 'update'],
    ['L1', 'create'],
  ])
  expect({ total, next }).toEqual({ total: 4, next: null })
  expect(rows[0]).toMatchObject({ userName: 'admin', changeCount: 2 })
  expect(rows[0]!.fieldChanges).toEqual(
    expect.arrayContaining([
      { within: [], field: 'location', before: 'Hall 1', after: 'Hall 2' },
      { within: [], field: 'taktTarget', before: null, after: 30 },
    ]),
  )
  expect(await admin(changes.change, { id: rows[0]!.id })).toMatchObject({
    before: { location: 'Hall 1' },
    after: { location: 'Hall 2' },
  })
})

test('it is read on by its place, and each change comes once', async () => {
  const first = await admin(changes.list, { ...ofLines, limit: 3 })
  const second = await admin(changes.list, { ...ofLines, limit: 3, after: first.next! })
  expect([first.rows.length, second.rows.length, second.next]).toEqual([3, 1, null])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(4)
})

describe('the filters', () => {
  const keysOf = async (filter: object) =>
    (await admin(changes.list, { ...ofLines, ...filter })).rows.map(({ entityKey }) => entityKey)

  test('a field finds the changes of that field, at any depth and of nothing else', async () => {
    expect(await keysOf({ field: 'taktTarget' })).toEqual(['L2', 'L1'])
    expect(await keysOf({ field: 'noSuchField' })).toEqual([])
    expect(await keysOf({ field: 'x" ? (@ > 1) "\\' })).toEqual([])
    const { rows } = await admin(changes.list, { entity: ['role'], field: 'level' })
    expect(rows.map(({ entityKey }) => entityKey)).toContain('planners')
  })

  test('a period, a key, a person, a line', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const longAgo = new Date(Date.now() - 3_600_000).toISOString()
    expect(await keysOf({ from: longAgo, to: soon })).toHaveLength(4)
    expect(await keysOf({ from: soon })).toEqual([])
    expect(await keysOf({ to: longAgo })).toEqual([])
    expect(await keysOf({ entityKey: 'L2' })).toEqual(['L2', 'L2'])
    expect(await keysOf({ userName: 'nobody' })).toEqual([])
    expect(await keysOf({ lineNumber: 'L1' })).toEqual(['L1', 'L1'])
  })
})

test('a person sees what their pages show, on their lines, and no more', async () => {
  const planner = plant.as('planners', undefined, ['L2'])
  const { rows } = await planner(changes.list, { limit: 100 })
  expect(new Set(rows.map(({ entity, entityKey }) => `${entity} ${entityKey}`))).toEqual(new Set(['line L2']))
  const [ofL1] = (await admin(changes.list, { ...ofLines, lineNumber: 'L1' })).rows
  await expect(planner(changes.change, { id: ofL1!.id })).rejects.toMatchObject({ key: 'record.unknown' })
  await expect(plant.as('operator')(changes.list, { entity: ['user'] })).resolves.toMatchObject({ rows: [] })
})

test('the file has a row for each field that changed', async () => {
  const answer = await plant.post(
    '/api/changes/export',
    { format: 'csv', entity: ['line'], entityKey: 'L2' },
    { authorization: `Bearer ${await plant.tokenFor('admin')}` },
  )
  const rows = answer.body.trimEnd().split('\r\n')
  expect(rows.filter((row) => row.includes('Hall 1,Hall 2'))).toHaveLength(1)
  expect(rows.filter((row) => row.includes('Changed'))).toHaveLength(2)
})

test('the reason that was given is shown, and finds what was done for it', async () => {
  const { version, settings: first } = await admin(settings.get, {})
  await admin(settings.save, { version, reason: 'The plant has moved to 100%_Hall', settings: first })
  const why = async (reason: string) =>
    (await admin(changes.list, { entity: ['settings'], reason, limit: 10 })).rows.map((row) => row.reason)
  expect(await why('moved TO 100%_h')).toEqual(['The plant has moved to 100%_Hall'])
  expect(await why('moved to 1000')).toEqual([])
})

test('a unit whose reason stayed what it was has none for its next change', async () => {
  const write = (action: string, before: object | null, after: object) =>
    plant.pool.query(
      `insert into audit_log (user_name, line_number, entity, entity_key, action, before, after) values ('ann', 'L1', 'unit', $1, $2, $3, $4)`,
      [unit, action, before, after],
    )
  const unit = '01a2b3c4-0000-7000-8000-000000000009'
  await write('hold', { statusReason: null }, { statusReason: 'Scratched' })
  await write(
    'scrap',
    { statusReason: 'Scratched' },
    { statusReason: 'Scratched', processStatus: 'scrapped' },
  )
  const { rows } = await admin(changes.list, { entity: ['unit'], entityKey: unit, limit: 10 })
  expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
    ['scrap', null],
    ['hold', 'Scratched'],
  ])
})
