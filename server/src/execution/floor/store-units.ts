import { columnsOf, insertRows, type Sql, updateRows } from '../../platform/db/rows.ts'
import type { UnitState } from './unit-state.ts'

const workColumns = columnsOf<UnitState>(
  {
    productId: 'uuid',
    processStatus: 'text',
    resultStatus: 'text',
    currentStep: 'int',
    currentStation: 'text',
    reworkCount: 'int',
    statusReason: 'text',
    failedStep: 'text',
    holds: 'words',
    finishedAt: 'instant',
    lastTime: 'instant',
    passCount: 'smallint',
    trail: 'smallint[]',
    passTimes: 'bigint[]',
    unmoved: 'smallint[]',
    returnStep: 'int',
    openStation: 'text',
    openStep: 'int',
    openTime: 'instant',
    openOperator: 'text',
    goParaVer: 'int',
    goStationParaVer: 'int',
  },
  {
    // A pass without an arrival leaves a hole where the arrival's message would be.
    messages: ['bigint[]', ({ messages }) => Array.from(messages, (message) => message ?? 0)],
  },
)

const registrationColumns = columnsOf<UnitState>({
  productSn: 'text',
  typeNo: 'text',
  typeVer: 'int',
  orderCode: 'text',
  lotNo: 'text',
  processingNumber: 'text',
  processingVer: 'int',
  packageVer: 'int',
  placeInOrder: 'int',
  registeredAt: 'instant',
})

export function storeUnits(client: Sql, line: string, units: readonly UnitState[]): Promise<unknown>[] {
  const registered = units.filter((unit) => unit.isNew)
  const changed = units.filter((unit) => !unit.isNew)
  return [
    ...(registered.length
      ? [insertRows(client, 'units', line, [...workColumns(registered), ...registrationColumns(registered)])]
      : []),
    ...(changed.length ? [updateRows(client, 'units', line, 1, workColumns(changed))] : []),
  ]
}
