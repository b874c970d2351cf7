import { ProcessingDraft, type RouteFault, Step } from '@takt/contract/processings.ts'
import { faultsOf, type MeasuredSet } from '@takt/contract/route-faults.ts'
import type { FieldName } from '@takt/contract/field-names.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { sayIssue } from '~/fields/issue.ts'
import { plainSteps, type TypedStep } from './steps.ts'
import type { Typed } from './use-route-draft.ts'

/** Something to be mended: what, and at which steps; none: the whole route. `unsavable`: not even a draft may say it. */
export type Fault = { key: RouteFault | FieldName; text: string; steps: TypedStep[]; unsavable: boolean }

/** Everything that keeps what is typed from being saved, and then from being released. */
export function findFaults({ steps, ...of }: Typed, isReleased: (set: MeasuredSet) => boolean, words: Words): Fault[] {
  const field: Record<string, string> = words.field
  const head = ProcessingDraft.pick({ processingName: true, remark: true }).safeParse(of, { error: (issue) => sayIssue(words, issue) })
  const ofHead = (head.error?.issues ?? []).map(({ path: [name], message }): Fault => ({ key: name as FieldName, text: `${field[String(name)]}: ${message}`, steps: [], unsavable: true })) // a field of the schema
  const ofFields = steps.flatMap((step) => {
    const { error } = Step.safeParse(plainSteps([step])[0], { error: (issue) => sayIssue(words, issue) })
    return (error?.issues ?? []).map(({ path: [name], message }): Fault => ({ key: name as FieldName, text: `${field[String(name)]}: ${message}`, steps: [step], unsavable: true })) // as above
  })
  const ofRoute = faultsOf(steps, isReleased).map(({ fault, steps: numbers }): Fault => ({
    key: fault, text: words.routeFault[fault], steps: steps.filter(({ stepSeq }) => numbers.includes(stepSeq)), unsavable: false,
  }))
  return [...ofHead, ...ofFields, ...ofRoute]
}
