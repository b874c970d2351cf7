import type { z } from 'zod'
import { Parameter, ParameterSet, type recipes } from '@takt/contract/recipes.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { setsInUse } from './recipes.queries.ts'

const ofSet = ['stationNumber', 'paraVer', 'definitionStatus'] as const
const ofParameter = [
  'paraCode',
  'paraName',
  'unit',
  'value',
  'defaultValue',
  'minValue',
  'maxValue',
  'addr',
  'sendMode',
  'changedAt',
  'changedBy',
] as const

/** One line a parameter: of the draft where there is one, else of what is released. An import reads it again. */
export async function exportSets(
  call: ExportCall,
  { typeNo, format }: z.output<typeof recipes.export.input>,
) {
  const sets = await setsInUse(call.db, call.line, typeNo)
  const drafted = new Set(
    sets
      .filter(({ definitionStatus }) => definitionStatus === 'draft')
      .map(({ stationNumber }) => stationNumber),
  )
  const shown = sets
    .filter(
      ({ definitionStatus, stationNumber }) => definitionStatus === 'draft' || !drafted.has(stationNumber),
    )
    .toSorted((a, b) => (a.stationNumber < b.stationNumber ? -1 : 1))
  async function* rows() {
    for (const set of shown)
      for (const parameter of set.parameters)
        yield [...cellsOf(set, ofSet), ...cellsOf(parameter, ofParameter)]
  }
  const columns = [
    ...columnsOf(ParameterSet, ofSet, call.words),
    ...columnsOf(Parameter, ofParameter, call.words),
  ]
  const total = shown.reduce((sum, { parameters }) => sum + parameters.length, 0)
  return writeSheet(call, format, {
    fileName: `parameters ${typeNo === '*' ? 'of stations' : typeNo}`,
    columns,
    rows: rows(),
    total,
  })
}
