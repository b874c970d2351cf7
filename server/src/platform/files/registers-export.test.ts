import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendar } from '@takt/contract/calendar.ts'
import { lines } from '@takt/contract/lines.ts'
import { plant as plantFeature } from '@takt/contract/plant.ts'
import { processings } from '@takt/contract/processings.ts'
import { types } from '@takt/contract/types.ts'
import { users } from '@takt/contract/users.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aRoute, aType } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')

/** The rows of a CSV file as their cells; no sample holds a comma. */
async function exportedRows(path: string, body: object, as = 'admin') {
  const answer = await plant.post(
    `/api/${path}`,
    { format: 'csv', ...body },
    { authorization: `Bearer ${await plant.tokenFor(as)}` },
  )
  expect(answer.statusCode, answer.body).toBe(200)
  const [head, ...rows] = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n')
  return { head: head!.split(','), rows: rows.map((row) => row.split(',')) }
}
const firstCells = async (...request: Parameters<typeof exportedRows>) =>
  (await exportedRows(...request)).rows.map(([cell]) => cell)

beforeAll(async () => {
  await admin(lines.create, aLine('L1', { location: 'Hall 1', okRateTarget: 0.95 }))
  await admin(lines.create, aLine('L2', { location: 'Hall 2' }))
  for (const number of ['R1', 'R2']) await admin(processings.create, aRoute(number))
  for (const typeNo of ['A1', 'A2', 'B1'])
    await admin(types.create, aType(typeNo, { customer: typeNo.startsWith('A') ? 'Acme' : 'Bolt' }))
  await admin(users.saveRole, {
    roleKey: 'other',
    roleName: 'Other',
    description: null,
    lines: [],
    menu: [{ page: 'dataSummary', level: 'view' }],
  })
  await admin(plantFeature.saveShifts, {
    shifts: [
      { shiftName: 'early', startTime: '06:00', endTime: '14:00', breaks: [] },
      { shiftName: 'night', startTime: '22:00', endTime: '06:00', breaks: [] },
    ],
  })
})

describe('a register is exported as its list filters and sorts it', () => {
  test('lines', async () => {
    const { head, rows } = await exportedRows('lines/export', { sort: '-lineNumber' })
    expect(head.slice(0, 3)).toEqual(['Line number', 'Line', 'In use'])
    expect(rows.map(([line]) => line)).toEqual(['L2', 'L1'])
    expect(await firstCells('lines/export', { location: 'hall 1' })).toEqual(['L1'])
  })

  test('types and routes', async () => {
    expect(await firstCells('types/export', { customer: 'acme', sort: '-typeNo' })).toEqual(['A2', 'A1'])
    expect(await firstCells('types/export', { definitionStatus: 'released' })).toEqual([])
    const { head, rows } = await exportedRows('processings/export', { processingNumber: 'r2' })
    expect(head[4]).toBe('Steps')
    expect(rows).toMatchObject([
      ['R2', '1', expect.any(String), 'Draft', '2', '0', '0', expect.any(String), 'Administrator', ''],
    ])
  })
})

test('a person limited to a line gets that line alone', async () => {
  const role = {
    roleName: 'Lines of L2',
    description: null,
    lines: ['L2'],
    menu: [{ page: 'lineDef' as const, level: 'view' as const }],
  }
  await admin(users.saveRole, { roleKey: 'hall2', ...role })
  expect(await firstCells('lines/export', {}, 'hall2')).toEqual(['L2'])
  await expect(plant.as('hall2')(users.exportRoles, { format: 'csv' })).rejects.toMatchObject({
    key: 'call.forbidden',
  })
})

test('roles name every page they open and how far', async () => {
  const { rows } = await exportedRows('users/exportRoles', {})
  expect(rows.find(([key]) => key === 'hall2')).toEqual([
    'hall2',
    'Lines of L2',
    '',
    '1',
    'Lines: View',
    'L2',
    expect.any(String),
    'Administrator',
  ])
})

test('a month has one row a shift of each day, and one row for a day nobody works', async () => {
  const { today } = await admin(calendar.slots, {})
  const day = `${Number(today.slice(0, 4)) + 1}-02-03`
  await admin(calendar.saveDay, { day, dayType: 'holiday', note: 'Inventory', shifts: [] })
  const { rows } = await exportedRows('calendar/export/L1', { month: day.slice(0, 7) })
  expect(rows.filter(([at]) => at === day)).toEqual([[day, 'Holiday', 'Inventory', '', '', '', '', 'No']])
  expect(rows.filter(([at]) => at === day.replace('-03', '-04'))).toEqual([
    [expect.any(String), 'Workday', '', 'early', '06:00', '14:00', '', 'Yes'],
    [expect.any(String), 'Workday', '', 'night', '22:00', '06:00', '', 'Yes'],
  ])
})

test('time slots are exported shift by shift', async () => {
  const { today } = await admin(calendar.slots, {})
  const slot = {
    slotName: 'One',
    startTime: '06:00',
    endTime: '09:00',
    slotType: 'work' as const,
    planned: true,
    target: 40,
  }
  await admin(calendar.saveSlots, { shiftName: 'early', validFrom: today, slots: [slot] })
  expect((await exportedRows('calendar/exportSlots/L1', {})).rows).toEqual([
    ['early', today, 'One', '06:00', '09:00', 'Work', 'Yes', '40'],
  ])
})

test.each([
  'lines/export',
  'types/export',
  'processings/export',
  'users/exportRoles',
  'calendar/export/L1',
  'calendar/exportSlots/L1',
])('%s is refused to somebody without its page', async (path) => {
  const body = { format: 'csv', ...(path.startsWith('calendar/export/') && { month: '2027-02' }) }
  const answer = await plant.post(`/api/${path}`, body, {
    authorization: `Bearer ${await plant.tokenFor('other')}`,
  })
  expect(answer.body).toContain('call.forbidden')
})
