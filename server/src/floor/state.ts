import type { Arrive, ArriveAnswer, Complete, CompleteAnswer, NoGoReason, Reading, Verdict } from '@takt/contract/floor.ts'
import type { OrderStatus } from '@takt/contract/orders.ts'
import type { Step } from '@takt/contract/processings.ts'
import type { StationStatus } from '@takt/contract/stations.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import type { PassRow } from '../db/tables.ts'
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
  processingNumber: string
  processingVer: number
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
  orderCode: string; orderStatus: OrderStatus; typeNo: string; typeVer: number; orderNumber: number
  actualNumber: number; ngNumber: number; startedNumber: number; route: Route | null; typeReleased: boolean
  /** Changes of this transaction. */
  started: number; startedAt: number | null; finished: number; completedAt: number | null
}

/** A released route, with what a step measures. */
export type Route = { processingNumber: string; processingVer: number; steps: Map<number, Step & { set: PackedSet | null }>; first: number | null }

export type NewPass = Omit<PassRow, 'lineNumber' | 'inTime' | 'outTime'> & { inTime: number; outTime: number }
export type NewFailure = {
  productId: string; productSn: string | null; stationNumber: string; stepSeq: number; passNo: number
  resultCode: string | null; resultValue: number | null; failStatus: 'open' | 'rework'; failTime: number
}
export type NewStatus = { stationNumber: string; at: number; stationStatus: StationStatus }
export type NewAlarm = { stationNumber: string; at: number; alarmCode: string; on: boolean; alarmText: string | null }
export type Refused = { stationNumber: string; message: number; productSn: string | null; productId: string | null; at: number; reasons: { reason: NoGoReason; about: string }[] }

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
  cycles: Map<string, number>
  slots: Map<string, SlotTally>
  days: Map<string, DayTally>
}
export type SlotTally = {
  slot: number; stationNumber: string; typeNo: string
  passes: number; ok: number; firstPasses: number; firstOk: number; finished: number; finishedFirst: number; cycleSeconds: number
}
/** One place a characteristic, in the order of the set. */
export type Day = { n: number[]; mean: number[]; m2: number[]; least: number[]; most: number[]; ng: number[] }
export type DayTally = Day & { day: string; stationNumber: string; set: PackedSet }
export const dayKey = (day: string, stationNumber: string, setKey: number) => `${day}\0${stationNumber}\0${setKey}`

/** What the rules may know and change: one line, loaded and locked for one transaction. */
export type Floor = {
  lineNumber: string
  productionDay: (ms: number) => string
  units: { byId: Map<string, UnitState>; bySn: Map<string, UnitState> }
  orders: Map<string, OrderState>
  /** Of units already registered: the route and version they were made with. */
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
export type Asked = Pick<Arrive, 'productSn' | 'productId' | 'orderCode' | 'operator'> & { stationNumber: string; at: number; message: number }
export type Done = Asked & Pick<Complete, 'verdict' | 'results'> & { startTime: number | null }

/**
 * One step of a test run, as it went. `counts` false: it was tried again or skipped, so it is kept and decides nothing.
 * `setKey`: what was measured fits this set and not the step's own.
 */
export type TestStep = {
  stepSeq: number; stepName: string; startTime: number; at: number; verdict: Verdict | null; counts: boolean; results: Reading[]; setKey: number | null
}
/** All a station did to a unit in one go, told at the end: a test of many steps. `messageId` is the run's own, whoever brings it. */
export type TestRun = { kind: 'testRun'; messageId: string; productSn: string; orderCode: string; steps: TestStep[] }
export type TestAnswer = { productId: string; passes: number; resultStatus: Verdict; processStatus: ProcessStatus; stored: boolean }

/** The pass a completion sent again had made: its answer is read back after the rules have run. */
export type Repeat = { repeat: { productId: string; passNo: number } }
export type FloorAnswer = ArriveAnswer | CompleteAnswer | TestAnswer | Repeat | { stored: boolean }

export const routeKey = (processingNumber: string, processingVer: number) => `${processingNumber}\0${processingVer}`

export const noWrites = (): Writes => ({
  passes: [], failures: [], mended: [], refused: [], statuses: [], alarms: [], heartbeats: [], cycles: new Map(), slots: new Map(), days: new Map(),
})
