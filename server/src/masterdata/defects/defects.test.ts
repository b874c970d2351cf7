import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { defects } from '@takt/contract/defects.ts'
import type { ImportRow } from '@takt/contract/imports.ts'
import { lines } from '@takt/contract/lines.ts'
import { stations } from '@takt/contract/stations.ts'
import { users } from '@takt/contract/users.ts'
import { startPlant } from '../../testing/plant.ts'
import { aDefect } from '../../testing/quality-samples.ts'
import { aLine, aStation } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
beforeAll(async () => {
  await plant.as('admin')(lines.create, aLine('L1'))
  await admin(stations.create, aStation('S10'))
})

const sub = (defectCode: string, subDefectCode: string, over: object = {}) =>
  aDefect(defectCode, { subDefectCode, ...over })
const refused = (
  draft: Parameters<typeof aDefect>[1] & { defectCode?: string },
  field: string,
  key: string,
) => expect(admin(defects.create, { ...aDefect('D9'), ...draft })).rejects.toMatchObject({ key, field })

test('every page that shows a defect reads what it is called, whatever else its reader may open', async () => {
  const shown = ['problems', 'concessions', 'lineDashboard', 'orderHistory', 'failDetail'] as const
  for (const page of shown) {
    const role = { roleKey: page, roleName: page, description: null, lines: [] }
    await plant.as('admin')(users.saveRole, { ...role, menu: [{ page, level: 'view' }] })
    expect(await plant.as(page, 'L1')(defects.choices, {})).toEqual([])
  }
})

test('a defect and its kinds, read as a tree', async () => {
  await admin(defects.create, aDefect('D2', { nameEn: null, nameEs: 'Rayado' }))
  await admin(defects.create, aDefect('D1', { rank: 'B', stationNumbers: ['S10'], resultCodes: ['TORQUE'] }))
  await admin(defects.create, sub('D1', 'a', { subRank: 'C', resultCodes: ['ANGLE'] }))
  const { rows } = await admin(defects.list, { sort: 'defectCode' })
  expect(rows.map(({ defectCode, subDefectCode }) => [defectCode, subDefectCode])).toEqual([
    ['D1', null],
    ['D1', 'a'],
    ['D2', null],
  ])
  const found = async (filter: object) => (await admin(defects.list, filter)).total
  expect(await found({ defectName: 'raya' })).toBe(1)
  expect(await found({ resultCode: 'ANGLE' })).toBe(1)
  expect(await found({ stationNumber: 'S10' })).toBe(3)
  expect(await found({ stationNumber: 'S20' })).toBe(1)
})

test('what does not fit is refused, with its field', async () => {
  await refused({ nameEn: null }, 'nameEn', 'defects.no_name')
  await refused({ rank: 'huge' }, 'rank', 'defects.no_rank')
  await refused({ subRank: 'C' }, 'subRank', 'defects.only_of_sub')
  await refused({ stationNumbers: ['S77'] }, 'stationNumbers', 'operators.no_station')
  await refused({ rwkCode: 'S77' }, 'rwkCode', 'operators.no_station')
  await refused({ typeNos: ['T77'] }, 'typeNos', 'reworkers.no_type')
  await refused({ resultCodes: ['ANGLE'] }, 'resultCodes', 'defects.code_means')
  await refused({ subDefectCode: 'x' }, 'defectCode', 'defects.no_defect')
  await refused({ defectCode: 'D1', subDefectCode: 'b', rwkCode: 'S10' }, 'rwkCode', 'defects.only_of_defect')
  await refused({ defectCode: 'D1' }, 'defectCode', 'record.code_taken')
  await refused({ defectCode: 'D1', subDefectCode: 'a' }, 'subDefectCode', 'record.code_taken')
  await expect(plant.as('operator', 'L1')(defects.create, aDefect('D9'))).rejects.toMatchObject({
    key: 'call.forbidden',
  })
  expect((await admin(defects.list, {})).total).toBe(3)
})

test('a defect goes after its kinds, and keeps its name', async () => {
  const [first] = (await admin(defects.list, { defectCode: 'D1', sort: 'defectCode' })).rows
  const key = { defectCode: 'D1', subDefectCode: null }
  await expect(admin(defects.retire, { ...key, revision: first!.revision })).rejects.toMatchObject({
    key: 'defects.has_subs',
  })
  await admin(defects.retire, { defectCode: 'D1', subDefectCode: 'a', revision: 0 })
  await expect(admin(defects.retire, { ...key, revision: 7 })).rejects.toMatchObject({
    key: 'record.changed',
  })
  expect(await admin(defects.retire, { ...key, revision: 0 })).toMatchObject({ enabled: false, revision: 1 })
  expect((await admin(defects.choices, {})).map(({ enabled }) => enabled)).toEqual([false, false, true])
})

test('one merged into another gives it its result codes', async () => {
  await admin(defects.create, aDefect('D3', { resultCodes: ['GAP', 'STEP'] }))
  const key = { defectCode: 'D3', subDefectCode: null, revision: 0 }
  for (const mergedInto of ['D3', 'D1', 'D99', ''])
    await expect(admin(defects.merge, { ...key, mergedInto })).rejects.toMatchObject({
      key: 'defects.merge_into',
      field: 'mergedInto',
    })
  expect(await admin(defects.merge, { ...key, mergedInto: 'D2' })).toMatchObject({
    enabled: false,
    resultCodes: [],
    mergedInto: 'D2',
  })
  expect((await admin(defects.list, { defectCode: 'D2' })).rows).toMatchObject([
    { resultCodes: ['GAP', 'STEP'] },
  ])
  const changes = await admin(audit.of, { lineNumber: 'L1', entity: 'defect', entityKey: 'D3' })
  expect(changes.map(({ action }) => action)).toEqual(['merge', 'create'])
})

test('a file makes a defect and its kinds at once, all rows or none', async () => {
  const rows: ImportRow[] = [
    { defectCode: 'D5', subDefectCode: 'deep', nameEn: 'Deep scratch' },
    { defectCode: 'D5', nameEn: 'Scratch', stationNumbers: ['S10'], defaultDisposition: 'rework' },
  ]
  const wrong = [
    ...rows,
    { defectCode: 'D6' },
    { defectCode: 'D7', subDefectCode: 'x', nameEn: 'Of nothing' },
  ]
  const verdict = await admin(defects.import, { rows: wrong, dryRun: false })
  expect(verdict.faults.map(({ row, key }) => [row, key])).toEqual([
    [3, 'defects.no_name'],
    [4, 'defects.no_defect'],
  ])
  expect((await admin(defects.list, { defectCode: 'D5' })).total).toBe(0)
  expect(await admin(defects.import, { rows, dryRun: false })).toMatchObject({ created: 2, written: true })
  expect(await admin(defects.import, { rows, dryRun: false })).toMatchObject({ unchanged: 2, created: 0 })
  expect(String(await admin(defects.export, { defectCode: 'D5', format: 'csv' }))).toContain('Deep scratch')
})

test('two people who give one result code two meanings: the second is refused', async () => {
  const both = await Promise.allSettled(
    ['E1', 'E2'].map((code) => admin(defects.create, aDefect(code, { resultCodes: ['TWICE'] }))),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
