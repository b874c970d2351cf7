import { afterAll, expect, test } from 'vitest'
import { genealogy } from '@takt/contract/genealogy.ts'
import { startLine } from '../../testing/line.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)

/** A finished unit of another line. */
async function aSubAssembly(productSn: string) {
  const sub = await startLine(plant, 'SUB')
  await sub.station('S10').work(productSn, { TORQUE: 10 })
  await sub.station('S20').work(productSn, { VOUT: 5 })
  await sub.station('S30').work(productSn)
  return sub.typeNo
}

test('a unit of another line is no child: it is reported as a maker’s serial, and found under it', async () => {
  const typeNo = await aSubAssembly('SUB-1')
  const asPart = { consumeMode: 'scan', serialInputFlag: true } as const
  const child = await startLineWithParts(plant, 'L1', [
    aBomRow(1, typeNo, 'S10', { ...asPart, serialType: 'S' }),
  ])
  await expect(
    child.station('S10').work('A-1', { TORQUE: 10 }, { materials: [{ serial: 'SUB-1' }] }),
  ).rejects.toMatchObject({ key: 'materials.child_unknown', facts: { serial: 'SUB-1', part: typeNo } })

  const maker = await startLineWithParts(plant, 'L2', [
    aBomRow(1, 'SUBASSY', 'S10', { ...asPart, serialType: 'M' }),
  ])
  expect(
    await maker.station('S10').work('B-1', { TORQUE: 10 }, { materials: [{ serial: 'SUB-1' }] }),
  ).toMatchObject({ resultStatus: 'ok' })
  await expect(
    maker.station('S10').work('B-2', { TORQUE: 10 }, { materials: [{ serial: 'SUB-1' }] }),
  ).rejects.toMatchObject({ key: 'materials.serial_used' })
  expect((await plant.as('admin', 'L2')(genealogy.whereUsed, { serial: 'SUB-1' })).rows).toMatchObject([
    { productSn: 'B-1', serial: 'SUB-1' },
  ])
})
