import type { z } from 'zod'
import { type Alarm, alarms } from '@takt/contract/alarms.ts'
import { fill } from '@takt/contract/errors.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import type { Listed } from '~/api/lists.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'

type FoundProps = { list: Listed<Alarm>; isOn: boolean | undefined }
type Scope = Omit<z.input<typeof alarms.acknowledgeFound.input>, 'alarmCause'>

/** One cause for all that the filter finds. */
export function FoundAlarms({ list, isOn }: FoundProps) {
  const { alarms: alarmWords } = useWords()
  const { count } = useFormats()
  const forbidden = useForbidden(alarms.acknowledgeFound)
  const acknowledge = useCommand(alarms.acknowledgeFound, alarmWords.acknowledged)
  const total = list.total ?? 0
  const given = Object.entries({ ...list.filter, isOn }).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  const scope = Object.fromEntries(given) as Scope // the filter of this list
  return (
    <ConfirmButton
      icon="check"
      blocked={forbidden ?? (total === 0 ? alarmWords.listEmpty : null)}
      question={fill(alarmWords.foundQuestion, { count: count(total) })}
      reason="required"
      onConfirm={(alarmCause) => acknowledge({ ...scope, alarmCause })}
    >
      {alarmWords.acknowledgeFound}
    </ConfirmButton>
  )
}
