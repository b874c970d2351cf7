import { columnsOf } from '../../platform/db/rows.ts'
import type { UnitState } from './unit-state.ts'

const moving = columnsOf<UnitState>({
  productId: 'uuid',
  currentStep: 'int',
  currentStation: 'text',
  lastTime: 'instant',
  passCount: 'smallint',
  trail: 'smallint[]',
  passTimes: 'bigint[]',
  messages: 'bigint[]',
})

const seldom = {
  processStatus: 'text',
  resultStatus: 'text',
  reworkCount: 'int',
  statusReason: 'text',
  failedStep: 'text',
  holds: 'words',
  finishedAt: 'instant',
  unmoved: 'smallint[]',
  returnStep: 'int',
  openStation: 'text',
  openStep: 'int',
  openTime: 'instant',
  openOperator: 'text',
  goParaVer: 'int',
  goStationParaVer: 'int',
} as const satisfies Partial<Record<keyof UnitState, string>>
const seldomNames = Object.keys(seldom) as (keyof typeof seldom)[] // its own
const seldomColumns = columnsOf<UnitState>(seldom)

const registration = columnsOf<UnitState>({
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

/** What a pass changes of a unit that simply goes on. */
export const movingColumns = moving
export const workColumns = (units: readonly UnitState[]) => [...moving(units), ...seldomColumns(units)]
export const allColumns = (units: readonly UnitState[]) => [...workColumns(units), ...registration(units)]

/** Lists among them are replaced and never changed, so they are the same only if nothing of them is another. */
export const seldomOf = (unit: Pick<UnitState, keyof typeof seldom>): readonly unknown[] =>
  seldomNames.map((name) => unit[name])

export const hasOnlyMoved = (unit: UnitState) =>
  unit.seldomStored !== null && seldomNames.every((name, i) => unit[name] === unit.seldomStored![i])
