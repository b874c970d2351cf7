import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { Step } from '@takt/contract/processings.ts'
import { isRetest } from '@takt/contract/route-faults.ts'
import { stations } from '@takt/contract/stations.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { LooseField } from '~/fields/LooseField.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './processings.module.css'
import { SetPicker } from './SetPicker.tsx'
import { StationChoice } from './StationChoice.tsx'
import type { EditorPartProps } from './StepList.tsx'
import { StepPicker } from './StepPicker.tsx'
import { useStrangeStations } from './strange-stations.ts'
import { isEnd, isTaken, type TypedStep, withRework } from './steps.ts'

type StepField = keyof Step
/** A number that is invalid or missing is none of the contract's: the field itself never gives one. */
const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)
const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Every field of the chosen step. */
export function StepForm({ steps, frozen, editing }: EditorPartProps) {
  const { processings: processingWords } = useWords()
  const { data: stationNames } = useAnswer(stations.names, {}, { ready: readLine() !== null })
  const step = editing.chosen
  const strange = useStrangeStations(step ? [step] : [])
  if (!step) return steps.length > 0 ? <p>{processingWords.chooseStep}</p> : null
  const of = <N extends StepField>(name: N) => ({
    name,
    schema: Step.shape[name],
    value: step[name],
    disabled: frozen,
    onChange: (value: unknown) => editing.change({ [name]: value }),
  })
  const otherSteps = { steps, step }
  return (
    <section
      className={css.form}
      data-form
      aria-label={fill(processingWords.stepOf, {
        stepSeq: step.stepSeq,
        stepName: step.stepName || processingWords.unnamed,
      })}
    >
      <NumberField
        key={`${step.id} ${step.stepSeq}`}
        {...otherSteps}
        frozen={frozen}
        onRenumber={editing.renumber}
      />
      <LooseField
        {...of('stepName')}
        id="step-name"
        onChange={(value) => editing.change({ stepName: asText(value) })}
      />
      <LooseField
        {...of('stationNumber')}
        hint={strange}
        onChange={(value) => editing.change({ stationNumber: asText(value) })}
        input={(input) => <StationChoice {...input} stations={stationNames ?? []} />}
      />
      <LooseField {...of('mustPass')} />
      <LooseField
        {...of('nextStep')}
        hint={isEnd(steps, step) ? processingWords.endHint : null}
        input={(input) => <StepPicker {...input} steps={steps.filter((one) => one !== step)} />}
      />
      <LooseField
        {...of('reworkStep')}
        hint={step.reworkStep === null ? processingWords.heldNg : null}
        onChange={(value) => editing.change(withRework(step, asNumber(value)))}
        input={(input) => <StepPicker {...input} steps={steps} />}
      />
      <LooseField
        {...of('returnStep')}
        hint={isRetest(step) ? processingWords.retestHint : processingWords.returnHint}
        disabled={frozen || step.reworkStep === null || isRetest(step)}
        input={(input) => <StepPicker {...input} steps={steps} />}
      />
      <LooseField
        {...of('maxLoops')}
        disabled={frozen || step.reworkStep === null}
        onChange={(value) => editing.change({ maxLoops: asNumber(value) ?? 0 })}
      />
      <LooseField
        {...of('colSetId')}
        hint={processingWords.setHint}
        input={(input) => <SetPicker {...input} of={step} onPick={(set) => editing.change(set)} />}
      />
    </section>
  )
}

/** The step's number, given to it when one leaves the field: half a number may be another step's. */
function NumberField({
  steps,
  step,
  frozen,
  onRenumber,
}: {
  steps: TypedStep[]
  step: TypedStep
  frozen: boolean
  onRenumber: (stepSeq: number) => void
}) {
  const { processings: processingWords } = useWords()
  const [typed, setTyped] = useState<number | null>(step.stepSeq)
  const wrong =
    typed !== null && isTaken(steps, step.id, typed) ? fill(processingWords.taken, { stepSeq: typed }) : null
  const give = () => {
    if (
      typed !== null &&
      wrong === null &&
      typed !== step.stepSeq &&
      Step.shape.stepSeq.safeParse(typed).success
    )
      onRenumber(typed)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        give()
      }}
    >
      <LooseField
        name="stepSeq"
        schema={Step.shape.stepSeq}
        value={typed}
        disabled={frozen}
        error={wrong}
        onChange={(value) => setTyped(asNumber(value))}
        onBlur={give}
      />
    </form>
  )
}
