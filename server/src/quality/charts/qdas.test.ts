import { afterAll, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { ensureMonth } from '../../platform/db/partitions.ts'
import { storedPass, storedSet, storedUnit } from '../../testing/history.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aCharacteristic, aLine } from '../../testing/samples.ts'

// The fields, their meaning, lengths and order: the field list of the Q-DAS ASCII transfer format (ISO/TR 11462-5), long form: one field a line.

const plant = await startPlant()
afterAll(plant.close)

async function fileOf(lineNumber: string, payload: object) {
  const reply = await plant.app.inject({
    method: 'POST',
    url: `/api/charts/qdas/${lineNumber}`,
    headers: { authorization: `Bearer ${await plant.tokenFor('admin')}` },
    payload,
  })
  return reply.body
}

test('the part is the type with its name, the plan is the set, and each value is followed by its time', async () => {
  const line = await startLine(plant, 'L1')
  await line.station('S10').work('SN-1', { TORQUE: 10.25, VOUT: 5 })
  await line.station('S10').work('SN-2', { TORQUE: 9.5, VOUT: 5 })
  const { colSetId, colSetVersion, typeNo } = line
  const file = await fileOf('L1', { stationNumber: 'S10', colSetId, colSetVersion, resultCode: 'TORQUE' })
  const lines = file.split('\r\n').map((line) => line.replace(/ \d{2}\.\d{2}\.\d{4}\/[\d:]{8}$/, ' at'))
  expect(lines).toEqual([
    'K0100 1',
    `K1001/1 ${typeNo}`,
    'K1002/1 Type',
    'K1086/1 S10',
    `K1342/1 ${colSetId} 1`,
    'K2001/1 TORQUE',
    'K2002/1 TORQUE',
    'K2004/1 0',
    'K2022/1 2',
    'K2110/1 8',
    'K2111/1 12',
    'K0001/1 10.25',
    'K0004/1 at',
    'K0001/1 9.5',
    'K0004/1 at',
    '',
  ])
})

test('no text is longer than its field, no letter is halved, and what is not ASCII has the mark of its encoding', async () => {
  const start = Date.parse('2026-03-02T06:00:00.000Z')
  await ensureMonth(plant.db, isoOf(start))
  await plant.as('admin')(lines.create, aLine('F'))
  const [resultCode, resultName] = ['C'.repeat(64), `${'孔'.repeat(79)}🔩 der Bohrung`]
  const of = { lowerSpecLimit: 0.0001, upperSpecLimit: 1e-3, resultUnit: 'm'.repeat(30) }
  const set = await storedSet(plant.db, 'F', [{ ...aCharacteristic(1, resultCode, of), resultName }])
  const unit = await storedUnit(plant.db, 'F', { productSn: 'F-1' })
  await storedPass(plant.db, unit, isoOf(start), { setKey: set.setKey, values: [0.1 + 0.2] })
  const file = await fileOf('F', { stationNumber: 'S10', colSetId: 'F', colSetVersion: 1, resultCode })
  expect(file.startsWith('\uFEFFK0100 1\r\n')).toBe(true)
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      `K2001/1 ${'C'.repeat(20)}`,
      `K2002/1 ${'孔'.repeat(79)}🔩`,
      'K2022/1 8',
      'K2110/1 0.0001',
      'K2111/1 0.001',
      `K2142/1 ${'m'.repeat(20)}`,
      'K0001/1 0.30000000000000004',
    ]),
  )
})
