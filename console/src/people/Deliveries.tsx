import { fill } from '@takt/contract/errors.ts'
import { DeliveryFilter, NoticeDelivery, webhooks } from '@takt/contract/webhooks.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Action } from '~/ui/Action.tsx'
import { Outcome } from './Outcome.tsx'
import css from './people.module.css'

const Filter = fieldsOf(DeliveryFilter)
const What = ({ of: { eventType } }: { of: NoticeDelivery }) => {
  const words = useWords()
  return eventType === null ? words.webhooks.testEvent : words.eventType[eventType]
}
/** A target, or the person whose mail it is. */
const To = ({ of: { targetCode, userName } }: { of: NoticeDelivery }) => {
  const { webhooks: webhookWords } = useWords()
  return targetCode ?? fill(webhookWords.byMail, { name: userName ?? '–' })
}
const col = columnsOf(NoticeDelivery)
const columns = [
  col('at'),
  col('targetCode', { width: 160, label: ({ webhooks }) => webhooks.to, cell: (of) => <To of={of} /> }),
  col('teleState', { width: 140 }),
  extraColumn<NoticeDelivery>(
    'outcome',
    ({ webhooks }) => webhooks.outcome,
    520,
    (of) => <Outcome of={of} />,
  ),
  col('eventType', { width: 190, cell: (of) => <What of={of} /> }),
  col('about', { width: 130 }),
  col('lineNumber', { width: 90 }),
  col('attempts', { width: 100 }),
  col('nextTry'),
  col('doneAt'),
  col('errorText', { width: 200 }),
  col('httpStatus', { width: 110 }),
]

/** What became of each notice for each target, and by mail for each person, newest first. */
export function Deliveries() {
  const { webhooks: webhookWords } = useWords()
  const list = useRegister(webhooks.deliveries, { place: 'deliveries' })
  return (
    <div className={css.all}>
      <Filters list={list}>
        <Filter name="targetCode" />
        <Filter name="userName" />
        <Filter name="teleState" />
        <Filter name="eventType" />
        <Filter name="lineNumber" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowActions={(row) => <Again row={row} />}
        empty={<p>{webhookWords.noDeliveries}</p>}
      />
    </div>
  )
}

function Again({ row: { id, teleState } }: { row: NoticeDelivery }) {
  const { webhooks: webhookWords } = useWords()
  const forbidden = useForbidden(webhooks.sendAgain)
  const again = useCommand(webhooks.sendAgain, webhookWords.resent)
  return (
    <Action
      icon="refresh"
      blocked={forbidden ?? (teleState === 'dead' ? null : webhookWords.notDead)}
      onClick={() => void again({ id })}
    >
      {webhookWords.resend}
    </Action>
  )
}
