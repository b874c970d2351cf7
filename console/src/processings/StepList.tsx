import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './processings.module.css'
import type { Fault } from './step-faults.ts'
import { inOrder, type TypedStep } from './steps.ts'
import type { Editing } from './use-editing.ts'

export type EditorPartProps = { steps: TypedStep[]; faults: Fault[]; frozen: boolean; editing: Editing }

/** The steps in the order a unit takes them, walked and edited by keyboard. `form`: the fields of the chosen one, where there is no room for them elsewhere. */
export function StepList({ steps, faults, frozen, editing, form }: EditorPartProps & { form: ReactNode }) {
  const { processings: processingWords } = useWords()
  const list = useRef<HTMLOListElement>(null)
  const order = inOrder(steps)
  const walk = (event: KeyboardEvent) => {
    const at = editing.chosen ? order.indexOf(editing.chosen) : -1
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: order.length - 1 }[event.key]
    if (event.key === 'Delete') editing.remove(true)
    else if (event.key === 'Enter' && editing.chosen) editing.edit(editing.chosen.id)
    else if (to === undefined) return
    event.preventDefault()
    const next = to === undefined ? undefined : order[to]
    if (!next) return
    editing.choose(next.id)
    list.current?.querySelector<HTMLElement>(`[data-step="${next.id}"]`)?.focus()
  }
  if (steps.length === 0)
    return (
      <EmptyState title={processingWords.noSteps} icon="route">
        {frozen ? null : processingWords.noStepsNext}
      </EmptyState>
    )
  return (
    <ol ref={list} className={css.steps} data-list aria-label={processingWords.editor}>
      {order.map((step) => {
        const isChosen = step === editing.chosen
        return (
          <li key={step.id}>
            <button
              type="button"
              data-step={step.id}
              tabIndex={isChosen ? 0 : -1}
              aria-current={isChosen}
              title={processingWords.listHint}
              onClick={() => editing.choose(step.id)}
              onKeyDown={walk}
            >
              <StepLine step={step} isFaulty={faults.some((fault) => fault.steps.includes(step))} />
            </button>
            {isChosen && form}
          </li>
        )
      })}
    </ol>
  )
}

function StepLine({
  step: { stepSeq, stepName, stationNumber, mustPass, nextStep, reworkStep },
  isFaulty,
}: {
  step: TypedStep
  isFaulty: boolean
}) {
  const { processings: processingWords } = useWords()
  return (
    <>
      <b>{stepSeq}</b>
      <span className={css.stepName}>{stepName || processingWords.unnamed}</span>
      <span className={css.stepPlace}>{stationNumber}</span>
      <small>
        {nextStep !== null && <span>{`${processingWords.ok} → ${nextStep}`}</span>}
        {reworkStep !== null && (
          <span>{`${processingWords.ng} → ${reworkStep === stepSeq ? processingWords.retest : reworkStep}`}</span>
        )}
        {!mustPass && <span>{processingWords.optional}</span>}
        {isFaulty && (
          <em>
            <Icon name="warning" size={13} /> {processingWords.faulty}
          </em>
        )}
      </small>
    </>
  )
}
