import { z } from 'zod'
import { AlarmTexts } from './alarm-texts.ts'
import { lossTypes } from './alarmDefs.ts'
import { feature, query } from './endpoint.ts'
import { choice, code, day, flag, instant, name, note } from './fields.ts'
import { stationStatuses } from './stations.ts'

/** The shift that is worked at the instant, or the first one of the day; without both the one that ran last. */
export const RewindQuery = z.strictObject({ at: instant().optional(), day: day().optional() })
export type RewindQuery = z.output<typeof RewindQuery>

/** More alarms of one shift are not sent: the newest are. */
export const mostRewound = 5000

const second = z.int().nonnegative()
/** When it began and ended, in whole seconds of the shift; null: it went on beyond the requested end. */
const stretch = { from: second, to: second.nullable() }

/** Everything needed to show any moment of a shift as it was, in one answer. Counted in whole seconds from `start`. */
export const RewoundShift = z.object({
  productionDay: day(),
  shiftName: name().nullable(),
  start: instant(),
  end: instant(),
  /** Of a shift that still runs, until now. */
  seconds: second,
  isOver: flag(),
  /** When the shifts before and after it began. */
  before: instant(),
  after: instant().nullable(),
  stations: z.array(
    z.object({
      stationNumber: code(),
      stationName: name(),
      /** Only rework or no route leads to it: it is drawn after the others, and no arrow leads to it. */
      isOffMainWay: flag(),
      /** Its statuses, in order; in a gap it is unknown. */
      said: z.array(z.tuple([second, second, choice(stationStatuses)])),
      /** How many units were worked on from that second on. */
      units: z.array(z.tuple([second, z.int()])),
    }),
  ),
  /** There were more than `mostRewound`: the older ones are not among them. */
  areAlarmsCut: flag(),
  alarms: z.array(
    z.object({
      stationNumber: code(),
      alarmCode: code(),
      alarmText: z.string().nullable(),
      texts: AlarmTexts.nullable(),
      ...stretch,
    }),
  ),
  /** `arrived`: when somebody came. */
  calls: z.array(
    z.object({
      stationNumber: code(),
      lossType: choice(lossTypes),
      message: note().nullable(),
      arrived: second.nullable(),
      ...stretch,
    }),
  ),
})
export type RewoundShift = z.infer<typeof RewoundShift>

export const rewind = feature('rewind', {
  shift: query({ input: RewindQuery, output: RewoundShift, for: ['lineDashboard'], mayLag: true }),
})
