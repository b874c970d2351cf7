import type { z } from 'zod'
import { Consumption } from '@takt/contract/consumption.ts'
import { ComponentRow, type genealogy, WhereUsed } from '@takt/contract/genealogy.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { allConsumption } from './consumption.ts'
import { componentsOf, soughtBy } from './genealogy.ts'
import { countWith, type HolderPlace, type Sought, unitsWith } from './holders.queries.ts'

const found = [
  'level',
  'productSn',
  'productId',
  'typeNo',
  'typeVer',
  'orderCode',
  'lotNo',
  'customerSn',
  'processStatus',
  'currentStation',
  'bomCode',
  'bomLot',
  'serial',
  'quantity',
  'stationNumber',
  'componentTime',
  'removedAt',
  'rootSn',
] as const
const inUnit = [
  'depth',
  'productSn',
  'bomCode',
  'bomName',
  'bomLot',
  'serial',
  'quantity',
  'unit',
  'partGrp',
  'stationNumber',
  'componentTime',
  'operator',
  'supplier',
  'supplierLot',
  'removedAt',
  'removedBy',
  'removeReason',
] as const
const used = [
  'orderCode',
  'stationNumber',
  'partGrp',
  'bomCode',
  'bomName',
  'unit',
  'units',
  'planned',
  'actual',
  'variance',
  'scrap',
  'unassigned',
  'alternates',
  'lotsUsed',
] as const

/** A bill's code is called a bill elsewhere; here it is a part. */
const partsOf = ({ words }: ExportCall) => ({ bomCode: words.field.part, level: words.field.depth })

/** Every unit a lot or serial went into. */
export async function exportUsed(
  call: ExportCall,
  { format, ...filter }: z.output<typeof genealogy.exportUsed.input>,
) {
  const what = await soughtBy(call, filter)
  const total = what ? (await countWith(call.db, call.line, what)).found : 0
  return writeSheet(call, format, {
    fileName: `where used ${filter.bomLot ?? filter.serial ?? ''}`,
    columns: columnsOf(WhereUsed, found, call.words, partsOf(call)),
    rows: what ? foundRows(call, what) : none(),
    total,
  })
}

const piece = 2000
async function* foundRows({ db, line }: ExportCall, what: Sought) {
  let after: HolderPlace | null = null
  for (;;) {
    const rows: Awaited<ReturnType<typeof unitsWith>> = await unitsWith(db, line, what, after, piece)
    for (const row of rows) yield cellsOf(row, found)
    if (rows.length < piece) return
    after = rows.at(-1)!
  }
}
async function* none() {}

export async function exportOfUnit(
  call: ExportCall,
  { format, ...filter }: z.output<typeof genealogy.exportOfUnit.input>,
) {
  const { components } = await componentsOf(call, filter)
  return writeSheet(call, format, {
    fileName: `parts of ${filter.productSn ?? filter.productId ?? ''}`,
    columns: columnsOf(ComponentRow, inUnit, call.words, partsOf(call)),
    rows: each(components.map((row) => cellsOf(row, inUnit))),
    total: components.length,
  })
}

export async function exportConsumption(
  call: ExportCall,
  { format, ...filter }: z.output<typeof genealogy.exportConsumption.input>,
) {
  const rows = await allConsumption(call, filter)
  return writeSheet(call, format, {
    fileName: `consumption ${call.line}`,
    columns: columnsOf(Consumption, used, call.words, partsOf(call)),
    rows: each(rows.map((row) => cellsOf(row, used))),
    total: rows.length,
  })
}

async function* each<T>(rows: readonly T[]) {
  yield* rows
}
