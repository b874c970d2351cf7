import type { z } from 'zod'
import { ProcessingDraft, type RouteFault, Step } from '@takt/contract/processings.ts'
import { faultsOf, type MeasuredSet } from '@takt/contract/route-faults.ts'
import type { FieldName } from '@takt/contract/field-names.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { sayIssue, sayMessage } from '~/fields/issue.ts'
import { plainSteps, type TypedStep } from './steps.ts'
import type { Typed } from './use-route-draft.ts'

/** Something to be corrected: what, and at which steps; none: the whole route. `unsavable`: not even a draft may have it. */
export type Fault = { key: RouteFault | FieldName; text: string; steps: TypedStep[]; unsavable: boolean }

/** Everything that keeps what is typed from being saved, and then from being released. */
export function findFaults(
  { steps, ...of }: Typed,
  isReleased: (set: MeasuredSet) => boolean,
  words: Words,
): Fault[] {
  const ofHead = fieldFaults(ProcessingDraft.pick({ processingName: true, remark: true }), of, [], words)
  const ofFields = steps.flatMap((step) => fieldFaults(Step, plainSteps([step])[0]!, [step], words))
  const ofRoute = faultsOf(steps, isReleased).map(({ fault, steps: numbers }): Fault => ({
    key: fault,
    text: words.routeFault[fault],
    steps: steps.filter(({ stepSeq }) => numbers.includes(stepSeq)),
    unsavable: false,
  }))
  return [...ofHead, ...ofFields, ...ofRoute]
}

/** Each field once: an empty one fits nothing, which need not be reported twice. */
function fieldFaults(
  schema: z.ZodObject,
  values: Record<string, unknown>,
  steps: TypedStep[],
  words: Words,
): Fault[] {
  const field: Record<string, string> = words.field
  const { error } = schema.safeParse(values, { error: (issue) => sayIssue(words, issue) })
  const wrong = new Map(
    (error?.issues ?? []).toReversed().map(({ path: [name], message }) => [name as FieldName, message]),
  ) // a field of the schema
  const say = (key: FieldName, message: string) =>
    values[key] === '' || message === words.say.required
      ? sayMessage(words, words.say.required, field[key])
      : `${field[key]}: ${message}`
  return [...wrong].map(([key, message]) => ({ key, text: say(key, message), steps, unsavable: true }))
}
