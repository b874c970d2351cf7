import { z } from 'zod'
import { choice, code, flag, note, uuid } from './fields.ts'
import { stepAsks } from './sop-asks.ts'

/** `resultCode`: of what the value is a reading. `mustAnswer`: without it the station does not complete the unit. */
export const SopStep = z
  .strictObject({
    textEn: note().nullable().default(null),
    textZh: note().nullable().default(null),
    textEs: note().nullable().default(null),
    textJa: note().nullable().default(null),
    picture: uuid().nullable().default(null),
    asks: choice(stepAsks).nullable().default(null),
    resultCode: code().nullable().default(null),
    scanPattern: code().nullable().default(null),
    mustAnswer: flag().default(false),
  })
  .refine(({ asks, resultCode }) => (asks === 'value') === (resultCode !== null), {
    error: 'missing',
    path: ['resultCode'],
  })
export type SopStep = z.output<typeof SopStep>
export const stepTexts = ['textEn', 'textZh', 'textEs', 'textJa'] as const satisfies (keyof SopStep)[]
/** As many as a person reads at a station. */
export const mostSteps = 50
