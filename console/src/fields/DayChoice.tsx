import { useState } from 'react'
import { day as dayField } from '@takt/contract/fields.ts'
import { useWords } from '~/i18n/words.tsx'
import { FieldNote } from './FieldNote.tsx'
import { useFormats } from './format.tsx'
import { DayInput } from './TimeInput.tsx'
import { sayUnreadTime, unreadTime } from './unread-time.ts'

type DayChoiceProps = { id: string; day: string; onChange: (day: string | undefined) => void }
const schema = dayField()

/** A day that is part of no form; what is typed and is no day is shown as such and chooses nothing. */
export function DayChoice({ id, day, onChange }: DayChoiceProps) {
  const words = useWords()
  const formats = useFormats()
  const [typed, setTyped] = useState({ day, text: '' })
  const text = typed.day === day ? typed.text : ''
  const wrong = sayUnreadTime(words, formats, schema, text)
  const choose = (next: string | undefined) => {
    const unread = unreadTime('day', next)
    setTyped({ day, text: unread ?? '' })
    if (unread === null) onChange(next)
  }
  return (
    <>
      <DayInput
        id={id}
        value={text || day}
        onChange={choose}
        onBlur={() => {}}
        ref={null}
        disabled={false}
        {...(wrong !== null && { status: 'error' })}
      />
      <FieldNote id={`${id}-said`} wrong={wrong} hint={null} />
    </>
  )
}
