import { z } from 'zod'
import { command, feature, query } from './endpoint.ts'
import {
  account,
  accounts,
  choice,
  code,
  flag,
  instant,
  name,
  note,
  reason,
  uuid,
  version,
  whole,
} from './fields.ts'
import { registerOf, registerPaging } from './lists.ts'
import { mostSteps } from './sop-steps.ts'

/** A comment is a task of whoever wrote the instruction until it is answered. */
export const commentStates = ['open', 'taken', 'declined'] as const
export type CommentState = (typeof commentStates)[number]

/** A comment from a station on a step of an instruction. */
export const SopComment = z.object({
  lineNumber: code(),
  /** Made by the console, so that a comment sent twice over a bad network is one. */
  commentId: uuid(),
  sopCode: code(),
  sopVer: version(),
  /** 0: of the file. */
  stepNo: whole(0, mostSteps),
  /** Of what was shown. */
  contentHash: code(),
  stationNumber: code(),
  commentText: note(),
  /** Null: nobody was signed on. */
  operatorNo: code().nullable(),
  commentedBy: account(),
  /** Whose task it is: they wrote the version. */
  authors: accounts(),
  commentedAt: instant(),
  commentState: choice(commentStates),
  answerNote: note().nullable(),
  commentAnsweredBy: name().nullable(),
  commentAnsweredAt: instant().nullable(),
})
export type SopComment = z.infer<typeof SopComment>

export const SopCommentRow = SopComment.extend({
  /** The newest version there is: what it complains of may be done already. */
  newestVer: version(),
})
export type SopCommentRow = z.infer<typeof SopCommentRow>

/** With the shown version: the number its step has there. Null: that step is gone. */
export const SopCommentOnStep = SopComment.extend({ stepNow: whole(0, mostSteps).nullable() })
export type SopCommentOnStep = z.infer<typeof SopCommentOnStep>

export const SopCommentFilter = z.strictObject({
  ...SopComment.pick({ commentState: true, sopCode: true, stationNumber: true }).partial().shape,
  /** Of what the caller wrote. */
  own: flag().optional(),
  ...registerPaging(SopCommentRow.omit({ authors: true, newestVer: true })),
})
export type SopCommentFilter = z.infer<typeof SopCommentFilter>

const page = { for: ['sopManage'] } as const
const atStation = { for: ['station', 'stationSop'] } as const
/** So many are shown at a step: the newest. */
export const mostShown = 20

export const sopComments = feature('sopComments', {
  /** The oldest that is open first. */
  list: query({ input: SopCommentFilter, output: registerOf(SopCommentRow), ...page }),
  /** Of what is in force at the station, the newest first: an answer is read where the comment was made. */
  here: query({
    input: z.strictObject({ stationNumber: code(), sopCode: code(), sopVer: version() }),
    output: z.array(SopCommentOnStep),
    ...atStation,
  }),
  say: command({
    input: SopComment.pick({
      commentId: true,
      sopCode: true,
      sopVer: true,
      stepNo: true,
      contentHash: true,
      stationNumber: true,
    })
      .extend({ commentText: reason(), operatorNo: code().nullable().default(null) })
      .strict(),
    output: SopComment,
    touches: ['notices'],
    ...atStation,
  }),
  /** Taken up, or left as it is: with a word for its author. */
  answer: command({
    input: z.strictObject({
      commentId: uuid(),
      commentState: z.enum(['taken', 'declined']),
      answerNote: reason(),
    }),
    output: SopComment,
    ...page,
  }),
})
