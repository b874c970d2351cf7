import { z } from 'zod'
import { choice, code, setting, version } from './fields.ts'

/** Once when the line changes over to the type, or again with every part. */
export const sendModes = ['changeover', 'perPart'] as const

/** A parameter as sent to a station. */
export const SentParameter = z.object({
  paraCode: code(),
  value: setting(),
  unit: code().nullable(),
  addr: code().nullable(),
  sendMode: choice(sendModes),
})

/** What a `go` carries. `paraVer`: of the type's own set; `stationParaVer`: of what the station is set to whatever it makes. */
export const Recipe = z.object({
  paraVer: version().nullable(),
  stationParaVer: version().nullable(),
  parameters: z.array(SentParameter),
})
export type Recipe = z.infer<typeof Recipe>
