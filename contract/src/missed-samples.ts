import { z } from 'zod'
import { subgroupings } from './collectionSets.ts'
import { choice, code, count, day, instant, name, version } from './fields.ts'
import { period } from './lists.ts'

/** The newest so many shifts of the period. */
export const mostMissedShifts = 6

export const MissedInput = z.strictObject({ typeNo: code().optional(), ...period })
export type MissedInput = z.infer<typeof MissedInput>

/** What was to be measured, and what of it was not; shift by shift, the oldest first. */
export const MissedSamples = z.object({
  shifts: z.array(
    z.object({
      /** Null: the line has no shifts, and this is a day. */
      shiftName: name().nullable(),
      productionDay: day(),
      start: instant(),
      end: instant(),
      asked: count(),
      missed: count(),
    }),
  ),
  /** `asked` and `missed` are parallel to `shifts`. `subgroupBy` defines what a sample is: a unit, a stretch of time, a lot. */
  characteristics: z.array(
    z.object({
      stationNumber: code(),
      colSetId: code(),
      colSetVersion: version(),
      resultCode: code(),
      resultName: name(),
      subgroupBy: choice(subgroupings),
      asked: z.array(count()),
      missed: z.array(count()),
    }),
  ),
})
export type MissedSamples = z.infer<typeof MissedSamples>
