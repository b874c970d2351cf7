import { Input, Select } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { eventTypeNames } from '@takt/contract/notices.ts'
import { type WebhookTarget, WebhookDraft, webhooks } from '@takt/contract/webhooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { LinePicker } from './pickers.tsx'

const Field = fieldsOf(WebhookDraft)
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Writes a new target or changes one; what is secret of it is typed anew or stays. */
export function WebhookSheet({ writing, onClose }: { writing: WebhookTarget | 'new'; onClose: () => void }) {
  const { webhooks: said, say, eventType } = useWords()
  const editing = writing !== 'new'
  const fields = (
    <>
      <FormGroup name="what">
        <Field name="targetCode" disabled={editing} />
        <Field name="enabled" />
        <Wide>
          <Field
            name="webhookUrl"
            hint={editing ? `${said.urlHint} ${said.keepHint}` : said.urlHint}
            input={({ value, ...input }) => <Input {...input} type="url" value={text(value)} />}
          />
        </Wide>
        <Wide>
          <Field
            name="signingKey"
            hint={editing ? `${said.keyHint} ${said.keepHint}` : said.keyHint}
            input={({ value, ...input }) => (
              <Input {...input} type="password" autoComplete="off" value={text(value)} />
            )}
          />
        </Wide>
      </FormGroup>
      <FormGroup name="when">
        <Field name="lineNumber" hint={said.lineHint} input={(input) => <LinePicker {...input} />} />
        <Wide>
          <Field
            name="eventTypes"
            hint={said.eventsHint}
            input={({ value, ...input }) => (
              <Select
                {...input}
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
        title={said.createOne}
        command={webhooks.create}
        start={{ eventTypes: [], enabled: true }}
        said={say.createSuccess}
        onClose={onClose}
      >
        {fields}
      </Sheet>
    )
  const { webhookOrigin: _, ...start } = writing
  return (
    <Sheet
      title={fill(said.editOne, { targetCode: start.targetCode })}
      command={webhooks.update}
      start={start}
      said={say.updateSuccess}
      onClose={onClose}
    >
      {fields}
    </Sheet>
  )
}
