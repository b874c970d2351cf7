import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import type { SopComment, SopCommentFilter, sopComments } from '@takt/contract/sopComments.ts'
import { newestVersions, placesOfSteps, sopShown } from '../../masterdata/sops/sops.ts'
import { operatorsAt } from '../../plant/operators/operators.ts'
import { recordChange, recordNothing } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versionKey } from '../../platform/definitions/definitions.ts'
import { tell } from '../notices/notices.ts'
import {
  answerOpen,
  commentsAbout,
  deleteCommentsOf,
  findComment,
  insertComment,
  listComments,
} from './sopComments.queries.ts'

export { countCommentsOpen } from './sopComments.queries.ts'

type CommentInput = z.output<typeof sopComments.say.input>
type Answered = z.output<typeof sopComments.answer.input>

export async function commentsFor({ db, line, user }: LineCall, filter: SopCommentFilter) {
  const { rows, total } = await listComments(db, line, filter, filter.own ? user.userName : null)
  const newest = await newestVersions(db, line, [...new Set(rows.map(({ sopCode }) => sopCode))])
  const newestOf = new Map(newest.map(({ sopCode, sopVer }) => [sopCode, sopVer]))
  return { rows: rows.map((row) => ({ ...row, newestVer: newestOf.get(row.sopCode) ?? row.sopVer })), total }
}

/** A comment on an earlier version is shown at the same step, wherever it is now. */
export async function commentsAtStation(
  { db, line }: LineCall,
  { stationNumber, ...shown }: z.output<typeof sopComments.here.input>,
) {
  const rows = await commentsAbout(db, line, shown.sopCode, stationNumber)
  const placeOf = rows.every(({ sopVer }) => sopVer === shown.sopVer)
    ? ({ stepNo }: SopComment) => stepNo
    : await placesOfSteps(db, line, shown)
  return rows.map((row) => ({ ...row, stepNow: placeOf(row) }))
}

/** The named person is signed on there; where nobody is named, the only one who is. */
async function whoSays({ db, line }: LineCall, { stationNumber, operatorNo }: CommentInput) {
  const operators = await operatorsAt(db, line, stationNumber)
  if (operatorNo === null) return operators.length === 1 ? operators[0]!.operatorNo : null
  if (!operators.some((one) => one.operatorNo === operatorNo))
    refuse('sopComments.not_signed_on', { operatorNo, stationNumber })
  return operatorNo
}

/** Kept once, and sent to each author of the version. */
export const sayComment = (call: LineCall, input: CommentInput) =>
  inOneGo(call.db, async (db): Promise<SopComment> => {
    const inside = { ...call, db }
    const before = await findComment(db, call.line, input.commentId)
    if (before) return sameAgain(call, before)
    const { sopCode, sopVer, stationNumber, stepNo, commentText, contentHash, commentId } = input
    const { authors, steps, ...sop } = await sopShown(db, call.line, input)
    if (sop.contentHash !== contentHash) refuse('sops.other_content')
    if (stepNo > steps.length || (stepNo === 0 && sop.fileId === null)) refuse('record.unknown', {}, 'stepNo')
    const comment: SopComment = {
      ...input,
      lineNumber: call.line,
      operatorNo: await whoSays(inside, input),
      commentedBy: call.user.userName,
      authors,
      commentedAt: nowIso(),
      commentState: 'open',
      ...unanswered,
    }
    if (!(await insertComment(db, { ...comment, lineNumber: call.line })))
      return sameAgain(call, (await findComment(db, call.line, commentId))!)
    await recordChange(db, call, {
      entity: 'sop',
      key: versionKey(sopCode, sopVer),
      action: 'comment',
      after: comment,
    })
    const facts = { sopCode, sopVer, stepNo, stationNumber, comment: commentText }
    const news = { eventType: 'sopCommented', lineNumber: call.line, about: sopCode, facts } as const
    await tell(
      db,
      authors.map((userName) => ({ ...news, userName, source: `${commentId} ${userName}` })),
    )
    return comment
  })

const unanswered = { answerNote: null, commentAnsweredBy: null, commentAnsweredAt: null }

/** Sent twice over a bad network. Another's comment is nobody's to see so. */
function sameAgain(call: LineCall, comment: SopComment) {
  if (comment.commentedBy !== call.user.userName) refuse('record.unknown', {}, 'commentId')
  recordNothing(call)
  return comment
}

/** The first answer counts. */
export const answerComment = (call: LineCall, { commentId, ...answer }: Answered) =>
  inOneGo(call.db, async (db): Promise<SopComment> => {
    const before = (await findComment(db, call.line, commentId)) ?? refuse('record.unknown', {}, 'commentId')
    const done = { ...answer, commentAnsweredBy: call.user.name, commentAnsweredAt: nowIso() }
    if (!(await answerOpen(db, call.line, commentId, done))) {
      const { commentAnsweredBy: by } = (await findComment(db, call.line, commentId))!
      refuse('sopComments.answered', { by: by ?? '' })
    }
    const after = { ...before, ...done }
    const key = versionKey(before.sopCode, before.sopVer)
    await recordChange(db, call, { entity: 'sop', key, action: 'answerComment', before, after })
    return after
  })

export const lineSopCommentsPart = { remove: (db: Db, line: string) => deleteCommentsOf(db, line) }
