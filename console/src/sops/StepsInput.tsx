import { useState } from 'react'
import { Input } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { mostSteps, type SopStep, stepTexts } from '@takt/contract/sops.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import { RecordPictureInput } from '~/shapes/RecordPicture.tsx'
import { Action } from '~/ui/Action.tsx'
import { AskInput } from './AskInput.tsx'
import css from './sops.module.css'

const empty: SopStep = {
  textEn: null,
  textZh: null,
  textEs: null,
  textJa: null,
  picture: null,
  asks: null,
  resultCode: null,
  scanPattern: null,
  mustAnswer: false,
}

/** The steps in their order: each a text in up to four languages and a picture. `saved`: those of the record. */
export function StepsInput({ saved, ...input }: InputProps & { saved: readonly SopStep[] }) {
  const { sops: sopWords } = useWords()
  const { id } = input
  /** Its place: who adds a step goes on to write it. */
  const [added, setAdded] = useState<number | null>(null)
  const steps = (input.value ?? []) as SopStep[] // of the field around it
  const onChange = (changed: SopStep[], fresh: number | null = null) => {
    setAdded(fresh)
    input.onChange(changed)
  }
  const set = (at: number, change: Partial<SopStep>) =>
    onChange(steps.map((step, place) => (place === at ? { ...step, ...change } : step)))
  const up = (at: number) =>
    onChange([...steps.slice(0, at - 1), steps[at]!, steps[at - 1]!, ...steps.slice(at + 1)])
  return (
    <div className={css.editor}>
      {steps.map((step, at) => (
        <fieldset key={`${at} ${steps.length}`}>
          <legend>{fill(sopWords.step, { number: at + 1 })}</legend>
          <Texts id={`${id}-${at}`} step={step} isNew={at === added} onChange={(change) => set(at, change)} />
          <RecordPictureInput
            {...input}
            id={`${id}-${at}-picture`}
            value={step.picture}
            onChange={(picture) => set(at, { picture: (picture ?? null) as string | null })} // the id of a file
            saved={saved.find(({ picture }) => picture === step.picture)?.picture ?? null}
          />
          <AskInput id={`${id}-${at}`} step={step} onChange={(change) => set(at, change)} />
          <div className={css.row}>
            {at > 0 && (
              <Action icon="up" look="quiet" onClick={() => up(at)}>
                {fill(sopWords.stepUp, { number: at + 1 })}
              </Action>
            )}
            <Action icon="bin" look="quiet" onClick={() => onChange(steps.filter((one) => one !== step))}>
              {fill(sopWords.removeStep, { number: at + 1 })}
            </Action>
          </div>
        </fieldset>
      ))}
      {steps.length < mostSteps && (
        <Action icon="plus" onClick={() => onChange([...steps, { ...empty }], steps.length)}>
          {sopWords.addStep}
        </Action>
      )}
    </div>
  )
}

type TextsProps = {
  id: string
  step: SopStep
  isNew: boolean
  onChange: (change: Partial<SopStep>) => void
}

function Texts({ id, step, isNew, onChange }: TextsProps) {
  const { field } = useWords()
  return stepTexts.map((name, place) => (
    <div key={name}>
      <label htmlFor={`${id}-${name}`}>{field[name]}</label>
      <Input.TextArea
        id={`${id}-${name}`}
        autoFocus={isNew && place === 0}
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={2000}
        value={step[name] ?? ''}
        onChange={({ target }) => onChange({ [name]: target.value || null })}
      />
    </div>
  ))
}
