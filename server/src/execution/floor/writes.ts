import type { NewEvent } from '@takt/contract/events.ts'
import type { NoGoReason } from '@takt/contract/reasons.ts'
import type { StationStatus } from '@takt/contract/stations.ts'
import type { PassRow } from '../../platform/db/tables.ts'
import type { Leaving } from './part-out.queries.ts'
import type { PackedSet } from '../../masterdata/measures/measures.ts'

export type NewPass = Omit<PassRow, 'lineNumber' | 'inTime' | 'outTime'> & { inTime: number; outTime: number }
export type NewFailure = {
  productId: string
  productSn: string | null
  typeNo: string
  lotNo: string | null
  stationNumber: string
  stepSeq: number
  passNo: number
  resultCode: string | null
  /** What the code means by the line's definitions. */
  defectCode: string | null
  subDefectCode: string | null
  resultValue: number | null
  minValue: number | null
  maxValue: number | null
  setKey: number | null
  operator: string | null
  failStatus: 'open' | 'rework' | 'useAsIs'
  concessionCode: string | null
  failTime: number
}
export type NewStatus = { stationNumber: string; at: number; stationStatus: StationStatus }
/** A row of the alarms as it is now; `none`: it is gone. */
export type NewAlarm = {
  stationNumber: string
  alarmCode: string
  onTime: number
  offTime: number | null | 'none'
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
  /** Failures of this unit at this step are closed: the step reported OK. */
  mended: { productId: string; stepSeq: number; at: number }[]
  /** Units that are held for a step they failed: nothing of them is in rework. */
  stopped: { productId: string }[]
  /** What leaves its unit with a part. */
  partsOut: Leaving[]
  refused: Refused[]
  statuses: NewStatus[]
  /** Open silences that ended, by station; and when a message was sent that came late, where a silence had been noted. */
  heard: Map<string, { start: number; liveSince: number; at: number }>
  spoken: { stationNumber: string; at: number }[]
  alarms: NewAlarm[]
  /** What others may act on. */
  events: NewEvent[]
  heartbeats: { stationNumber: string; at: number }[]
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
export type Day = {
  n: number[]
  mean: number[]
  m2: number[]
  lowest: number[]
  highest: number[]
  ng: number[]
}
export type DayKey = { day: string; stationNumber: string; setKey: number; typeNo: string; typeVer: number }
export type DayTally = Day & DayKey & { set: PackedSet }
export const dayKey = ({ day, stationNumber, setKey, typeNo, typeVer }: DayKey) =>
  `${day}\0${stationNumber}\0${setKey}\0${typeNo}\0${typeVer}`

export const noWrites = (): Writes => ({
  passes: [],
  failures: [],
  mended: [],
  stopped: [],
  partsOut: [],
  refused: [],
  statuses: [],
  heard: new Map(),
  spoken: [],
  alarms: [],
  events: [],
  heartbeats: [],
  cycles: new Map(),
  slots: new Map(),
  days: new Map(),
})
