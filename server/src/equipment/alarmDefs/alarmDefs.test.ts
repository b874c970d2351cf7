import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alarmDefs } from '@takt/contract/alarmDefs.ts'
import { audit } from '@takt/contract/audit.ts'
import { boards } from '@takt/contract/boards.ts'
import type { ImportRow } from '@takt/contract/imports.ts'
import { sops } from '@takt/contract/sops.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anAlarmDef } from '../../testing/samples.ts'
import { aSop } from '../../testing/sops.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
let line: Awaited<ReturnType<typeof startLine>>
beforeAll(async () => {
  line = await startLine(plant, 'L1')
})

const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const alarm = (station: string, alarmCode: string, on: boolean, minutes: number, alarmText?: string) =>
  line.station(station).send('alarm', { messageId: randomUUID(), at: at(minutes), alarmCode, on, alarmText })
const waiting = async () =>
  (await admin(alarmDefs.undefinedCodes, {})).rows.map((row) => [
    row.alarmCode,
    row.stationNumber,
    row.timesSeen,
    row.alarmText,
  ])
const shown = async (station: string) => {
  const { stations } = await admin(boards.line, {})
  return stations.find(({ stationNumber }) => stationNumber === station)!.alarms
}

test('codes that came and nobody defined wait, the most frequent first, with the last text', async () => {
  await alarm('S10', 'E1', true, 9, 'Door')
  await alarm('S10', 'E1', false, 8)
  await alarm('S10', 'E1', true, 7, 'Door open')
  await alarm('S20', 'E1', true, 6)
  expect(await waiting()).toEqual([
    ['E1', 'S10', 2, 'Door open'],
    ['E1', 'S20', 1, null],
  ])
})

test('a definition of one station counts there, one of the line everywhere else, and boards show its text', async () => {
  await admin(alarmDefs.create, anAlarmDef('E1', { stationNumber: 'S10', textEn: 'Door of the press' }))
  expect(await waiting()).toEqual([['E1', 'S20', 1, null]])
  expect((await shown('S20'))[0]).toMatchObject({ alarmCode: 'E1', texts: null })
  await admin(alarmDefs.create, anAlarmDef('E1', { textEn: 'Any door', textJa: '扉が開いています' }))
  expect(await waiting()).toEqual([])
  expect((await shown('S10'))[0]!.texts).toMatchObject({ en: 'Door of the press', ja: null })
  expect((await shown('S20'))[0]!.texts).toMatchObject({ en: 'Any door', ja: '扉が開いています' })
})

test('a code is defined once for a station, and once for the line; the station must be there', async () => {
  await expect(admin(alarmDefs.create, anAlarmDef('E1'))).rejects.toMatchObject({ key: 'record.code_taken' })
  await expect(admin(alarmDefs.create, anAlarmDef('E1', { stationNumber: 'S10' }))).rejects.toMatchObject({
    key: 'record.code_taken',
  })
  await expect(admin(alarmDefs.create, anAlarmDef('E9', { stationNumber: 'S77' }))).rejects.toMatchObject({
    key: 'operators.no_station',
    field: 'stationNumber',
  })
  await expect(plant.as('operator', 'L1')(alarmDefs.create, anAlarmDef('E9'))).rejects.toMatchObject({
    key: 'call.forbidden',
  })
})

test('a retired definition has no effect any more, and its code does not come back to the worklist', async () => {
  const key = { alarmCode: 'E1', stationNumber: null }
  expect(await admin(alarmDefs.retire, { ...key, revision: 0 })).toMatchObject({
    enabled: false,
    revision: 1,
  })
  await expect(
    admin(alarmDefs.update, { ...anAlarmDef('E1', { textEn: 'Late' }), revision: 0 }),
  ).rejects.toMatchObject({ key: 'record.changed' })
  expect((await shown('S20'))[0]!.texts).toBeNull()
  expect(await waiting()).toEqual([])
  const changes = await admin(audit.of, { lineNumber: 'L1', entity: 'alarmDef', entityKey: 'E1' })
  expect(changes.map(({ action }) => action)).toEqual(['retire', 'create'])
})

test('a file makes and changes definitions by code and station, all rows or none', async () => {
  const rows: ImportRow[] = [
    { alarmCode: 'E1', stationNumber: 'S10', textEs: 'Puerta de la prensa' },
    { alarmCode: 'E2', textEn: 'Air low' },
    { alarmCode: 'E2', stationNumber: 'S20', textEn: 'Air of the tester low' },
  ]
  const wrong = [...rows, { alarmCode: 'E2' }, { alarmCode: 'E3', stationNumber: 'S77' }]
  const verdict = await admin(alarmDefs.import, { rows: wrong, dryRun: false })
  expect(verdict).toMatchObject({ created: 2, updated: 1, written: false })
  expect(verdict.faults.map(({ row, key }) => [row, key])).toEqual([
    [4, 'users.row_twice'],
    [5, 'operators.no_station'],
  ])
  expect((await admin(alarmDefs.list, { alarmCode: 'E2' })).total).toBe(0)
  expect(await admin(alarmDefs.import, { rows, dryRun: false })).toMatchObject({ created: 2, written: true })
  expect((await admin(alarmDefs.list, { alarmText: 'prensa' })).rows).toMatchObject([
    { alarmCode: 'E1', stationNumber: 'S10', textEn: 'Door of the press', alarmPriority: 'high' },
  ])
  expect(await admin(alarmDefs.import, { rows, dryRun: false })).toMatchObject({ unchanged: 3, created: 0 })
})

test('found by station with those of the line, and exported as found', async () => {
  const { rows } = await admin(alarmDefs.list, { stationNumber: 'S20', sort: 'alarmCode' })
  expect(rows.map(({ alarmCode, stationNumber }) => [alarmCode, stationNumber])).toEqual([
    ['E1', null],
    ['E2', 'S20'],
    ['E2', null],
  ])
  const file = String(await admin(alarmDefs.export, { alarmCode: 'E2', format: 'csv' }))
  expect(file).toContain('Air of the tester low')
  expect(file).not.toContain('press')
})

test('its work instruction is one of the line; one that goes later keeps no other change away', async () => {
  const noSop = { key: 'alarmDefs.no_sop', field: 'sopCode' }
  await expect(admin(alarmDefs.create, anAlarmDef('E40', { sopCode: 'DOOR' }))).rejects.toMatchObject(noSop)
  const row = { alarmCode: 'E41', textEn: 'Door', sopCode: 'DOOR' }
  expect(await admin(alarmDefs.import, { rows: [row], dryRun: true })).toMatchObject({
    faults: [{ row: 1, key: 'alarmDefs.no_sop' }],
  })
  await admin(sops.create, aSop('DOOR'))
  await admin(alarmDefs.create, anAlarmDef('E40', { sopCode: 'DOOR' }))
  expect(await admin(alarmDefs.import, { rows: [row], dryRun: false })).toMatchObject({ written: true })
  await plant.db.deleteFrom('sops').where('sopCode', '=', 'DOOR').execute()
  const kept = { ...anAlarmDef('E40', { sopCode: 'DOOR', textEn: 'Door open' }), revision: 0 }
  expect(await admin(alarmDefs.update, kept)).toMatchObject({ sopCode: 'DOOR', textEn: 'Door open' })
  await expect(admin(alarmDefs.update, { ...kept, sopCode: 'OTHER', revision: 1 })).rejects.toMatchObject(
    noSop,
  )
})
