import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { WebhookTarget, webhooks } from '@takt/contract/webhooks.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './people.module.css'
import { WebhookSheet } from './WebhookSheet.tsx'

const Events = ({ of: { eventTypes } }: { of: WebhookTarget }) => {
  const { eventType, webhooks: webhookWords } = useWords()
  const { list } = useFormats()
  return eventTypes.length === 0 ? webhookWords.everyEvent : list(eventTypes.map((one) => eventType[one]))
}
const col = columnsOf(WebhookTarget)
const columns = [
  col('targetCode', { width: 150 }),
  col('webhookFormat', { width: 150 }),
  col('enabled', { width: 90 }),
  col('webhookOrigin', { width: 260 }),
  col('lineNumber', { width: 110 }),
  col('eventTypes', { width: 260, cell: (of) => <Events of={of} /> }),
]

/** Other systems that notices are posted to. */
export function WebhookTargets() {
  const { webhooks: webhookWords } = useWords()
  const list = useRegister(webhooks.list, { place: 'targets' })
  const forbidden = useForbidden(webhooks.create)
  const [writing, setWriting] = useState<WebhookTarget | 'new' | null>(null)
  return (
    <div className={css.all}>
      <p>{webhookWords.about}</p>
      <div className={css.tools}>
        <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting('new')}>
          {webhookWords.createOne}
        </Action>
      </div>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ targetCode }) => targetCode}
        onOpen={setWriting}
        rowActions={(target) => <Moves target={target} />}
        empty={<p>{webhookWords.empty}</p>}
      />
      {writing !== null && <WebhookSheet writing={writing} onClose={() => setWriting(null)} />}
    </div>
  )
}

function Moves({ target: { targetCode, revision } }: { target: WebhookTarget }) {
  const { webhooks: webhookWords, say } = useWords()
  const forbidden = useForbidden(webhooks.test)
  const test = useCommand(webhooks.test, webhookWords.tested)
  const remove = useCommand(webhooks.delete, say.deleteSuccess)
  return (
    <>
      <Action
        icon="host"
        word={webhookWords.test}
        blocked={forbidden}
        onClick={() => void test({ targetCode })}
      >
        {webhookWords.test}
      </Action>
      <ConfirmButton
        icon="bin"
        look="danger"
        bare
        blocked={forbidden}
        question={fill(webhookWords.deleteQuestion, { targetCode })}
        onConfirm={() => remove({ targetCode, revision })}
      >
        {say.delete}
      </ConfirmButton>
    </>
  )
}
