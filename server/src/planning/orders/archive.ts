import { Order } from '@takt/contract/orders.ts'
import { Failure } from '@takt/contract/failures.ts'
import { MeasuredValue, Pass, sayWhy, Unit } from '@takt/contract/units.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { writeArchive } from '../../platform/files/archive.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { loadSets, unpack } from '../../masterdata/measures/measures.ts'
import { allFailures, allOrders, allPasses, allUnits, countArchive } from './archive.queries.ts'
import { exported as orderFields } from './export.ts'

const unitFields = [
  'orderCode',
  'productSn',
  'productId',
  'lotNo',
  'typeNo',
  'typeVer',
  'processingNumber',
  'processingVer',
  'processStatus',
  'resultStatus',
  'currentStep',
  'currentStation',
  'reworkCount',
  'statusReason',
  'registeredAt',
  'finishedAt',
  'lastTime',
] as const
const passFields = [
  'productId',
  'passNo',
  'stepSeq',
  'stationNumber',
  'attempt',
  'inTime',
  'outTime',
  'cycleTime',
  'operator',
  'verdict',
  'judged',
  'resultStatus',
  'asked',
] as const
const failureFields = [
  'productSn',
  'productId',
  'failId',
  'stationNumber',
  'stepSeq',
  'passNo',
  'resultCode',
  'resultValue',
  'defectCode',
  'failStatus',
  'failTime',
  'closedTime',
] as const
const placeFields = ['orderCode', 'productSn', 'productId'] as const
const valueFields = [
  'colSetId',
  'colSetVersion',
  'charSeqNum',
  'resultCode',
  'resultName',
  'unit',
  'resultValue',
  'resultText',
  'minValue',
  'standardValue',
  'maxValue',
  'targetText',
  'resultStatus',
  'verdict',
] as const

/** Everything the line has of its orders. The tables are joined by `orderCode` and `productId`. */
export async function archiveOfLine(call: ExportCall, { values }: { values: boolean }) {
  const { db, line, words } = call
  const order = columnsOf(Unit, ['orderCode', 'productSn'], words)
  const tables = [
    {
      name: 'orders',
      columns: columnsOf(Order, orderFields, words),
      rows: writtenRows(allOrders(db, line), orderFields),
    },
    { name: 'units', columns: columnsOf(Unit, unitFields, words), rows: unitRows(call) },
    {
      name: 'passes',
      columns: [...order, ...columnsOf(Pass, passFields, words)],
      rows: writtenRows(allPasses(db, line), ['orderCode', 'productSn', ...passFields]),
    },
    {
      name: 'failures',
      columns: [order[0]!, ...columnsOf(Failure, failureFields, words)],
      rows: writtenRows(allFailures(db, line), ['orderCode', ...failureFields]),
    },
  ]
  if (values) {
    const columns = [
      ...columnsOf(Unit, placeFields, words),
      ...columnsOf(Pass, ['passNo', 'stationNumber', 'outTime'], words),
      ...columnsOf(MeasuredValue, valueFields, words),
    ]
    tables.push({ name: 'values', columns, rows: valueRows(call) })
  }
  return writeArchive(call, {
    fileName: `orders of line ${line}`,
    tables,
    total: await countArchive(db, line, values),
  })
}

type Written = string | number | boolean | null

async function* writtenRows<N extends string>(
  pieces: AsyncIterable<Record<N, Written>[]>,
  names: readonly N[],
) {
  for await (const piece of pieces) for (const row of piece) yield cellsOf(row, names)
}

async function* unitRows({ db, line, words }: ExportCall) {
  for await (const units of allUnits(db, line))
    for (const unit of units) yield cellsOf({ ...unit, statusReason: sayWhy(unit, words) }, unitFields)
}

async function* valueRows({ db, line }: ExportCall) {
  for await (const passes of allPasses(db, line, { measured: true })) {
    const sets = await loadSets(
      db,
      passes.flatMap(({ setKey }) => setKey ?? []),
    )
    for (const pass of passes) {
      const of = [...cellsOf(pass, placeFields), pass.passNo, pass.stationNumber, pass.outTime]
      for (const value of unpack(pass, sets.get(pass.setKey!)!)) yield [...of, ...cellsOf(value, valueFields)]
    }
  }
}
