import type { Step } from '@takt/contract/processings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findProcessing } from '../../masterdata/processings/processings.ts'

type Routed = { processingNumber: string | null; processingVer: number | null }

/** The steps the units of an order take; none where no order runs. */
export async function stepsOf(db: Db, order: Routed | undefined): Promise<Step[]> {
  if (!order?.processingNumber || !order.processingVer) return []
  return (await findProcessing(db, order.processingNumber, order.processingVer))?.steps ?? []
}
