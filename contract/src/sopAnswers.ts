import { z } from 'zod'
import { ProcessResult } from './collectionSets.ts'
import { command, feature, query } from './endpoint.ts'
import {
  account,
  choice,
  code,
  count,
  instant,
  name,
  parts,
  reading,
  scan,
  uuid,
  version,
  whole,
} from './fields.ts'
import { stepAsks } from './sop-asks.ts'

/** What somebody answered at a step for a unit. The last one of a pass counts. */
export const SopAnswer = z.object({
  lineNumber: code(),
  /** Made by the console, so that an answer sent twice over a bad network is one. */
  answerId: uuid(),
  productId: uuid(),
  passNo: count(),
  stationNumber: code(),
  sopCode: code(),
  sopVer: version(),
  stepNo: whole(1, 50),
  asks: choice(stepAsks),
  /** Of what was shown. */
  contentHash: code(),
  /** What the value is a reading of. */
  resultCode: code().nullable(),
  answerValue: reading().nullable(),
  /** What was scanned, the tool, or a value that is a text. */
  answerText: name().nullable(),
  picture: uuid().nullable(),
  operatorNo: code(),
  answeredBy: account(),
  answeredAt: instant(),
})
export type SopAnswer = z.infer<typeof SopAnswer>

/** The results a step may ask the value of, with unit and limits, at the step the unit is at. */
export const SopResult = ProcessResult.pick({
  resultCode: true,
  resultName: true,
  resultUnit: true,
  lowerSpecLimit: true,
  upperSpecLimit: true,
  targetText: true,
})
export type SopResult = z.infer<typeof SopResult>

const atStation = { for: ['station'] } as const
const readers = { for: ['station', 'productSummary'] } as const
const ofUnit = z.strictObject({ productId: uuid() })

export const sopAnswers = feature('sopAnswers', {
  /** By whoever is signed on at the station; where several are, one of them is named. */
  answer: command({
    input: SopAnswer.pick({
      answerId: true,
      productId: true,
      stationNumber: true,
      sopCode: true,
      sopVer: true,
      stepNo: true,
      contentHash: true,
    })
      .extend({
        operatorNo: code().nullable().default(null),
        answerValue: reading().nullable().default(null),
        answerText: scan().nullable().default(null),
        picture: uuid().nullable().default(null),
      })
      .strict(),
    output: SopAnswer,
    touches: ['stationScreen'],
    ...atStation,
  }),
  /** What is answered for the unit at the station in this pass, and what may be. */
  here: query({
    input: ofUnit.extend({ stationNumber: code() }),
    output: z.object({ answers: parts(SopAnswer, 1000), results: parts(SopResult, 1000) }),
    ...atStation,
  }),
  /** All of a unit, in the order in which they came. */
  ofUnit: query({
    input: ofUnit,
    output: z.array(SopAnswer.extend({ operatorName: name().nullable() })),
    ...readers,
  }),
  /** A photo as a data address; null: there is none. */
  photo: query({
    input: ofUnit.extend({ picture: uuid() }),
    output: z.object({ picture: z.string().nullable() }),
    ...readers,
  }),
})
