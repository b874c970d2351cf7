import { useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { textsOf } from '@takt/contract/notice-texts.ts'
import { NoticeRuleDraft, type NoticeRuleRow, noticeRules } from '@takt/contract/noticeRules.ts'
import { useAnswer } from '~/api/hooks.ts'
import { undoing } from '~/api/undo.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { ClockInput } from './ClockInput.tsx'
import { MessageFields } from './MessageFields.tsx'
import { LinePicker, NamedPicker } from './pickers.tsx'
import { Preview } from './Preview.tsx'

const Field = fieldsOf(NoticeRuleDraft)
const usual = {
  toUsers: [],
  toRoles: [],
  toDuty: false,
  bell: true,
  mail: false,
  targetCodes: [],
  delay: 0,
  alarmsPass: true,
  enabled: true,
}

/** Without a mail server it can be taken from a rule, not chosen. */
function MailField() {
  const { noticeRules: noticeRuleWords } = useWords()
  const chosen: unknown = useWatch({ name: 'mail' })
  const { data } = useAnswer(noticeRules.choices, {})
  const none = data?.mail === false
  return (
    <Field
      name="mail"
      hint={none ? noticeRuleWords.noMailHint : noticeRuleWords.mailHint}
      disabled={data === undefined || (none && chosen !== true)}
    />
  )
}

function RuleFields({ worded }: { worded: boolean }) {
  const { noticeRules: noticeRuleWords } = useWords()
  const typed: unknown = useWatch()
  return (
    <>
      <FormGroup name="what">
        <Field name="eventType" hint={noticeRuleWords.eventHint} />
        <Field
          name="lineNumber"
          hint={noticeRuleWords.lineHint}
          input={(input) => <LinePicker {...input} />}
        />
        <Field name="messageType" hint={noticeRuleWords.levelHint} />
        <Field name="enabled" />
      </FormGroup>
      <FormGroup name="who">
        <Field
          name="toUsers"
          hint={noticeRuleWords.peopleHint}
          input={(input) => <NamedPicker {...input} of="users" />}
        />
        <Field name="toRoles" input={(input) => <NamedPicker {...input} of="roles" />} />
        <Field name="toDuty" hint={noticeRuleWords.dutyHint} />
      </FormGroup>
      <FormGroup name="how">
        <Field name="bell" hint={noticeRuleWords.bellHint} />
        <MailField />
        <Field
          name="targetCodes"
          hint={noticeRuleWords.targetsHint}
          input={(input) => <NamedPicker {...input} of="targets" />}
        />
      </FormGroup>
      <MessageFields open={worded} />
      <FormGroup name="when">
        <Wide>
          <Field name="delay" hint={noticeRuleWords.delayHint} />
        </Wide>
        <Field name="repeatEvery" hint={noticeRuleWords.repeatHint} />
        <Field name="repeatMost" />
        <Field
          name="quietFrom"
          hint={noticeRuleWords.quietHint}
          input={(input) => <ClockInput {...input} />}
        />
        <Field name="quietTo" input={(input) => <ClockInput {...input} />} />
        <Field name="alarmsPass" hint={noticeRuleWords.passHint} />
        <Wide>
          <Field name="remark" />
        </Wide>
        <Wide>
          <Preview rule={typed} />
        </Wide>
      </FormGroup>
    </>
  )
}

export function RuleSheet({ writing, onClose }: { writing: NoticeRuleRow | 'new'; onClose: () => void }) {
  const { noticeRules: noticeRuleWords, say } = useWords()
  if (writing !== 'new') return <EditSheet rule={writing} onClose={onClose} />
  return (
    <Sheet
      title={noticeRuleWords.createOne}
      command={noticeRules.create}
      start={usual}
      success={say.createSuccess}
      onClose={() => onClose()}
    >
      <RuleFields worded={false} />
    </Sheet>
  )
}

function EditSheet({ rule, onClose }: { rule: NoticeRuleRow; onClose: () => void }) {
  const { noticeRules: noticeRuleWords, eventType, say } = useWords()
  const { id } = rule
  const { data: row, refetch: ask } = useAnswer(noticeRules.one, { id })
  return (
    <Sheet
      title={fill(noticeRuleWords.editOne, { event: eventType[rule.eventType] })}
      command={noticeRules.update}
      start={rule}
      success={say.updateSuccess}
      onClose={() => onClose()}
      present={{ row, ask, entity: 'noticeRule', entityKey: String(id), lineNumber: null }}
      undo={({ revision }) =>
        undoing(noticeRules.update, { ...NoticeRuleDraft.strip().parse(rule), id, revision })
      }
    >
      <RuleFields worded={textsOf(rule) !== null} />
    </Sheet>
  )
}
