import { z } from 'zod'
import { choice, code, flag, instant } from './fields.ts'

/** The more urgent first: of several calls at a station the first lights. */
export const lampColours = ['red', 'yellow', 'blue', 'white', 'green', 'none'] as const
export type LampColour = (typeof lampColours)[number]
export const lampSounds = ['none', 'chime', 'bell', 'horn'] as const
export type LampSound = (typeof lampSounds)[number]

/** What a lamp shows now. `test`: somebody tries it. */
export const LampShown = z.object({
  lampColour: choice(lampColours),
  lampSound: choice(lampSounds),
  test: flag(),
})
export type LampShown = z.infer<typeof LampShown>
export const darkLamp: LampShown = { lampColour: 'none', lampSound: 'none', test: false }

/** How long a lamp is tried, in seconds. */
export const lampTestSeconds = 20

/** Without a station: every one of the line. */
export const LampTestDraft = z.strictObject({
  stationNumber: code().nullable(),
  lampColour: choice(lampColours),
  lampSound: choice(lampSounds),
})
export type LampTestDraft = z.infer<typeof LampTestDraft>
export const LampTest = z.object({ ...LampTestDraft.shape, until: instant() })
export type LampTest = z.infer<typeof LampTest>
