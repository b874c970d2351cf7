import { useState } from 'react'
import { AbsenceDraft } from '@takt/contract/absences.ts'
import { andonRules } from '@takt/contract/andonRules.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Action } from '~/ui/Action.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import css from './andonRules.module.css'
import { PersonPicker } from './PersonPicker.tsx'

const Field = fieldsOf(AbsenceDraft)
const aDay = 86_400_000

/** Who is away and so is notified by no level: a button of the page's menu. */
export function Absences() {
  const { andonRules: andonRuleWords } = useWords()
  const [isOpen, open] = useState(false)
  return (
    <>
      <Action icon="user" onClick={() => open(true)}>
        {andonRuleWords.absent}
      </Action>
      {isOpen && <AbsenceList onClose={() => open(false)} />}
    </>
  )
}

function AbsenceList({ onClose }: { onClose: () => void }) {
  const { andonRules: andonRuleWords } = useWords()
  const formats = useFormats()
  const forbidden = useForbidden(andonRules.sayAbsent)
  const { data, error, refetch } = useAnswer(andonRules.absences, {})
  const end = useCommand(andonRules.endAbsence, andonRuleWords.absentSaid)
  const [saying, say] = useState(false)
  return (
    <SideSheet title={andonRuleWords.absent} size={560} onClose={onClose}>
      <p>{andonRuleWords.absentAbout}</p>
      <Action icon="plus" look="main" blocked={forbidden} onClick={() => say(true)}>
        {andonRuleWords.sayAbsent}
      </Action>
      {error && <NotRead error={error} again={refetch} />}
      {data?.length === 0 && <p>{andonRuleWords.nobodyAbsent}</p>}
      <ul className={css.absences}>
        {data?.map(({ id, name, absentFrom, absentUntil, reason }) => (
          <li key={id}>
            <b>{name}</b>
            <span>
              {fill(andonRuleWords.span, {
                from: formats.minute(absentFrom),
                until: formats.minute(absentUntil),
              })}
            </span>
            {reason && <small>{reason}</small>}
            <ConfirmButton
              blocked={forbidden}
              question={fill(andonRuleWords.endQuestion, { name })}
              onConfirm={() => end({ id })}
            >
              {andonRuleWords.endAbsence}
            </ConfirmButton>
          </li>
        ))}
      </ul>
      {saying && <AbsenceSheet onClose={() => say(false)} />}
    </SideSheet>
  )
}

function AbsenceSheet({ onClose }: { onClose: () => void }) {
  const { andonRules: andonRuleWords } = useWords()
  const [now] = useState(() => Date.now())
  return (
    <Sheet
      title={andonRuleWords.sayAbsent}
      command={andonRules.sayAbsent}
      start={{ absentFrom: instantOf(now), absentUntil: instantOf(now + aDay), reason: null }}
      success={andonRuleWords.absentSaid}
      onClose={onClose}
    >
      <FormGroup name="what">
        <Field name="userName" input={(input) => <PersonPicker {...input} />} />
        <Field name="absentFrom" />
        <Field name="absentUntil" />
        <Field name="reason" />
      </FormGroup>
    </Sheet>
  )
}
