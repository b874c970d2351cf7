import { afterAll, describe, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')

test('a new line is in use and listed', async () => {
  expect(await admin(lines.create, aLine('L1', { location: 'Hall 2' }))).toMatchObject({
    lineNumber: 'L1',
    location: 'Hall 2',
    enabled: true,
    revision: 0,
  })
  expect((await admin(lines.list, {})).map((line) => line.lineNumber)).toEqual(['L1'])
})

test('a line number is used once', async () => {
  await expect(admin(lines.create, aLine('L1'))).rejects.toMatchObject({
    key: 'record.code_taken',
    field: 'lineNumber',
    facts: { code: 'L1' },
  })
})

test('stops are short before they need a reason, also where one limit is the usual one', async () => {
  const write = (over: Parameters<typeof aLine>[1]) => admin(lines.create, aLine('L9', over))
  await expect(write({ shortStopFrom: 90, reasonFrom: 90 })).rejects.toMatchObject({
    key: 'lines.stop_limits',
    field: 'reasonFrom',
    facts: { short: 90, long: 90 },
  })
  await expect(write({ shortStopFrom: 400 })).rejects.toMatchObject({ field: 'shortStopFrom' })
  await expect(write({ reasonFrom: 59 })).rejects.toMatchObject({ field: 'reasonFrom' })
  await expect(write({ shortStopFrom: -1 })).rejects.toMatchObject({ field: 'shortStopFrom' })
  await expect(write({ reasonFrom: 86_401 })).rejects.toMatchObject({ field: 'reasonFrom' })
  const line = (await admin(lines.list, {}))[0]!
  await expect(admin(lines.update, { ...line, reasonFrom: 30 })).rejects.toMatchObject({
    key: 'lines.stop_limits',
  })
  const limits = { shortStopFrom: 0, reasonFrom: 0.5 }
  expect(await admin(lines.update, { ...line, ...limits })).toMatchObject(limits)
})

test('a person who is limited to lines sees only those', async () => {
  await admin(lines.create, aLine('L2'))
  expect(
    (await plant.as('editor', undefined, ['L2'])(lines.list, {})).map((line) => line.lineNumber),
  ).toEqual(['L2'])
  expect(await plant.as('editor')(lines.list, {})).toHaveLength(2)
})

test('the specification’s call for the lines answers with them', async () => {
  const reply = await plant.post(
    '/api/web/equipment',
    { eventId: 780, para: {}, userName: 'operator', app: 'web' },
    { token: await plant.tokenFor('operator') },
  )
  expect(reply.json()).toMatchObject({
    code: 20000,
    data: [{ lineNumber: 'L1', lineName: 'Line L1' }, { lineNumber: 'L2' }],
  })
})

test('a line is renamed and switched off, and keeps its number', async () => {
  const changed = await admin(lines.update, {
    ...aLine('L2', { lineName: 'Gearboxes' }),
    enabled: false,
    revision: 0,
  })
  expect(changed).toMatchObject({ lineNumber: 'L2', lineName: 'Gearboxes', enabled: false, revision: 1 })
})

test('what somebody else changed meanwhile is not written over', async () => {
  await expect(admin(lines.update, { ...aLine('L2'), enabled: true, revision: 0 })).rejects.toMatchObject({
    key: 'record.changed',
  })
  expect(await admin(lines.list, {})).toContainEqual(
    expect.objectContaining({ lineNumber: 'L2', lineName: 'Gearboxes' }),
  )
})

test('a line that does not exist is not changed', async () => {
  await expect(admin(lines.update, { ...aLine('L9'), enabled: true, revision: 0 })).rejects.toMatchObject({
    key: 'record.unknown',
  })
})

test('lines are the administrator’s to make, and of one limited to lines only those', async () => {
  await expect(plant.as('editor')(lines.create, aLine('L3'))).rejects.toMatchObject({ key: 'call.forbidden' })
  const limited = plant.as('admin', undefined, ['L1'])
  await expect(limited(lines.update, { ...aLine('L2'), enabled: true, revision: 1 })).rejects.toMatchObject({
    key: 'call.line_forbidden',
    facts: { lineNumber: 'L2' },
  })
  await expect(limited(lines.create, aLine('L3'))).rejects.toMatchObject({ key: 'call.plant_forbidden' })
  await expect(limited(lines.copy, { ...aLine('L3'), copiedFrom: 'L1' })).rejects.toMatchObject({
    key: 'call.plant_forbidden',
  })
  expect((await limited(lines.register, {})).rows.map((line) => line.lineNumber)).toEqual(['L1'])
})

test.each([
  ['okRateTarget', { okRateTarget: 1.01 }],
  ['okRateTarget', { okRateTarget: -0.1 }],
  ['taktTarget', { taktTarget: 0 }],
  ['taktTarget', { taktTarget: -5 }],
] as const)('an impossible target is refused by name: %s', async (field, over) => {
  await expect(admin(lines.create, aLine('L4', over))).rejects.toMatchObject({ key: 'call.invalid', field })
})

describe('the shifts of a line', () => {
  test('are not written over by who has not seen the last change', async () => {
    const { revision, shifts } = await admin(lines.shifts, { lineNumber: 'L1' })
    const saved = await admin(lines.saveShifts, { lineNumber: 'L1', revision, shifts: [] })
    expect(saved).toEqual({ lineNumber: 'L1', revision: revision + 1, shifts: [] })
    await expect(admin(lines.saveShifts, { lineNumber: 'L1', revision, shifts })).rejects.toMatchObject({
      key: 'record.changed',
    })
  })

  test('are checked by field, and a refused change leaves them as they were', async () => {
    const { revision } = await admin(lines.shifts, { lineNumber: 'L1' })
    const early = { shiftName: 'Early', startTime: '06:00', endTime: '14:00', breaks: [] }
    const save = (...shifts: (typeof early)[]) =>
      admin(lines.saveShifts, { lineNumber: 'L1', revision, shifts })
    await expect(save(early, { ...early, shiftName: 'Late', startTime: '13:00' })).rejects.toMatchObject({
      key: 'plant.shift_overlap',
      field: 'shifts.1.startTime',
    })
    await expect(save({ ...early, startTime: '25:00' })).rejects.toMatchObject({
      key: 'call.invalid',
      field: 'shifts.0.startTime',
    })
    expect(await admin(lines.shifts, { lineNumber: 'L1' })).toMatchObject({ revision, shifts: [] })
  })
})

test('out of use, a line refuses its stations; in use again it accepts them', async () => {
  const { station } = await startLine(plant, 'L40')
  const [line] = (await admin(lines.register, { lineNumber: 'L40' })).rows
  const { stationCount, currentOrder, ...whole } = line!
  expect({ stationCount, currentOrder }).toEqual({
    stationCount: 4,
    currentOrder: expect.stringMatching(/^WO-L40/),
  })
  const { revision } = await admin(lines.update, { ...whole, enabled: false })
  await expect(station('S10').arrive('SN-1')).rejects.toMatchObject({ key: 'station.disabled' })
  await admin(lines.update, { ...whole, enabled: true, revision })
  await expect(station('S10').arrive('SN-1')).resolves.toMatchObject({ answer: 'go' })
})
