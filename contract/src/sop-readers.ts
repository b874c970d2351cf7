import { z } from 'zod'
import { choice, code, instant, name, parts, version } from './fields.ts'

/** `older`: confirmed a version before, and a major change came since. `expired`: confirmed too long ago. */
export const readStates = ['confirmed', 'older', 'expired', 'missing'] as const
export type ReadState = (typeof readStates)[number]

/** Somebody who is to read it, and the newest version that they confirmed. */
export const SopReader = z.object({
  operatorNo: code(),
  name: name(),
  readState: choice(readStates),
  sopVer: version().nullable(),
  readAt: instant().nullable(),
  contentHash: code().nullable(),
  /** Until when this confirmation counts; null: for good. */
  expiresAt: instant().nullable(),
})
export type SopReader = z.infer<typeof SopReader>

const inForce = { sopCode: code(), sopVer: version(), sopTitle: name(), stationNumber: code().nullable() }

/** Who has confirmed what is in force on the line, and what is due again. One cell an instruction; null: they do not work by it. */
export const SopTraining = z.object({
  sops: parts(z.object(inForce), 10_000),
  people: parts(
    SopReader.pick({ operatorNo: true, name: true }).extend({
      cells: z.array(
        SopReader.pick({ readState: true, sopVer: true, readAt: true, expiresAt: true }).nullable(),
      ),
    }),
    10_000,
  ),
})
export type SopTraining = z.infer<typeof SopTraining>

/** A cell of it as a line of a file. `sopVer`: in force; `readVer`: the newest that was confirmed. */
export const TrainingLine = SopReader.omit({ contentHash: true }).extend({
  ...inForce,
  readVer: version().nullable(),
})
export type TrainingLine = z.infer<typeof TrainingLine>
