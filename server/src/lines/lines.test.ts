import { afterAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { lines } from '@takt/contract/lines.ts'
import { everyType, recipes } from '@takt/contract/recipes.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { startLine } from '../testing/line.ts'
import { startPlant } from '../testing/plant.ts'
import { aLine, aParameter, aStation, aType } from '../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')

test('a new line is in use and stands in the list', async () => {
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
] as const)('a target that is none is refused by name: %s', async (field, over) => {
  await expect(admin(lines.create, aLine('L4', over))).rejects.toMatchObject({ key: 'call.invalid', field })
})

describe('a copy', () => {
  const night = {
    shiftName: 'Night',
    startTime: '22:00',
    endTime: '06:00',
    breaks: [{ start: '01:00', end: '01:30' }],
  }

  test('has the stations and shifts of the line, but nothing that names one machine', async () => {
    const onL1 = plant.as('admin', 'L1')
    await onL1(
      stations.create,
      aStation('S10', {
        ipAddr: '10.0.0.1',
        machineId: 'M-1',
        stationCode: 'C',
        addr: 'DB1',
        optLevel: 2,
        cycleTime: 42,
      }),
    )
    await onL1(stations.makeKey, { stationNumber: 'S10' })
    await admin(lines.saveShifts, { lineNumber: 'L1', revision: 0, shifts: [night] })
    await admin(lines.copy, { ...aLine('L10', { taktTarget: 40 }), copiedFrom: 'L1' })
    expect((await plant.as('admin', 'L10')(stations.list, {})).rows).toMatchObject([
      {
        stationNumber: 'S10',
        cycleTime: 42,
        optLevel: 2,
        ipAddr: null,
        machineId: null,
        stationCode: null,
        addr: null,
        keyHint: null,
        stationStatus: 'unknown',
      },
    ])
    expect((await admin(lines.shifts, { lineNumber: 'L10' })).shifts).toEqual([night])
    expect((await admin(lines.register, { lineNumber: 'L10' })).rows).toMatchObject([
      { stationCount: 1, currentOrder: null, taktTarget: 40, okRateTarget: null },
    ])
  })

  test('begins with the parameters of the stations as drafts: what is released, else what is being worked on', async () => {
    const [onL1, onL12] = [plant.as('admin', 'L1'), plant.as('admin', 'L12')]
    const save = (typeNo: string, value: number, revision: number | null = null) =>
      onL1(recipes.save, {
        typeNo,
        stationNumber: 'S10',
        revision,
        remark: null,
        parameters: [aParameter('PRESSURE', { value })],
      })
    await onL1(types.create, aType('T1'))
    await save('T1', 5)
    await onL1(recipes.move, { typeNo: 'T1', stationNumber: 'S10', paraVer: 1, move: 'release' })
    await save('T1', 6)
    await save(everyType, 7)
    await admin(lines.copy, { ...aLine('L12'), copiedFrom: 'L1' })
    expect(
      (await onL12(recipes.list, {})).rows.map(({ typeNo, paraVer, definitionStatus, parameters }) => [
        typeNo,
        paraVer,
        definitionStatus,
        parameters[0]!.value,
      ]),
    ).toEqual([
      [everyType, 1, 'draft', 7],
      ['T1', 1, 'draft', 5],
    ])
    expect(
      await onL12(audit.of, { lineNumber: 'L12', entity: 'parameterSet', entityKey: 'T1 S10 1' }),
    ).toMatchObject([{ action: 'create', after: { copiedFrom: 'L1' } }])
    // Drafts nobody released are no history: such a line may go again.
    await admin(lines.delete, { lineNumber: 'L12' })
    expect((await admin(lines.register, { lineNumber: 'L12' })).total).toBe(0)
  })

  test('needs a number of its own and a line to copy', async () => {
    await expect(admin(lines.copy, { ...aLine('L1'), copiedFrom: 'L10' })).rejects.toMatchObject({
      key: 'record.code_taken',
      field: 'lineNumber',
    })
    await expect(admin(lines.copy, { ...aLine('L11'), copiedFrom: 'L9' })).rejects.toMatchObject({
      key: 'record.unknown',
    })
    expect((await admin(lines.register, { lineNumber: 'L11' })).total).toBe(0)
  })
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

describe('a line goes away', () => {
  test('with its stations, keys and shifts, while nothing happened on it', async () => {
    await admin(lines.delete, { lineNumber: 'L10' })
    expect((await admin(lines.register, { lineNumber: 'L10' })).total).toBe(0)
    await admin(lines.create, aLine('L10'))
    expect((await plant.as('admin', 'L10')(stations.list, {})).total).toBe(0)
  })

  test('not with a history, which is told; not while it produces', async () => {
    await startLine(plant, 'L20')
    await expect(admin(lines.delete, { lineNumber: 'L20' })).rejects.toMatchObject({
      key: 'orders.producing',
    })
    await plant.db
      .updateTable('orders')
      .set({ orderStatus: 'closed' })
      .where('lineNumber', '=', 'L20')
      .execute()
    await expect(admin(lines.delete, { lineNumber: 'L20' })).rejects.toMatchObject({
      key: 'lines.has_history',
      facts: { orders: 1, since: '–' },
    })
    await plant.db
      .insertInto('equipmentAlarms')
      .values({
        lineNumber: 'L10',
        stationNumber: 'S1',
        alarmCode: 'A',
        onTime: '2026-03-02T06:00:00.000Z',
        offTime: null,
        alarmText: null,
      })
      .execute()
    await expect(admin(lines.delete, { lineNumber: 'L10' })).rejects.toMatchObject({
      key: 'lines.has_history',
      facts: { orders: 0, since: '2026-03-02' },
    })
  })

  test('not while an account is limited to it: limited to nothing it would see every line', async () => {
    await admin(lines.create, aLine('L30'))
    await plant.tokenFor('operator', ['L30'])
    await expect(admin(lines.delete, { lineNumber: 'L30' })).rejects.toMatchObject({
      key: 'lines.has_people',
      facts: { by: 'operator-L30' },
    })
    await expect(plant.as('editor')(lines.delete, { lineNumber: 'L30' })).rejects.toMatchObject({
      key: 'call.forbidden',
    })
  })
})

test('out of use, a line refuses its stations; in use again it hears them', async () => {
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
