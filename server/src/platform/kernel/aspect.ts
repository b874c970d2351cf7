import type { PoolClient } from 'pg'
import type { BomRow } from '@takt/contract/boms.ts'
import type { NewEvent } from '@takt/contract/events.ts'
import type { Reading, Reason, ScannedPart } from '@takt/contract/floor.ts'
import type { PackageStep } from '@takt/contract/packages.ts'
import type { Step } from '@takt/contract/processings.ts'
import type { Recipe } from '@takt/contract/sent-parameters.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import type { Db } from '../db/tables.ts'
import type { Journal } from './journal.ts'
import type { Message } from './messages.ts'

export type VisitedUnit = {
  productId: string
  productSn: string | null
  typeNo: string
  typeVer: number
  orderCode: string
  lotNo: string | null
  processStatus: ProcessStatus
  currentStation: string | null
  holds: readonly string[]
}
/** `bill`: what its units take, by station. */
export type VisitedOrder = {
  orderCode: string
  typeNo: string
  typeVer: number
  bill: ReadonlyMap<string, readonly BomRow[]> | null
}
export type VisitedStep = Step & Pick<PackageStep, 'skipped' | 'samplingRate' | 'labelTemplate'>

/** A unit at a station. `unit` null: it is not registered yet; `step` null: its route has none at this station. `operator`: the one the message names. */
export type Visit = {
  unit: VisitedUnit | null
  order: VisitedOrder | undefined
  step: VisitedStep | null
  stationNumber: string
  at: number
  operator: string | undefined
}

/**
 * A pass that was just closed. `first`: the unit's first at this station. `runEnd`: the last pass of a test of many steps, or the only one.
 * `parts`: those reported with it; null: the message cannot name any. `isGood`: neither the station nor the limits report NG.
 */
export type Pass = Visit & {
  unit: VisitedUnit
  stepSeq: number
  passNo: number
  worker: string | null
  first: boolean
  runEnd: boolean
  parts: readonly ScannedPart[] | null
  isGood: boolean
}

/** One transaction on a line. All statements go on its client, in one trip; `db` is for definitions that are remembered. */
export type Trip = { client: PoolClient; db: Db; lineNumber: string }
/** The time the messages of a transaction tell of; not finite where none may be taken. */
export type Span = { from: number; to: number }

/** What aspects see of the line besides their own state. */
export type LineView = {
  journal: Journal
  findUnit: (named: {
    productSn?: string | undefined
    productId?: string | undefined
  }) => VisitedUnit | undefined
  findOrder: (orderCode: string) => VisitedOrder | undefined
  /** Whether the line does without this check. */
  isOff: (reason: Reason['reason']) => boolean
  productionDay: (ms: number) => string
  /** A part came out of a unit: what is open of it goes along. */
  partOut: (
    unit: VisitedUnit,
    part: { componentId: string; childId: string | null; serial: string | null },
  ) => void
  /** The steps a unit comes to by working at this one now: itself last, before it those it leaves out. None: it is not in turn there. */
  stepsUpTo: (unit: VisitedUnit, stepSeq: number) => number[]
  /** Puts a unit on hold, for a reason that counts once. */
  hold: (unit: VisitedUnit, reason: string) => void
  /** Leaves a fact for others to act on, unless the message is refused. */
  tell: (event: NewEvent) => void
}

/** A pass about to be closed. `results`: what the station measured, `measures`: what can be measured there, by one reading. `demands`: it requested permission before, and does not report NG. */
/** `begunAt`: when the pass began, in epoch milliseconds. */
export type Closed = {
  passNo: number
  results: readonly Reading[]
  measures: (resultCode: string) => boolean
  demands: boolean
  begunAt: number
}

/** What is out of its limits in a pass: by today's definitions, with every reading that is out. */
export type FoundNg = { defectCode: string | null; values: readonly (number | null)[] }
/** `again`: measured once more at a step the unit has left. */
export type NgOfPass = { found: readonly FoundNg[]; again: boolean }

/** What a permission to start carries besides the step. */
export type GoExtras = { recipe: Recipe | null }

/**
 * How one feature takes part in what happens at stations: an object in the feature's own folder, and one entry in the list at the root.
 * Its state is of one line and one transaction, and is changed through the journal only, so that a refusal takes its changes back.
 * Methods, so that aspects of all states go into one list.
 */
export interface Aspect<Want = unknown, State = unknown> {
  name: string
  /** From the messages only. Null: it costs this transaction nothing, and none of the methods below is called. */
  wants(messages: readonly Message[], span: Span): Want | null
  /** Under the line's lock, in the same trip as everything else. */
  load(trip: Trip, want: Want): Promise<State>
  /** Why the unit may not be worked on here. It also keeps work done without permission from moving the unit. */
  unitReasons?(state: State, visit: Visit, line: LineView): Reason[]
  /** Why this station may not work now. Called at arrive only: finished work is kept. */
  stationReasons?(state: State, visit: Visit, line: LineView): Reason[]
  /** Who works, where the message names nobody. */
  worker?(state: State, visit: Visit): string | null
  go?(state: State, visit: Visit): Partial<GoExtras>
  /** What lets the unit go on though this was found: one concession for each; null: not all of it is conceded. */
  concede?(state: State, visit: Visit, ng: NgOfPass, line: LineView): string[] | null
  /** What people measured there belongs to the pass and is judged with the station's own. May refuse the message. */
  readings?(state: State, visit: Visit, closed: Closed): Reading[]
  /** May refuse the message. */
  onPass?(state: State, pass: Pass, line: LineView): void
  /** Messages that are its own, which `act` plays. */
  verbs?: readonly Message['kind'][]
  act?(state: State, message: Message, line: LineView): { stored: boolean }
  store?(trip: Trip, state: State): Promise<unknown>[]
  /** As above, where only the database knows the result: the transaction waits for it. Null: nothing is stored. */
  storeAndTell?(trip: Trip, state: State): Promise<NewEvent[]> | null
  /** Features whose screens show something else now. */
  changed?(state: State): string[]
}
