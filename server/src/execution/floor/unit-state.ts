import type { Verdict } from '@takt/contract/floor.ts'
import type { OrderStatus } from '@takt/contract/orders.ts'
import type { BomRow } from '@takt/contract/boms.ts'
import type { PackageOf, PackageStep } from '@takt/contract/packages.ts'
import type { Step } from '@takt/contract/processings.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import type { PackedSet } from '../../masterdata/measures/measures.ts'

/** A unit as the floor works on it; times are epoch milliseconds. `trail`: 30 is an OK at step 30, -30 an NG. */
export type UnitState = {
  isNew: boolean
  touched: boolean
  /** What passes seldom change, as its row has it; null: it has no row yet. */
  seldomStored: readonly unknown[] | null
  productId: string
  productSn: string | null
  typeNo: string
  typeVer: number
  orderCode: string
  lotNo: string | null
  processingNumber: string
  processingVer: number
  /** Of its type's package; null: it has none, and does every step of its route. */
  packageVer: number | null
  /** Its place in its order, by registration: sampled steps choose by it. */
  placeInOrder: number | null
  processStatus: ProcessStatus
  /** When this transaction began; null: it is registered by it. */
  statusBefore: ProcessStatus | null
  resultStatus: Verdict | null
  currentStep: number | null
  currentStation: string | null
  reworkCount: number
  statusReason: string | null
  failedStep: string | null
  /** What people hold it for. */
  holds: string[]
  /** Units in it that are on hold; null: none is. */
  heldInside: string | null
  registeredAt: number
  finishedAt: number | null
  lastTime: number
  passCount: number
  trail: number[]
  /** When each pass was done, in epoch milliseconds; 0: not kept, of passes before this was. */
  passTimes: number[]
  /** Numbers of the passes that have not moved it. */
  unmoved: number[]
  returnStep: number | null
  openStation: string | null
  openStep: number | null
  openTime: number | null
  openOperator: string | null
  /** The versions of the parameters its last go carried. */
  goParaVer: number | null
  goStationParaVer: number | null
  messages: number[]
}

export type OrderState = {
  orderCode: string
  orderStatus: OrderStatus
  typeNo: string
  typeVer: number
  orderNumber: number
  actualNumber: number
  ngNumber: number
  startedNumber: number
  packageVer: number | null
  route: Route | null
  bill: Bill | null
  typeReleased: boolean
  /** Changes of this transaction. */
  started: number
  startedAt: number | null
  finished: number
  completedAt: number | null
  /** Of the message that completed it. */
  traceId: string | null
}

/** The part of an order that is dispatched to the line. */
export type LotState = {
  lotNo: string
  orderCode: string
  lotStatus: 'waiting' | 'inProcess' | 'onHold' | 'completed'
  number: number
  startedNumber: number
  doneNumber: number
  ngNumber: number
  started: number
  finished: number
  completedAt: number | null
  /** Of the message that completed it. */
  traceId: string | null
}

/** What an order's units take at each station. */
export type Bill = Map<string, BomRow[]>

/** A step with what it measures, and how the type's package sets it. */
export type RoutedStep = Step & { set: PackedSet | null } & Pick<
    PackageStep,
    'skipped' | 'samplingRate' | 'labelTemplate'
  >
/** A released route as a package has it. */
export type Route = {
  processingNumber: string
  processingVer: number
  steps: Map<number, RoutedStep>
  first: number | null
}

/** A version of a type on a version of a route, by a version of its package. */
export type Way = PackageOf & { packageVer: number | null }
export const wayKey = ({ processingNumber, processingVer, typeNo, typeVer, packageVer }: Way) =>
  `${processingNumber}\0${processingVer}\0${typeNo}\0${typeVer}\0${packageVer}`

/** What is known of a serial before its unit begins: the order and lot it was made for, and the month whose archive holds a unit of it. */
export type SerialState = { orderCode: string | null; lotNo: string | null; archivedIn: string | null }
