import type { z } from 'zod'
import { PackageStep, type packages, TypePackage } from '@takt/contract/packages.ts'
import type { Exporting, PlantCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { allPackages } from './packages.queries.ts'

const ofPackage = [
  'typeNo',
  'typeVer',
  'processingNumber',
  'processingVer',
  'packageVer',
  'definitionStatus',
  'bomCode',
  'bomVer',
  'remark',
  'updateDate',
  'updateAuthor',
] as const
const ofStep = [
  'stepSeq',
  'skipped',
  'parametersNeeded',
  'cycleTime',
  'labelTemplate',
  'samplingRate',
] as const

/** One line a step. */
export async function exportPackages(
  call: PlantCall & Exporting,
  { format, ...filter }: z.output<typeof packages.export.input>,
) {
  const found = await allPackages(call.db, filter)
  async function* rows() {
    for (const one of found)
      for (const step of one.steps) yield [...cellsOf(one, ofPackage), ...cellsOf(step, ofStep)]
  }
  const columns = [
    ...columnsOf(TypePackage, ofPackage, call.words),
    ...columnsOf(PackageStep, ofStep, call.words),
  ]
  return writeSheet(call, format, {
    fileName: 'type packages',
    columns,
    rows: rows(),
    total: found.reduce((sum, { steps }) => sum + steps.length, 0),
  })
}
