import { Select } from 'antd'
import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { futureHolds } from '@takt/contract/futureHolds.ts'
import type { Step } from '@takt/contract/processings.ts'
import type { Unit } from '@takt/contract/units.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'
import { stepsToCome } from './steps-to-come.ts'
import css from './units.module.css'

const Field = fieldsOf(futureHolds.set.input)
type HoldLaterProps = { unit: Unit; steps: readonly Step[] }

/** The unit works on, and is put on hold once it comes to a step that a person chooses. */
export function HoldLater({ unit, steps }: HoldLaterProps) {
  const { productId, productSn, processStatus } = unit
  const { futureHolds: futureHoldWords } = useWords()
  const forbidden = useForbidden(futureHolds.set)
  const [asking, setAsking] = useState(false)
  const ahead = stepsToCome(steps, unit)
  if (processStatus === 'finished' || processStatus === 'scrapped' || ahead.length === 0) return null
  const options = ahead.map(({ stepSeq, stepName }) => ({ value: stepSeq, label: `${stepSeq} ${stepName}` }))
  return (
    <>
      <Action icon="pause" blocked={forbidden} onClick={() => setAsking(true)}>
        {futureHoldWords.holdLater}
      </Action>
      {asking && (
        <Sheet
          title={fill(futureHoldWords.title, { unit: productSn ?? productId })}
          command={futureHolds.set}
          start={{ productId }}
          success={futureHoldWords.saved}
          onClose={() => setAsking(false)}
        >
          <Field
            name="stepSeq"
            hint={futureHoldWords.hint}
            input={({ id, value, onChange }) => (
              <Select id={id} value={value ?? null} onChange={onChange} options={options} />
            )}
          />
          <Wide>
            <Field name="reason" />
          </Wide>
        </Sheet>
      )}
    </>
  )
}

/** Where it is still to be held, and why. */
export function HoldsToCome({ unit: { productId } }: { unit: Unit }) {
  const { futureHolds: futureHoldWords } = useWords()
  const { data = [] } = useAnswer(futureHolds.of, { productId })
  const forbidden = useForbidden(futureHolds.drop)
  const drop = useCommand(futureHolds.drop, futureHoldWords.dropped)
  if (data.length === 0) return null
  return (
    <section>
      <h3>{futureHoldWords.toCome}</h3>
      <ul className={css.toCome}>
        {data.map(({ stepSeq: step, reason, setBy: by }) => (
          <li key={step}>
            {fill(futureHoldWords.at, { step: String(step), reason, by: whoIs(by) })}
            <ConfirmButton
              icon="undo"
              look="quiet"
              blocked={forbidden}
              question={fill(futureHoldWords.dropQuestion, { step: String(step) })}
              reason="none"
              onConfirm={() => drop({ productId, stepSeq: step })}
            >
              {futureHoldWords.drop}
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
