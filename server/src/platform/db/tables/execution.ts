import type { ColumnType, Generated } from 'kysely'
import type { Component } from '@takt/contract/genealogy.ts'
import type { HoldRule } from '@takt/contract/found-units.ts'
import type { BindEvent, Binding, MaterialLot, Movement } from '@takt/contract/materials.ts'
import type { Failure } from '@takt/contract/failures.ts'
import type { Unit } from '@takt/contract/units.ts'
import type { Verdict } from '@takt/contract/floor.ts'
import type { Json, Stored } from './stored.ts'

/** What only the floor reads and writes of a unit. */
type UnitWork = {
  packageVer: number | null
  placeInOrder: number | null
  passCount: number
  trail: number[]
  passTimes: number[]
  unmoved: number[]
  returnStep: number | null
  openStation: string | null
  openStep: number | null
  openTime: string | null
  openOperator: string | null
  goParaVer: number | null
  goStationParaVer: number | null
  messages: number[]
}

export type PassRow = {
  lineNumber: string
  productId: string
  outTime: string
  inTime: string
  setKey: number | null
  stepSeq: number | null
  passNo: number
  attempt: number
  asked: boolean
  verdict: Verdict | null
  judged: Verdict | null
  resultStatus: Verdict
  stationNumber: string
  operator: string | null
  values: (number | null)[] | null
  texts: (string | null)[] | null
  stationNg: number[] | null
  paraVer: number | null
  stationParaVer: number | null
}

export interface ExecutionTables {
  materialLots: Stored<MaterialLot, 'lotState' | 'stateReason' | 'revision'>
  bindings: Binding
  bindEvents: BindEvent & {
    message: ColumnType<number | null, number | null | undefined>
    boundAt: ColumnType<string | null, string | null | undefined>
  }
  materialMovements: Movement
  components: Stored<Component, 'removedAt' | 'removedBy' | 'removeReason'> & {
    wentBack: Generated<boolean>
    scanned: Generated<boolean>
    removalMessage: ColumnType<number | null, number | null | undefined>
  }
  units: Unit & UnitWork
  archivedSerials: { lineNumber: string; productSn: string; month: string }
  holdRules: {
    lineNumber: string
    message: string
    kind: HoldRule['kind']
    value: string
    bomCodes: string[]
    reason: string
    later: boolean
    by: string
    at: Generated<string>
    markedAt: string | null
    releasedAt: string | null
    releasedBy: string | null
  }
  bulkActs: {
    lineNumber: string
    message: string
    meaning: number
    verb: 'hold' | 'rework' | 'dispose' | 'recall'
    userName: string
    asked: Json<Record<string, unknown>>
    units: string[] | null
    steps: (number | null)[] | null
    deeper: Generated<boolean>
    done: Generated<number>
    changed: Generated<number>
    unchanged: ColumnType<Record<string, number>, string | undefined, string>
    touchedAt: Generated<string>
    finished: Generated<boolean>
  }
  passes: PassRow
  refusedArrivals: {
    lineNumber: string
    stationNumber: string
    message: number
    productSn: string | null
    productId: string | null
    at: string
    heardAt: Generated<string>
    reasons: Json<{ reason: string; about: string }[]>
  }
  failures: Stored<Failure & { setKey: number | null }, 'failSource' | 'quantity'> & { lineNumber: string }
  failureUndos: {
    lineNumber: string
    failId: string
    failureBefore: Json<unknown>
    unitBefore: ColumnType<unknown, string | null, string | null>
    unitAfter: ColumnType<unknown, string | null, string | null>
    others: Json<unknown>
  }
  characteristicDays: {
    lineNumber: string
    day: string
    stationNumber: string
    setKey: number
    typeNo: string
    typeVer: number
    n: number[]
    mean: number[]
    m2: number[]
    lowest: number[]
    highest: number[]
    ng: number[]
  }
  subgroupDays: {
    lineNumber: string
    day: string
    stationNumber: string
    setKey: number
    typeNo: string
    typeVer: number
    plan: string
    untilTime: number
    untilId: string
    untilPass: number
    counted: number[]
    sums: Json<number[][]>
    open: Json<(number | string | null)[][]>
  }
  outputSlots: {
    lineNumber: string
    slot: string
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
  lateChanges: { lineNumber: string; day: string; changes: Generated<number> }
  equipmentAlarms: {
    lineNumber: string
    stationNumber: string
    alarmCode: string
    onTime: string
    offTime: string | null
    alarmText: string | null
  }
  stationThreads: {
    lineNumber: string
    stationNumber: string
    thread: string
    told: Json<Record<string, unknown>>
    toldAt: Generated<string>
  }
}
