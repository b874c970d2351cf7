import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type ProcessingRow, Step } from '@takt/contract/processings.ts'
import { plainSteps, typedSteps, type TypedStep } from './steps.ts'
import { begin, change, redo, undo } from './undo.ts'

export type Typed = { processingName: string; remark: string | null; steps: TypedStep[] }
export type RouteDraft = ReturnType<typeof useRouteDraft>

/** What is typed over a route, what it was begun from (that is what it must still be when it is saved), and every change of it to take back. */
export function useRouteDraft(route: ProcessingRow, onUnsaved: (unsaved: boolean) => void) {
  const [base, setBase] = useState(route)
  const [history, setHistory] = useState(() => begin(typedOf(route)))
  const typed = history.now
  const unsaved = useMemo(() => asText(typed) !== asText(typedOf(base)), [typed, base])
  const newer = route.revision > base.revision
  const beginFrom = (from: ProcessingRow) => {
    setBase(from)
    setHistory(begin(typedOf(from)))
  }
  // Nothing of ours is lost by following.
  if (newer && !unsaved) beginFrom(route)

  const tell = useEffectEvent(onUnsaved)
  useEffect(() => tell(unsaved), [unsaved])

  return {
    base,
    typed,
    unsaved,
    overtaken: newer && unsaved,
    /** `what`: the field that is typed in; typing on in it is taken back at once. */
    change: (part: Partial<Typed>, what: string | null = null) =>
      setHistory((now) => change(now, { ...now.now, ...part }, what)),
    undo: history.past.length > 0 ? () => setHistory(undo) : null,
    redo: history.future.length > 0 ? () => setHistory(redo) : null,
    reset: () => setHistory((now) => change(now, typedOf(base), null)),
    takeTheirs: () => beginFrom(route),
    /** What is typed stays and will be saved over theirs. */
    keepMine: () => setBase(route),
    /** Saved: that is what it is begun from now. What was done before can still be taken back. */
    saved: (by: { revision: number }) =>
      setBase({ ...base, ...typed, steps: plainSteps(typed.steps), revision: by.revision }),
  }
}

const fields = Object.keys(Step.shape) as (keyof Step)[] // a shape's keys are its fields
const typedOf = ({ processingName, remark, steps }: ProcessingRow): Typed => ({
  processingName,
  remark,
  steps: typedSteps(steps),
})
const asText = ({ steps, ...of }: Typed) =>
  JSON.stringify([of.processingName, of.remark, steps.map((step) => fields.map((name) => step[name]))])
