import type { CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import type { Shift } from '@takt/contract/plant.ts'
import type { Step } from '@takt/contract/processings.ts'

/** A characteristic, and how the process behind it behaves. */
export type Measure = {
  definition: Omit<CharacteristicDraft, 'charSeqNum'>
  /** Where the process runs when its tool is fresh; short-term standard deviation; how far the mean has walked when the tool is worn. */
  level: number
  spread: number
  wear: number
  /** Decimals the instrument shows. */
  decimals: number
  /** For a text: what is read instead when something is wrong. */
  wrongText: string | null
}
export type SetPlan = { colSetId: string; colSetName: string; measures: readonly Measure[] }

export type AlarmPlan = { alarmCode: string; alarmText: string }
export type StationPlan = {
  stationNumber: string
  stationName: string
  machine: string
  address: string
  /** Seconds, planned. */
  cycleTime: number
  /** Takes what failed elsewhere: nothing is planned for it, so it is nobody's bottleneck. */
  isBench?: true
  optLevel: number
  /** A person does it: their number goes with every pass, and times scatter more. */
  manual: boolean
  /** Share of units on which something goes wrong here that has nothing to do with the tool's state. */
  faultyShare: number
  /** Cycles until the tool is worn and changed. */
  toolLife: number
  /** Working hours between two breakdowns, and minutes a repair takes. */
  faultHours: number
  repairMinutes: number
  stops: readonly [AlarmPlan, ...AlarmPlan[]]
  warning: AlarmPlan
}

/** What a unit is made from: how its box or reel is labelled, and how much is in one. */
export type PartPlan = {
  bomCode: string
  bomName: string
  unit: string
  pack: number
  rule: 'separated' | 'gs1' | 'plain'
  supplier: string
  minimumStock: number | null
  unitPrice: number | null
}
/** A part that a type takes at a station. `scan`: its serial is reported with every unit. */
export type BillRow = { stationNumber: string; bomCode: string; bomQty: number; scan?: true }
/** What a station is set to. */
export type ParameterPlan = {
  stationNumber: string
  paraCode: string
  paraName: string
  unit: string
  value: number
  minValue: number
  maxValue: number
}

export type StepPlan = Omit<Step, 'colSetVersion'>
export type TypePlan = {
  typeNo: string
  typeName: string
  picNumberVer: string
  remark: string
  /** How long it takes, against the planned cycle of each station. */
  effort: number
  processingNumber: string
  processingName: string
  steps: readonly StepPlan[]
  bill: readonly BillRow[]
  /** Smallest and largest order. */
  orderSize: readonly [number, number]
  customers: readonly [string, ...string[]]
}
export type LinePlan = {
  lineNumber: string
  lineName: string
  location: string
  manager: string
  department: string
  shifts: Shift[]
  stations: readonly StationPlan[]
  sets: readonly SetPlan[]
  parts: readonly PartPlan[]
  parameters: readonly ParameterPlan[]
  types: readonly [TypePlan, ...TypePlan[]]
}

export const part = (
  bomCode: string,
  bomName: string,
  unit: string,
  pack: number,
  rule: PartPlan['rule'],
  supplier: string,
  unitPrice: number | null = null,
): PartPlan => ({
  bomCode,
  bomName,
  unit,
  pack,
  rule,
  supplier,
  minimumStock: pack > 1 ? pack / 10 : null,
  unitPrice,
})
export const takes = (stationNumber: string, bomCode: string, bomQty: number): BillRow => ({
  stationNumber,
  bomCode,
  bomQty,
})
export const scans = (stationNumber: string, bomCode: string): BillRow => ({
  stationNumber,
  bomCode,
  bomQty: 1,
  scan: true,
})
/** How the bill of a type is called. */
export const billOf = ({ typeNo }: Pick<TypePlan, 'typeNo'>) => ({ bomCode: `B-${typeNo}`, bomVer: 1 })

type Limits = { low?: number; target?: number; high?: number }
type Behaviour = {
  level?: number
  spread: number
  wear?: number
  decimals: number
  readings?: number
  manual?: true
}

/** A number with its limits; one of them may be missing. */
export function measure(
  resultCode: string,
  resultName: string,
  resultUnit: string | null,
  { low, target, high }: Limits,
  behaviour: Behaviour,
): Measure {
  const { level, spread, wear = 0, decimals, readings = 1, manual } = behaviour
  const definition = {
    resultCode,
    resultName,
    resultUnit,
    unitCount: 1,
    valueCount: readings,
    targetText: null,
    manualAutoMode: manual ? 'manual' : 'automatic',
    targetValue: target ?? null,
    lowerSpecLimit: low ?? null,
    upperSpecLimit: high ?? null,
  } as const
  return { definition, level: level ?? target ?? 0, spread, wear, decimals, wrongText: null }
}

/** Something read as text that must be exactly this. */
export function readText(
  resultCode: string,
  resultName: string,
  targetText: string,
  wrongText: string,
): Measure {
  const definition = {
    resultCode,
    resultName,
    resultUnit: null,
    unitCount: 1,
    valueCount: 1,
    targetText,
    manualAutoMode: 'automatic',
    targetValue: null,
    lowerSpecLimit: null,
    upperSpecLimit: null,
  } as const
  return { definition, level: 0, spread: 0, wear: 0, decimals: 0, wrongText }
}

type StepWishes = { set?: string; rework?: number; back?: number; loops?: number }

/** A step that must be passed. Without `rework` an NG unit waits for a person. */
export const step = (
  stepSeq: number,
  stationNumber: string,
  stepName: string,
  nextStep: number | null,
  { set, rework, back, loops = 0 }: StepWishes = {},
): StepPlan => ({
  stepSeq,
  stepName,
  stationNumber,
  mustPass: true,
  nextStep,
  reworkStep: rework ?? null,
  returnStep: back ?? null,
  maxLoops: loops,
  colSetId: set ?? null,
})

/** Early, late and night; the night crosses midnight. Breaks are given as they differ from line to line. */
export const threeShifts = (
  early: Shift['breaks'],
  late: Shift['breaks'],
  night: Shift['breaks'],
): Shift[] => [
  { shiftName: 'Early', startTime: '06:00', endTime: '14:00', breaks: early },
  { shiftName: 'Late', startTime: '14:00', endTime: '22:00', breaks: late },
  { shiftName: 'Night', startTime: '22:00', endTime: '06:00', breaks: night },
]
