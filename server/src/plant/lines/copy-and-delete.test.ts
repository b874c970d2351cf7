import { afterAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { lines } from '@takt/contract/lines.ts'
import { everyType, recipes } from '@takt/contract/recipes.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aParameter, aStation, aType } from '../../testing/samples.ts'
import { startLine } from '../../testing/line.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
for (const line of ['L1', 'L2']) await admin(lines.create, aLine(line))

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

describe('a line goes away', () => {
  test('with its stations, keys and shifts, while nothing happened on it', async () => {
    await admin(lines.delete, { lineNumber: 'L10' })
    expect((await admin(lines.register, { lineNumber: 'L10' })).total).toBe(0)
    await admin(lines.create, aLine('L10'))
    expect((await plant.as('admin', 'L10')(stations.list, {})).total).toBe(0)
  })

  test('not with a history, which is named; not while it produces', async () => {
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
