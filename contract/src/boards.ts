import { z } from 'zod'
import { AlarmTexts } from './alarm-texts.ts'
import { feature, plantQuery, query } from './endpoint.ts'
import {
  choice,
  code,
  count,
  day,
  flag,
  instant,
  measure,
  name,
  note,
  nothing,
  seconds,
  share,
  version,
} from './fields.ts'
import { MostFailed } from './most-failed.ts'
import { slotTypes } from './slot-types.ts'
import { stationStatuses, timeClasses } from './stations.ts'

/** Every figure may be null: nothing to divide by is "–", never 0 or 100 %. */
const figures = {
  availability: share().nullable(),
  effectiveness: share().nullable(),
  quality: share().nullable(),
  oee: share().nullable(),
}

/** The shift that runs now, or the production day where no shift is defined. */
export const ShiftNow = z.object({
  shiftName: name().nullable(),
  productionDay: day(),
  start: instant(),
  end: instant(),
})

export const lineStates = [
  'producing',
  'noOrder',
  'stopped',
  'waiting',
  'break',
  'noData',
  'disabled',
] as const

/** One line at a glance. */
export const LineTile = z.object({
  lineNumber: code(),
  lineName: name(),
  lineState: choice(lineStates),
  asOf: instant(),
  orderCode: code().nullable(),
  orderName: name().nullable(),
  typeNo: code().nullable(),
  orderNumber: count().nullable(),
  actualNumber: count().nullable(),
  /** How many are producing; the one named is the first of them in the queue. */
  orderCount: count(),
  shift: ShiftNow,
  /** The shift that begins next; null where none is planned, or where the line has no shifts. */
  nextShift: ShiftNow.nullable(),
  /** Good units finished this production day and this shift, what the takt requires up to now, and what it requires in the whole day and shift. */
  madeToday: count(),
  targetToday: count().nullable(),
  planToday: count().nullable(),
  madeShift: count(),
  targetShift: count().nullable(),
  planShift: count().nullable(),
  okRate: share().nullable(),
  firstPassYield: share().nullable(),
  ...figures,
  /** As decided for the line; null: nobody did. `takt` falls back to the longest planned cycle of the stations. */
  okRateTarget: share().nullable(),
  takt: seconds().nullable(),
  activeAlarms: count(),
  stationsDown: count(),
  stationsSilent: count(),
  /** Higher needs attention first. */
  attention: measure(),
})
export type LineTile = z.infer<typeof LineTile>

export const StationTile = z.object({
  stationNumber: code(),
  stationName: name(),
  stationStatus: choice(stationStatuses),
  statusSince: instant().nullable(),
  lastHeartbeat: instant().nullable(),
  /** Alive once and no more, for three of its heartbeats. */
  silent: flag(),
  /** As planned for what the line makes; `skipped`: units of that type leave the station out. */
  cycleTime: seconds().nullable(),
  skipped: flag(),
  /** Only rework leads to it: it is listed after the others, and the line does not wait for it. */
  isRework: flag(),
  /** Only rework leads to it, or no route that is made by: no arrow leads to it. */
  isOffMainWay: flag(),
  lastCycle: seconds().nullable(),
  averageCycle: seconds().nullable(),
  unitsHere: count(),
  passesShift: count(),
  ngShift: count(),
  alarms: z.array(
    z.object({
      alarmCode: code(),
      /** As the station sent it. */
      alarmText: z.string().nullable(),
      /** The text of its definition in every language; null where the code is not defined. */
      texts: AlarmTexts.nullable(),
      onTime: instant(),
    }),
  ),
})
export type StationTile = z.infer<typeof StationTile>

/** A slot by its name, or an hour where none is defined. `planned`: it is no break. */
export const HourBar = z.object({
  start: instant(),
  end: instant(),
  slotName: name().nullable(),
  slotType: choice(slotTypes).nullable(),
  planned: flag(),
  made: count(),
  target: measure().nullable(),
  gap: measure().nullable(),
  ng: count(),
})
export type HourBar = z.infer<typeof HourBar>

export const RunningOrder = z.object({
  orderCode: code(),
  orderName: name(),
  typeNo: code(),
  typeVer: version(),
  orderNumber: count(),
  actualNumber: count(),
  ngNumber: count(),
  startedNumber: count(),
  planEnd: instant(),
  actualStart: instant().nullable(),
  expectedEnd: instant().nullable(),
})

export const LineBoard = z.object({
  tile: LineTile,
  stations: z.array(StationTile),
  /** `reason`: what somebody wrote about it. */
  hours: z.array(HourBar.extend({ reason: note().nullable() })),
  orders: z.array(RunningOrder),
  /** Most frequent failures of this shift. */
  topFailures: z.array(MostFailed),
  wip: count(),
  okNumber: count(),
  ngNumber: count(),
  /** How the figures were made: the station they are taken at, and the milliseconds in each class of time. */
  oeeStation: code().nullable(),
  times: z.record(z.enum(timeClasses), z.number()),
  plannedBusyTime: z.number(),
  producedShift: count(),
  goodFirstShift: count(),
  plannedCycle: seconds().nullable(),
  hasShifts: flag(),
})
export type LineBoard = z.infer<typeof LineBoard>

/** A line among all lines: its tile and what each of its stations does, by number. */
export const LineInPlant = LineTile.extend({
  stations: z.array(StationTile.pick({ stationNumber: true, stationStatus: true })),
})
export type LineInPlant = z.infer<typeof LineInPlant>

export const boards = feature('boards', {
  lines: plantQuery({ input: nothing, output: z.array(LineInPlant), for: ['mainDashboard'] }),
  line: query({ input: nothing, output: LineBoard, for: ['lineDashboard'] }),
})
