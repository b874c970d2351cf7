import { useFormContext, useWatch } from 'react-hook-form'
import { Input, Select } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { eventTypeNames } from '@takt/contract/notices.ts'
import { keyOf, lineAddress, type WebhookTarget, WebhookDraft, webhooks } from '@takt/contract/webhooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { forLibrary, Input as AnyInput } from '~/fields/Input.tsx'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { LinePicker } from './pickers.tsx'

const Field = fieldsOf(WebhookDraft)
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** What a format is signed with, and where LINE writes to; a robot whose address is all it needs has neither. */
function KeyFields({ editing }: { editing: boolean }) {
  const { webhooks: webhookWords } = useWords()
  const format = WebhookDraft.shape.webhookFormat.catch('standard').parse(useWatch({ name: 'webhookFormat' }))
  const { dingtalkHint: dingtalk, feishuHint: feishu, lineKeyHint: line, keyHint: standard } = webhookWords
  const hints: Partial<Record<typeof format, string>> = { dingtalk, feishu, line, standard }
  const hint = hints[format]
  return (
    <>
      {keyOf[format] !== 'none' && (
        <Wide>
          <Field
            name="signingKey"
            hint={editing ? `${hint} ${webhookWords.keepHint}` : hint}
            input={({ value, ...input }) => (
              <Input {...forLibrary(input)} type="password" autoComplete="off" value={text(value)} />
            )}
          />
        </Wide>
      )}
      {editing && keyOf[format] === 'optional' && (
        <Field name="withoutKey" hint={webhookWords.withoutKeyHint} />
      )}
      {format === 'line' && (
        <Wide>
          <Field name="chatId" hint={fill(webhookWords.chatHint, { address: lineAddress })} />
        </Wide>
      )}
    </>
  )
}

/** Another kind needs another key and chat, or none: what nobody sees any more is not sent. */
function KindField({ disabled }: { disabled: boolean }) {
  const { webhooks: webhookWords } = useWords()
  const { setValue } = useFormContext()
  return (
    <Field
      name="webhookFormat"
      disabled={disabled}
      hint={webhookWords.formatHint}
      input={(input) => (
        <AnyInput
          {...input}
          onChange={(format) => {
            input.onChange(format)
            setValue('signingKey', null)
            setValue('chatId', null)
          }}
        />
      )}
    />
  )
}

/** Writes a new target or changes one; what is secret of it is typed anew or stays. */
export function WebhookSheet({ writing, onClose }: { writing: WebhookTarget | 'new'; onClose: () => void }) {
  const { webhooks: webhookWords, say, eventType } = useWords()
  const language = useLanguage()
  const editing = writing !== 'new'
  const fields = (
    <>
      <FormGroup name="what">
        <Field name="targetCode" disabled={editing} />
        <KindField disabled={editing} />
        <Field name="robotLanguage" hint={webhookWords.languageHint} />
        <Field name="enabled" />
        <Wide>
          <Field
            name="webhookUrl"
            hint={editing ? `${webhookWords.urlHint} ${webhookWords.keepHint}` : webhookWords.urlHint}
            input={({ value, ...input }) => <Input {...forLibrary(input)} type="url" value={text(value)} />}
          />
        </Wide>
        <KeyFields editing={editing} />
      </FormGroup>
      <FormGroup name="when">
        <Field name="lineNumber" hint={webhookWords.lineHint} input={(input) => <LinePicker {...input} />} />
        <Wide>
          <Field
            name="eventTypes"
            hint={webhookWords.eventsHint}
            input={({ value, ...input }) => (
              <Select
                {...forLibrary(input)}
                mode="multiple"
                value={Array.isArray(value) ? (value as string[]) : []} // as the form holds them
                options={eventTypeNames.map((one) => ({ value: one, label: eventType[one] }))}
              />
            )}
          />
        </Wide>
      </FormGroup>
    </>
  )
  if (!editing)
    return (
      <Sheet
        title={webhookWords.createOne}
        command={webhooks.create}
        start={{ eventTypes: [], enabled: true, webhookFormat: 'standard', robotLanguage: language }}
        success={say.createSuccess}
        onClose={onClose}
      >
        {fields}
      </Sheet>
    )
  const { webhookOrigin: _, ...start } = writing
  return (
    <Sheet
      title={fill(webhookWords.editOne, { targetCode: start.targetCode })}
      command={webhooks.update}
      start={start}
      success={say.updateSuccess}
      onClose={onClose}
    >
      {fields}
    </Sheet>
  )
}
