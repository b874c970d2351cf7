import { useEffect, useId, useRef } from 'react'
import { Input } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { materials } from '@takt/contract/materials.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { NumberInput } from '~/fields/NumberInput.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useScanner } from '~/shapes/scanner.ts'
import { Action } from '~/ui/Action.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { BindAccepted } from './BindAccepted.tsx'
import { BindChoices } from './BindChoices.tsx'
import css from './BindTask.module.css'
import { CountedFrom } from './Left.tsx'
import { type Draft, extras, scanned, type TheBinding } from './use-binding.ts'

/** Where the scan that comes next belongs: the first question that is not answered. */
export const scanInto = ({ draft, extra }: TheBinding): keyof Draft =>
  [...scanned, ...extra].find((name) => draft[name] === '' || draft[name] === null) ?? 'label'

/** What a scan answers. */
export const answerOf = (at: keyof Draft, text: string): Partial<Draft> => ({
  [at]: at === 'quantity' ? Number(text) || null : text,
})

/** Station, position, label: one question at a time, answered by a press or a scan. A scanner works wherever the focus is. */
export function BindTask({ binding }: { binding: TheBinding }) {
  const { materials: materialWords, field } = useWords()
  const { draft, turn, busy, wrong, begin, type, advance } = binding
  const forbidden = useForbidden(materials.bind)
  const { data, dataUpdatedAt } = useAnswer(materials.monitor, {})
  const box = useRef<HTMLFormElement>(null)
  const id = useId()
  const at = turn.at
  const questions: Record<keyof Draft, string> = {
    stationNumber: materialWords.whichStation,
    position: fill(materialWords.whichPosition, { stationNumber: draft.stationNumber }),
    label: materialWords.whichLabel,
    bomCode: materialWords.whichPart,
    quantity: materialWords.howMuch,
    reason: materialWords.whyReplace,
  }
  const labels: Record<keyof Draft, string> = {
    stationNumber: field.stationNumber,
    position: field.position,
    label: materialWords.label,
    bomCode: field.part,
    quantity: field.quantity,
    reason: field.reason,
  }
  useScanner((text) => {
    if (!forbidden) advance(answerOf(scanInto(binding), text))
  })
  useEffect(() => {
    // A keyboard that opens by itself would hide the buttons.
    if (!window.matchMedia('(pointer: coarse)').matches || extras.some((name) => name === turn.at))
      box.current?.querySelector<HTMLElement>('[data-answer] input')?.focus()
  }, [turn])

  return (
    <CountedFrom value={dataUpdatedAt}>
      <form
        ref={box}
        className={css.task}
        aria-label={materialWords.bindTitle}
        onSubmit={(event) => {
          event.preventDefault()
          if (!forbidden) advance()
        }}
      >
        <Answered binding={binding} />
        <h2 id={id}>{questions[at]}</h2>
        {wrong && (
          <p role="alert" className={css.wrong}>
            <Icon name="warning" size={24} />
            {wrong.text}
          </p>
        )}
        {at !== 'bomCode' && (
          <div className={css.answer} data-answer>
            {at === 'quantity' ? (
              <NumberInput
                aria-label={labels[at]}
                min={0}
                value={draft.quantity}
                onChange={(quantity) => type({ quantity })}
              />
            ) : (
              <Input
                aria-label={labels[at]}
                aria-invalid={wrong?.field === at}
                placeholder={at === 'reason' ? '' : materialWords.scanOrType}
                prefix={<Icon name={at === 'reason' ? 'edit' : 'scan'} size={24} />}
                autoComplete="off"
                spellCheck={false}
                maxLength={at === 'label' ? 400 : at === 'reason' ? 2000 : 64}
                value={draft[at]}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => type({ [at]: target.value })}
              />
            )}
            <Action look="main" busy={busy} blocked={forbidden} onClick={() => advance()}>
              {at === 'label' ? materialWords.bind : materialWords.next}
            </Action>
          </div>
        )}
        <BindChoices binding={binding} places={data?.places ?? []} blocked={forbidden} />
        {(draft.stationNumber !== binding.fixedStation || draft.position !== '' || wrong) && (
          <Action look="quiet" icon="undo" onClick={() => begin({})}>
            {materialWords.startOver}
          </Action>
        )}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
      <BindAccepted binding={binding} />
    </CountedFrom>
  )
}

/** What was answered so far; pressed, it is asked again. */
function Answered({ binding: { fixedStation: station, draft, turn, goBack } }: { binding: TheBinding }) {
  const { field } = useWords()
  const answered = (['stationNumber', 'position'] as const).filter(
    (name) => draft[name] !== '' && name !== turn.at && !(station && name === 'stationNumber'),
  )
  return (
    <div className={css.answered}>
      {answered.map((name) => (
        <Action key={name} icon="left" onClick={() => goBack(name)}>
          {`${field[name]} ${draft[name]}`}
        </Action>
      ))}
    </div>
  )
}
