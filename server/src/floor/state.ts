import type {
  Arrive,
  ArriveAnswer,
  Complete,
  CompleteAnswer,
  NoGoReason,
  Reading,
  Verdict,
} from '@takt/contract/floor.ts'
import type { OrderStatus } from '@takt/contract/orders.ts'
import type { BomRow } from '@takt/contract/boms.ts'
import type { PackageOf, PackageStep } from '@takt/contract/packages.ts'
import type { Step } from '@takt/contract/processings.ts'
import type { StationStatus } from '@takt/contract/stations.ts'
import type { Recipe } from '@takt/contract/sent-parameters.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import type { PassRow } from '../db/tables.ts'
import type { Bench } from '../materials/materials.ts'
import type { Crew } from '../operators/operators.ts'
import type { PackedSet } from './packing.ts'

/** A unit as the floor works on it; times are epoch milliseconds. `trail`: 30 is an OK at step 30, -30 an NG. */
export type UnitState = {
  isNew: boolean
  touched: boolean
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
  /** The how-manieth of its order it is: sampled steps choose by it. */
  placeInOrder: number | null
  processStatus: ProcessStatus
  resultStatus: Verdict | null
  currentStep: number | null
  currentStation: string | null
  reworkCount: number
  statusReason: string | null
  failedStep: string | null
  registeredAt: number
  finishedAt: number | null
  lastTime: number
  passCount: number
  trail: number[]
  returnStep: number | null
  openStation: string | null
  openStep: number | null
  openTime: number | null
  openOperator: string | null
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
}

/** What an order's units take at each station. */
export type Bill = Map<string, BomRow[]>

/** A step with what it measures, and what the type's package says of it. */
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

export type NewPass = Omit<PassRow, 'lineNumber' | 'inTime' | 'outTime'> & { inTime: number; outTime: number }
export type NewFailure = {
  productId: string
  productSn: string | null
  stationNumber: string
  stepSeq: number
  passNo: number
  resultCode: string | null
  resultValue: number | null
  failStatus: 'open' | 'rework'
  failTime: number
}
/** A part that goes into a unit; times are epoch milliseconds. */
export type NewComponent = {
  productId: string
  componentId: string
  rootId: string
  bomCode: string
  bomLot: string | null
  serial: string | null
  childId: string | null
  quantity: number
  partGrp: string
  stationNumber: string
  stepSeq: number | null
  passNo: number | null
  at: number
  operator: string | null
}
/** One that is in it. */
export type Installed = Pick<
  NewComponent,
  | 'componentId'
  | 'bomCode'
  | 'bomLot'
  | 'serial'
  | 'childId'
  | 'quantity'
  | 'partGrp'
  | 'stationNumber'
  | 'stepSeq'
  | 'passNo'
>
export type Removed = {
  productId: string
  componentId: string
  childId: string | null
  at: number
  by: string
  reason: string
  back: boolean
  message: number
}
/** A unit made here that may become a part of another. */
export type Child = { productId: string; typeNo: string; processStatus: ProcessStatus }
export type NewStatus = { stationNumber: string; at: number; stationStatus: StationStatus }
export type NewAlarm = {
  stationNumber: string
  at: number
  alarmCode: string
  on: boolean
  alarmText: string | null
}
export type Refused = {
  stationNumber: string
  message: number
  productSn: string | null
  productId: string | null
  at: number
  reasons: { reason: NoGoReason; about: string }[]
}

/** Everything one transaction adds. */
export type Writes = {
  passes: NewPass[]
  failures: NewFailure[]
  /** Failures of this unit at this step are closed: it said OK there. */
  mended: { productId: string; stepSeq: number; at: number }[]
  refused: Refused[]
  statuses: NewStatus[]
  alarms: NewAlarm[]
  heartbeats: { stationNumber: string; at: number }[]
  components: NewComponent[]
  removed: Removed[]
  cycles: Map<string, number>
  slots: Map<string, SlotTally>
  days: Map<string, DayTally>
}
export type SlotTally = {
  slot: number
  stationNumber: string
  typeNo: string
  passes: number
  ok: number
  firstPasses: number
  firstOk: number
  finished: number
  finishedFirst: number
  cycleSeconds: number
}
/** One place a characteristic, in the order of the set. */
export type Day = { n: number[]; mean: number[]; m2: number[]; least: number[]; most: number[]; ng: number[] }
export type DayTally = Day & { day: string; stationNumber: string; set: PackedSet }
export const dayKey = (day: string, stationNumber: string, setKey: number) =>
  `${day}\0${stationNumber}\0${setKey}`

/** What the rules may know and change: one line, loaded and locked for one transaction. */
export type Floor = {
  lineNumber: string
  productionDay: (ms: number) => string
  units: { byId: Map<string, UnitState>; bySn: Map<string, UnitState> }
  orders: Map<string, OrderState>
  /** Open lots of the line, the one that is taken from first first. */
  lots: Map<string, LotState>
  /** Serials made here: the order and the lot they belong to. */
  serials: Map<string, { orderCode: string; lotNo: string | null }>
  /** What lies at the stations that speak, and what they bind. */
  bench: Bench
  /** What the messages of scanned parts need to know: by unit what is in it, which serials are taken, units that may become parts, and the outermost unit of each. */
  scans: {
    installed: Map<string, Installed[]>
    inUse: Set<string>
    children: Map<string, Child>
    roots: Map<string, string>
    exchanged: Set<string>
  }
  /** Who stands where, and what each station asks of them. */
  crew: Crew
  optLevels: Map<string, number>
  recipeFor: (typeNo: string, stationNumber: string) => Recipe | null
  /** Checks this line does without. */
  off: ReadonlySet<NoGoReason>
  /** Of units already registered: the route as the package they are made by has it. */
  routes: Map<string, Route>
  /** Sets that a message names itself, drafts among them: held until the transaction ends. */
  sets: Map<number, PackedSet>
  /** Answers to arrivals that were refused before, by station and message. */
  refusedBefore: Map<string, Refused['reasons']>
  /** The day's moments as they stand, by `dayKey`. */
  days: Map<string, Day>
  /** Stations that were not heard for a while, and the status they had before. */
  silent: Map<string, StationStatus>
  writes: Writes
}

/** Who asks, about what, and when it happened. */
export type Asked = Pick<Arrive, 'productSn' | 'productId' | 'orderCode' | 'operator'> & {
  stationNumber: string
  at: number
  message: number
}
export type Done = Asked & Pick<Complete, 'verdict' | 'results' | 'materials'> & { startTime: number | null }

/**
 * One step of a test run, as it went. `counts` false: it was tried again or skipped, so it is kept and decides nothing.
 * `setKey`: what was measured fits this set and not the step's own.
 */
export type TestStep = {
  stepSeq: number
  stepName: string
  startTime: number
  at: number
  verdict: Verdict | null
  counts: boolean
  results: Reading[]
  setKey: number | null
}
/** All a station did to a unit in one go, told at the end: a test of many steps. `messageId` is the run's own, whoever brings it. */
export type TestRun = {
  kind: 'testRun'
  messageId: string
  productSn: string
  orderCode: string
  steps: TestStep[]
}
export type TestAnswer = {
  productId: string
  passes: number
  resultStatus: Verdict
  processStatus: ProcessStatus
  stored: boolean
}

/** The pass a completion sent again had made: its answer is read back after the rules have run. */
export type Repeat = { repeat: { productId: string; passNo: number } }
export type FloorAnswer = ArriveAnswer | CompleteAnswer | TestAnswer | Repeat | { stored: boolean }

/** A version of a type on a version of a route, by a version of its package. */
export type Way = PackageOf & { packageVer: number | null }
export const wayKey = ({ processingNumber, processingVer, typeNo, typeVer, packageVer }: Way) =>
  [processingNumber, processingVer, typeNo, typeVer, packageVer].join('\0')
export const routeOf = ({ routes }: Pick<Floor, 'routes'>, unit: Way) => routes.get(wayKey(unit))!

export const noWrites = (): Writes => ({
  passes: [],
  failures: [],
  mended: [],
  refused: [],
  components: [],
  removed: [],
  statuses: [],
  alarms: [],
  heartbeats: [],
  cycles: new Map(),
  slots: new Map(),
  days: new Map(),
})
