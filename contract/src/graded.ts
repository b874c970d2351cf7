import { z } from 'zod'
import { choice, code, measure, name, whole } from './fields.ts'
import { Capability } from './values.ts'

/** Of the best the process could do: by the bands of the plant for Cpk, from the best. */
export const potentials = ['a', 'b', 'c', 'd'] as const
/** How capable a characteristic is; `grade` only where there are values enough. */
export const GradedCharacteristic = Capability.extend({
  potential: choice(potentials).nullable(),
  /** 1: at least 95 % of the potential is used; 2: at least 90 %; 3: less. */
  used: whole(1, 3).nullable(),
  ppkLower: measure().nullable(),
})
export type GradedCharacteristic = z.infer<typeof GradedCharacteristic>

export const ChartWallLine = z.object({
  lineNumber: code(),
  lineName: name(),
  characteristics: z.array(GradedCharacteristic),
})
export type ChartWallLine = z.infer<typeof ChartWallLine>
