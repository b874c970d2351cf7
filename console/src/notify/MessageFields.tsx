import { useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { messageFields, variablesOf } from '@takt/contract/notice-texts.ts'
import { NoticeRuleDraft } from '@takt/contract/noticeRules.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { MoreFields } from '~/shapes/FormGroup.tsx'
import { Wide } from '~/shapes/Wide.tsx'

const Field = fieldsOf(NoticeRuleDraft)
const names = Object.values(messageFields)

/** The own texts of a rule, with the variables its event has. */
export function MessageFields({ open }: { open: boolean }) {
  const { noticeRules: noticeRuleWords } = useWords()
  const event = NoticeRuleDraft.shape.eventType.safeParse(useWatch({ name: 'eventType' }))
  const variables = event.success ? variablesOf(event.data).map((name) => `{${name}}`) : []
  return (
    <MoreFields names={names} open={open}>
      <Wide>
        <p>{noticeRuleWords.messageHint}</p>
        {variables.length > 0 && <p>{fill(noticeRuleWords.variables, { variables: variables.join(' ') })}</p>}
      </Wide>
      {names.map((name) => (
        <Wide key={name}>
          <Field name={name} />
        </Wide>
      ))}
    </MoreFields>
  )
}
