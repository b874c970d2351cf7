import type { z } from 'zod'
import { type Lot, type LotFilter, LotRow, type lots } from '@takt/contract/lots.ts'
import type { ExportCall, LineCall } from '../../platform/db/call.ts'
import { byIds } from '../../platform/db/keyset.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { processesOf } from './lot-units.queries.ts'
import { findLots, listLots, lotIds } from './lots.queries.ts'
import { syncsOf } from './sync.ts'

export async function lotsOf({ db, line }: LineCall, filter: LotFilter) {
  const { rows, total } = await listLots(db, line, filter)
  return { total, rows: await withWhereabouts(db, line, rows) }
}

/** Where their units are, and what was reported of them to the host. */
async function withWhereabouts<L extends Lot>(db: Db, line: LineNumber, found: L[]) {
  const [processes, syncState] = await Promise.all([
    processesOf(
      db,
      line,
      found.map(({ lotNo }) => lotNo),
    ),
    syncsOf(db, line, found),
  ])
  const onLine = new Map(processes.map((one) => [one.lotNo, one]))
  return found.map((lot) => ({
    ...lot,
    currentProcess: onLine.get(lot.lotNo)?.currentProcess ?? null,
    waitingSince: onLine.get(lot.lotNo)?.waitingSince ?? null,
    ng: lot.ngNumber + (onLine.get(lot.lotNo)?.ng ?? 0),
    syncState: syncState(lot),
  }))
}

const exported = [
  'lotNo',
  'lotDescribe',
  'orderCode',
  'typeNo',
  'typeVer',
  'lotType',
  'lotStatus',
  'productionPriority',
  'number',
  'startedNumber',
  'doneNumber',
  'ng',
  'ngNumber',
  'currentProcess',
  'waitingSince',
  'mainFlow',
  'mainFlowSeq',
  'mainFlowFromOper',
  'mainFlowToOper',
  'workingCode',
  'customerSn',
  'parentLot',
  'planEnd',
  'receivedAt',
  'startedAt',
  'endedAt',
  'statusReason',
  'syncState',
] as const

/** Every lot the filter finds, in the order of the list. */
export async function exportLots(
  call: ExportCall,
  { format, ...filter }: z.output<typeof lots.export.input>,
) {
  const ids = await lotIds(call.db, call.line, filter)
  return writeSheet(call, format, {
    fileName: `lots ${call.line}`,
    columns: columnsOf(LotRow, exported, call.words),
    rows: exportRows(call, ids),
    total: ids.length,
  })
}

const piece = 500

async function* exportRows({ db, line }: ExportCall, ids: readonly number[]) {
  for await (const found of byIds(ids, piece, (some) => findLots(db, line, some)))
    for (const lot of await withWhereabouts(db, line, found)) yield cellsOf(lot, exported)
}
