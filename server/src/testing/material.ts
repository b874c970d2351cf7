import { bomDefs } from '@takt/contract/bomDefs.ts'
import { type BomRow, boms } from '@takt/contract/boms.ts'
import { orders } from '@takt/contract/orders.ts'
import { startLine, startOrder } from './line.ts'
import type { startPlant } from './plant.ts'
import { aPart } from './samples.ts'

type Plant = Awaited<ReturnType<typeof startPlant>>

/** A line as `startLine` makes it, whose producing order takes these parts. */
export async function startLineWithParts(
  plant: Plant,
  lineNumber: string,
  rows: BomRow[],
  orderNumber = 1000,
) {
  const line = await startLine(plant, lineNumber, 1)
  const admin = plant.as('admin', lineNumber)
  await admin(orders.move, { id: line.order.id, move: 'complete', reason: 'the other order' })
  for (const bomCode of new Set(rows.filter(({ serialType }) => serialType !== 'S').map(({ part }) => part)))
    await admin(bomDefs.create, aPart(bomCode)).catch(() => null)
  const bill = { bomCode: `B-${line.typeNo}`, bomVer: 1 }
  await admin(boms.create, {
    bomCode: bill.bomCode,
    bomName: 'Bill',
    typeNo: line.typeNo,
    validFrom: null,
    remark: null,
    rows,
  })
  await admin(boms.move, { ...bill, move: 'release' })
  return {
    ...line,
    bill,
    order: await startOrder(plant, lineNumber, line.typeNo, `WOM-${line.typeNo}`, orderNumber, bill),
  }
}
