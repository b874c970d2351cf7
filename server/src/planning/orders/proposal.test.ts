import { afterAll, beforeAll, expect, test } from 'vitest'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { boms } from '@takt/contract/boms.ts'
import { orders } from '@takt/contract/orders.ts'
import { packages } from '@takt/contract/packages.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow, aPart } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { typeNo, processingNumber } = await startLine(plant, 'L1')
const [admin, planner] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const proposal = (of = typeNo) =>
  planner(orders.proposal, { typeNo: of, typeVer: 1, processRoute: null, processRouteVer: null })
async function proposed(of?: string) {
  const { bomCode, bomVer } = await proposal(of)
  return bomCode === null ? null : { bomCode, bomVer }
}
async function released(bomCode: string, validFrom: string | null = null) {
  await admin(boms.create, {
    bomCode,
    bomName: bomCode,
    typeNo,
    validFrom,
    remark: null,
    rows: [aBomRow(10, 'SCREW', 'S10')],
  })
  await admin(boms.move, { bomCode, bomVer: 1, move: 'release' })
}

test('the route of the type and the pace of the line are proposed', async () => {
  expect(await proposal()).toMatchObject({ processRoute: processingNumber, processRouteVer: 1, pace: 30 })
  expect(await proposal('NO-SUCH')).toMatchObject({ processRoute: null, processRouteVer: null })
})

beforeAll(() => admin(bomDefs.create, aPart('SCREW')))

test('a type without a released bill proposes none', async () => {
  expect(await proposed()).toBeNull()
  expect(await proposed('NO-SUCH')).toBeNull()
})

test('without a package the newest bill is proposed that is released and valid already', async () => {
  await released('OLD', '2026-01-01')
  await released('NEWER')
  await released('NEXT-YEAR', '2099-01-01')
  await admin(boms.create, {
    bomCode: 'DRAFT',
    bomName: 'DRAFT',
    typeNo,
    validFrom: null,
    remark: null,
    rows: [aBomRow(10, 'SCREW', 'S10')],
  })
  expect(await proposed()).toEqual({ bomCode: 'NEWER', bomVer: 1 })
})

test('the released package of the type on its route decides, as long as its bill is released', async () => {
  const key = { typeNo, typeVer: 1, processingNumber, processingVer: 1 }
  const { steps, revision } = await admin(packages.create, { ...key, like: null })
  await admin(packages.update, {
    ...key,
    packageVer: 1,
    steps,
    remark: null,
    bomCode: 'OLD',
    bomVer: 1,
    revision,
  })
  expect(await proposed()).toEqual({ bomCode: 'NEWER', bomVer: 1 })
  await admin(packages.move, { ...key, packageVer: 1, move: 'release' })
  expect(await proposed()).toEqual({ bomCode: 'OLD', bomVer: 1 })
  await admin(boms.move, { bomCode: 'OLD', bomVer: 1, move: 'retire' })
  expect(await proposed()).toEqual({ bomCode: 'NEWER', bomVer: 1 })
})
