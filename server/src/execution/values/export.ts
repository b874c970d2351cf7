import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { ValueRow, type values } from '@takt/contract/values.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { countable, countAllValues, countPasses } from './passes.queries.ts'
import {
  passesOf,
  passFilterOf,
  type Scope,
  scopeOf,
  stretchesOf,
  valuesOf,
  type ValueScope,
} from './reading.ts'
import { type Pivot, pivotOf, pivotRow, titlesOf } from './values.ts'

type Format = z.output<typeof values.export.input>['format']

export function exportValues(
  call: ExportCall,
  { format, pivot, ...filter }: z.output<typeof values.export.input>,
) {
  return pivot ? exportPivot(call, format, filter) : exportLong(call, format, filter)
}

const exported = [
  'productSn',
  'productId',
  'passNo',
  'stationNumber',
  'testTime',
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

async function exportLong(call: ExportCall, format: Format, filter: ValueScope) {
  const scope = await scopeOf(call, filter)
  // How many values are NG is known only once they are read.
  const total = filter.resultStatus
    ? null
    : await countAllValues(call.db, call.line, passFilterOf(filter, scope), await stretchesOf(call, scope))
  return writeSheet(call, format, {
    fileName: `values ${call.line}`,
    columns: columnsOf(ValueRow, exported, call.words),
    rows: longRows(call, filter, scope),
    total,
  })
}

async function* longRows(call: ExportCall, filter: ValueScope, scope: Scope) {
  for await (const values of valuesOf(call, filter, scope, null))
    for (const value of values) yield cellsOf(value, exported)
}

const pivoted = ['productSn', 'productId', 'passNo', 'stationNumber', 'testTime', 'resultStatus'] as const

async function exportPivot(call: ExportCall, format: Format, filter: ValueScope) {
  if (!filter.colSetId || !filter.colSetVersion)
    refuse('call.invalid', { fields: 'colSetId, colSetVersion' }, 'colSetId')
  const pivot = await pivotOf(call, filter)
  const counted = await countPasses(call.db, call.line, pivot.passFilter, countable + 1)
  return writeSheet(call, format, {
    fileName: `values ${call.line} ${pivot.set.colSetId} ${pivot.set.colSetVersion}`,
    columns: [
      ...columnsOf(ValueRow, pivoted, call.words),
      ...titlesOf(pivot).map((title) => ({ title, kind: 'measure' as const })),
    ],
    rows: wideRows(call, pivot),
    total: counted > countable ? null : counted,
  })
}

async function* wideRows(call: ExportCall, pivot: Pivot) {
  for await (const passes of passesOf(call, pivot.passFilter, null)) {
    for (const pass of passes) {
      const row = pivotRow(pass, pivot)
      yield [...cellsOf(row, pivoted), ...row.values]
    }
  }
}
