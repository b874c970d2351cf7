import { afterAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { calendar } from '@takt/contract/calendar.ts'
import type { ImportRow } from '@takt/contract/imports.ts'
import { lines } from '@takt/contract/lines.ts'
import { mostOperators, operators } from '@takt/contract/operators.ts'
import { stations } from '@takt/contract/stations.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aStation } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
await admin(lines.create, aLine('L1'))
await admin(stations.create, aStation('S1'))
await admin(calendar.saveTeam, { teamName: 'Blue', colour: 'blue' })

const bring = (rows: ImportRow[], dryRun = false) => admin(operators.import, { rows, dryRun })
const one = (operatorNo: string, over: ImportRow = {}): ImportRow => ({
  operatorNo,
  name: `Operator ${operatorNo}`,
  ...over,
})
const shown = async (operatorNo: string) =>
  (await admin(operators.list, { operatorNo })).rows.find((row) => row.operatorNo === operatorNo)

test('a dry run tells what would be done and does none of it; the file itself does', async () => {
  const rows = [one('A1', { cardId: 'C1', level: 3, teamName: 'Blue', userName: 'admin' }), one('A2')]
  expect(await bring(rows, true)).toEqual({
    created: 2,
    updated: 0,
    unchanged: 0,
    faults: [],
    written: false,
  })
  expect(await shown('A1')).toBeUndefined()
  expect(await bring(rows)).toMatchObject({ created: 2, written: true })
  expect(await shown('A1')).toMatchObject({
    name: 'Operator A1',
    cardId: 'C1',
    level: 3,
    teamName: 'Blue',
    userName: 'admin',
    enabled: true,
  })
  expect(await shown('A2')).toMatchObject({ level: 1, cardId: null, teamName: null })
  expect(await admin(audit.of, { lineNumber: null, entity: 'operator', entityKey: 'A2' })).toMatchObject([
    { action: 'create', after: { name: 'Operator A2' } },
  ])
})

test('a column that is not there leaves the operator as they are, and a file read twice changes nothing', async () => {
  expect(await bring([{ operatorNo: ' A1 ', name: 'Ada' }])).toMatchObject({ updated: 1, written: true })
  expect(await shown('A1')).toMatchObject({
    name: 'Ada',
    cardId: 'C1',
    level: 3,
    teamName: 'Blue',
    revision: 1,
  })
  expect(await bring([{ operatorNo: 'A1', name: 'Ada' }])).toMatchObject({ updated: 0, unchanged: 1 })
  expect(await shown('A1')).toMatchObject({ revision: 1 })
})

test.each<[string, ImportRow, object]>([
  ['no number', { name: 'Nobody' }, { about: null, field: 'operatorNo', key: 'call.invalid' }],
  ['no name', one('B1', { name: '' }), { field: 'name', key: 'call.invalid' }],
  ['a level there is not', one('B1', { level: 12 }), { field: 'level', key: 'call.invalid' }],
  ['a level that is no number', one('B1', { level: 'high' }), { field: 'level', key: 'call.invalid' }],
  ['a team nobody knows', one('B1', { teamName: 'Green' }), { field: 'teamName', key: 'operators.no_team' }],
  ['an account nobody has', one('B1', { userName: 'ghost' }), { field: 'userName', key: 'users.no_such' }],
  [
    'a badge that is taken',
    one('B1', { cardId: 'C1' }),
    { field: 'cardId', key: 'record.code_taken', facts: { code: 'C1' } },
  ],
  [
    'an account that is another operator’s',
    one('B1', { userName: 'admin' }),
    { field: 'userName', key: 'record.code_taken' },
  ],
  ['a yes that is none', one('B1', { enabled: 'perhaps' }), { field: 'enabled', key: 'call.invalid' }],
  ['a column nobody knows', one('B1', { shoeSize: '42' }), { field: 'shoeSize', key: 'call.invalid' }],
])('%s is told by row and field, and keeps every row out', async (_, row, fault) => {
  const verdict = await bring([one('B0'), row])
  expect(verdict).toMatchObject({ created: 1, written: false })
  expect(verdict.faults).toEqual([expect.objectContaining({ row: 2, ...fault })])
  expect(await shown('B0')).toBeUndefined()
})

test('a number and a badge are in a file once', async () => {
  const { faults } = await bring([one('B1', { cardId: 'C7' }), one('B1'), one('B2', { cardId: 'C7' })])
  expect(faults.map(({ row, field, key }) => [row, field, key])).toEqual([
    [2, 'operatorNo', 'users.row_twice'],
    [3, 'cardId', 'users.row_twice'],
  ])
})

test('two operators change badges in one file, and a newcomer takes an account that becomes free', async () => {
  await bring([{ operatorNo: 'A2', cardId: 'C2' }])
  expect(
    await bring([
      { operatorNo: 'A1', cardId: 'C2', userName: null },
      { operatorNo: 'A2', cardId: 'C1' },
      one('A3', { userName: 'admin' }),
    ]),
  ).toMatchObject({ created: 1, updated: 2, written: true })
  expect(
    await Promise.all(
      ['A1', 'A2', 'A3'].map(async (no) => {
        const { cardId, userName } = (await shown(no))!
        return [cardId, userName]
      }),
    ),
  ).toEqual([
    ['C2', null],
    ['C1', null],
    [null, 'admin'],
  ])
})

test('an operator a file puts out of use is logged off', async () => {
  await admin(operators.logIn, { operatorNo: 'A1', stationNumber: 'S1' })
  await bring([{ operatorNo: 'A1', enabled: false }])
  expect(await shown('A1')).toMatchObject({ enabled: false, currentStation: null })
})

test('as many as one file takes come in one go, and whoever may not edit brings none', async () => {
  const rows = Array.from({ length: mostOperators }, (_, i) =>
    one(`M${i}`, { cardId: `M${i}`, teamName: 'Blue' }),
  )
  expect(await bring(rows)).toMatchObject({ created: mostOperators, written: true })
  await expect(bring([...rows, one('M')])).rejects.toMatchObject({ key: 'call.invalid', field: 'rows' })
  await expect(
    plant.as('operator', 'L1')(operators.import, { rows: [one('X')], dryRun: false }),
  ).rejects.toMatchObject({ key: 'call.forbidden' })
  await expect(
    plant.as('editor', 'L1', ['L1'])(operators.import, { rows: [one('X')], dryRun: false }),
  ).rejects.toMatchObject({ key: 'call.plant_forbidden' })
})
