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

/** Whether each lot has left what came and was corrected, less what units took. */
export async function materialSumsAgree(plant: Plant) {
  const { rows } = await plant.pool.query(`
    select l.bom_lot from material_lots l
    where abs(l.remaining - (select coalesce(sum(quantity), 0) from material_movements m where (m.line_number, m.bom_code, m.bom_lot) = (l.line_number, l.bom_code, l.bom_lot))
      + (select coalesce(sum(quantity), 0) from components c where (c.line_number, c.bom_code, c.bom_lot) = (l.line_number, l.bom_code, l.bom_lot) and c.serial is null and not c.went_back)) > 1e-6`)
  return rows.length === 0
}
