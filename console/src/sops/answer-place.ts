import type { SopResult, SopAnswer } from '@takt/contract/sopAnswers.ts'
import type { StationSop } from '@takt/contract/sops.ts'

/** What was typed or scanned. */
export type Typed = Partial<Pick<SopAnswer, 'answerValue' | 'answerText'>>
export type Person = { operatorNo: string; name: string }
/** Where the question is, and about what. */
export type AnswerPlace = { sop: StationSop; station: string; unit: string; people: readonly Person[] }

type Given = Pick<SopAnswer, 'sopCode' | 'stepNo' | 'contentHash'>
export const isAnswerTo = ({ sopCode, contentHash }: StationSop, stepNo: number) => {
  return (one: Given) => one.sopCode === sopCode && one.contentHash === contentHash && one.stepNo === stepNo
}

/** Steps that must be answered and are not, from 1. `results`: what the unit is measured for; a value of nothing else can be given. */
export const stillToAnswer = (sop: StationSop, given: readonly Given[], results: readonly SopResult[]) =>
  sop.steps.flatMap(({ asks, resultCode, mustAnswer }, at) => {
    const canAnswer = asks !== 'value' || results.some((one) => one.resultCode === resultCode)
    const isLeft = asks !== null && mustAnswer && canAnswer && !given.some(isAnswerTo(sop, at + 1))
    return isLeft ? [at + 1] : []
  })

/** A number as it is typed with a point or a comma; null: it is none. */
export function numberOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : null
}

export const wantsText = ({ targetText, lowerSpecLimit, upperSpecLimit }: SopResult) =>
  targetText !== null && lowerSpecLimit === null && upperSpecLimit === null
