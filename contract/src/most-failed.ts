import { z } from 'zod'
import { code, count, name } from './fields.ts'

/** What failed how often at a station: a defect, or a result that was out of its limits and has none; neither where only NG was reported. */
export const MostFailed = z.object({
  defectCode: code().nullable(),
  resultCode: code().nullable(),
  resultName: name().nullable(),
  stationNumber: code(),
  failures: count(),
})
export type MostFailed = z.infer<typeof MostFailed>
