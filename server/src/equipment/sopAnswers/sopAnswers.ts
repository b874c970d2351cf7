import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { fitsPattern, type StepAsk } from '@takt/contract/sop-asks.ts'
import { judgeReading } from '@takt/contract/judge.ts'
import type { SopStep } from '@takt/contract/sops.ts'
import type { SopAnswer, sopAnswers } from '@takt/contract/sopAnswers.ts'
import { type OpenPass, openPassNo, openPassOf } from '../../execution/floor/floor.ts'
import { sopForPass } from '../../masterdata/sops/sops.ts'
import { operatorsAt, withOperatorNames } from '../../plant/operators/operators.ts'
import { recordChange, recordNothing } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  addressOfPicture,
  changePicture,
  dropPicture,
  givePicture,
  picture as readPicture,
} from '../../platform/userFiles/userFiles.ts'
import { toolMountedAt } from '../tools/tools.ts'
import {
  answersOfUnit,
  deleteAnswersOf,
  findAnswer,
  insertAnswer,
  passAnswered,
  photosOfLine,
} from './sopAnswers.queries.ts'

export { sopAnswersAspect } from './aspect.ts'
export { takeAnswers } from './old-answers.queries.ts'

type Wish = z.output<typeof sopAnswers.answer.input>
type Checked = Parameters<typeof insertAnswer>[1]
type Answered = Pick<SopAnswer, 'resultCode' | 'answerValue' | 'answerText' | 'picture'>

const shownBy = ({ answerId }: Pick<SopAnswer, 'answerId'>) =>
  ({ entity: 'sopAnswer', entityKey: answerId }) as const

export async function answersOf({ db, line }: LineCall, { productId }: { productId: string }) {
  const answers = await answersOfUnit(db, line, productId)
  return withOperatorNames(
    db,
    answers.map((one) => ({ ...one, operator: one.operatorNo })),
  )
}

/** Of the pass that is open at the station; where there is none, nothing. */
export async function answersAtStation(
  { db, line }: LineCall,
  { productId, stationNumber }: { productId: string; stationNumber: string },
) {
  const pass = await openPassOf(db, line, productId)
  if (pass?.stationNumber !== stationNumber) return { answers: [], results: [] }
  const all = await answersOfUnit(db, line, productId)
  return {
    answers: all.filter(({ passNo }) => passNo === pass.passNo),
    results: pass.characteristics.filter(({ valueCount }) => valueCount === 1),
  }
}

export async function showPhoto(
  { db, line }: LineCall,
  { productId, picture }: { productId: string; picture: string },
) {
  const isOf = (await answersOfUnit(db, line, productId)).some((one) => one.picture === picture)
  const found = isOf ? await readPicture(db, picture) : null
  return { picture: found && addressOfPicture(found) }
}

/** The one who is signed on there; where there are several, the request names one of them. */
async function whoAnswers({ db, line }: LineCall, { stationNumber, operatorNo }: Wish) {
  const operators = await operatorsAt(db, line, stationNumber)
  const one =
    operatorNo === null
      ? operators.length === 1 && operators[0]
      : operators.find((o) => o.operatorNo === operatorNo)
  return one ? one.operatorNo : refuse('sopAnswers.nobody', { stationNumber }, 'operatorNo')
}

type Taking = (call: LineCall, wish: Wish, step: SopStep, pass: OpenPass) => Promise<Partial<Answered>>

/** What each kind of step takes for an answer. Whether a value is good is the pass's to judge. */
const takes: Record<StepAsk, Taking> = {
  async value(_, { answerValue, answerText }, { resultCode }, { characteristics }) {
    const found = characteristics.find((one) => one.resultCode === resultCode && one.valueCount === 1)
    if (!resultCode || !found)
      return refuse('station.result_unknown', { resultCode: resultCode ?? '' }, 'answerValue')
    const value = answerValue ?? answerText
    if (value === null || (typeof value === 'string' && value.length > 64) || !judgeReading(value, found))
      refuse('station.result_wrong_kind', { resultCode }, 'answerValue')
    return { resultCode, answerValue, answerText: answerValue === null ? answerText : null }
  },
  photo: async (_, { picture }) => (picture ? { picture } : refuse('files.picture_unknown', {}, 'picture')),
  async scan(_, { answerText }, { scanPattern }) {
    if (answerText === null || answerText.length > 128 || !fitsPattern(answerText, scanPattern))
      refuse('sopAnswers.wrong_form', { scanPattern: scanPattern ?? '*' }, 'answerText')
    return { answerText }
  },
  async tool({ db, line }, { answerText, stationNumber }) {
    if (answerText === null || !(await toolMountedAt(db, line, stationNumber, answerText)))
      refuse('sopAnswers.not_mounted', { toolCode: answerText ?? '', stationNumber }, 'answerText')
    return { answerText }
  },
  confirm: async () => ({}),
}

/** Checked before the line is locked: no station waits for it. */
async function checked(call: LineCall, wish: Wish): Promise<Checked> {
  const { db, line } = call
  const { answerId, productId, stationNumber, sopCode, sopVer, stepNo, contentHash } = wish
  const pass = await openPassOf(db, line, productId)
  const begunAt = pass?.stationNumber === stationNumber ? pass.begunAt : nowIso()
  const sop = await sopForPass(db, line, { sopCode, sopVer, stationNumber, begunAt })
  if (sop.contentHash !== contentHash) refuse('sops.other_content')
  const step = sop.steps[stepNo - 1]
  if (!step?.asks) return refuse('record.unknown', {}, 'stepNo')
  if (pass?.stationNumber !== stationNumber || (sop.typeNo !== null && sop.typeNo !== pass.typeNo))
    return refuse('sopAnswers.not_here', { stationNumber }, 'productId')
  const operatorNo = await whoAnswers(call, wish)
  const nothing: Answered = { resultCode: null, answerValue: null, answerText: null, picture: null }
  const given = { ...nothing, ...(await takes[step.asks](call, wish, step, pass)) }
  const where = { answerId, productId, stationNumber, sopCode, sopVer, stepNo, contentHash }
  const who = { operatorNo, answeredBy: call.user.userName, answeredAt: nowIso() }
  return { lineNumber: line, ...where, passNo: pass.passNo, asks: step.asks, ...given, ...who }
}

/** The row is its own trace, and nobody changes it; the change history records that a pass was answered: decision 98. */
export async function answerStep(call: LineCall, wish: Wish): Promise<SopAnswer> {
  recordNothing(call)
  const before = await findAnswer(call.db, call.line, wish.answerId)
  return before ?? keep(call, await checked(call, wish))
}

/** Under the line's lock: the station completes the unit before it or after it. */
const keep = (call: LineCall, answer: Checked) =>
  inOneGo(call.db, async (db): Promise<SopAnswer> => {
    const { line } = call
    const { answerId, productId, stationNumber, passNo, sopCode, sopVer, picture } = answer
    await lockLine(db, line)
    const before = await findAnswer(db, line, answerId)
    if (before) return before
    const pass = await openPassNo(db, line, productId)
    if (pass?.stationNumber !== stationNumber || pass.passNo !== passNo)
      return refuse('sopAnswers.not_here', { stationNumber }, 'productId')
    const where = { sopCode, sopVer, stationNumber, begunAt: pass.begunAt }
    if ((await sopForPass(db, line, where)).contentHash !== answer.contentHash) refuse('sops.other_content')
    if (picture) {
      await changePicture({ ...call, db }, shownBy({ answerId }), null, picture)
      await givePicture(db, picture)
    }
    const isFirst = !(await passAnswered(db, line, productId, passNo))
    await insertAnswer(db, answer)
    if (isFirst)
      await recordChange(db, call, { entity: 'sopAnswer', key: answerId, action: 'answer', after: answer })
    return answer
  })

export const lineSopAnswersPart = {
  async remove(db: Db, line: string) {
    const photos = await photosOfLine(db, line)
    await deleteAnswersOf(db, line)
    for (const one of photos) await dropPicture(db, one.picture, shownBy(one))
  },
}
