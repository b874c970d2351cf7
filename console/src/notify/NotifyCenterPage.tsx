import { useEffect, useEffectEvent } from 'react'
import { Notice, NoticeFilter, notices } from '@takt/contract/notices.ts'
import { useCommand } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { NoticeMoves } from './NoticeMoves.tsx'
import { SourceLink } from './SourceLink.tsx'
import css from './notify.module.css'
import { useNoticeBulk } from './use-notice-bulk.ts'
import { useOpenSource } from './use-open-source.ts'

const Filter = fieldsOf(NoticeFilter)
const col = columnsOf(Notice)
const columns = [
  col('messageType', { width: 130 }),
  col('eventType', { width: 130 }),
  { ...col('lineName', { width: 150 }), look: 'text' as const },
  {
    ...col('messageContent', {
      width: 340,
      cell: ({ messageStatus, messageContent }) => (
        <span className={css.message} data-unread={messageStatus === 'unread'}>
          {messageContent}
        </span>
      ),
    }),
    // On a telephone it names the row.
    look: 'name' as const,
  },
  extraColumn<Notice>(
    'source',
    ({ notifyCenter }) => notifyCenter.source,
    130,
    (notice) => <SourceLink of={notice} />,
  ),
  col('messageStatus', { width: 110 }),
  col('sendingTime'),
]

/** One's own notices: read, dealt with, or opened where it happened. */
export default function NotifyCenterPage() {
  const { notices: noticeWords, notifyCenter } = useWords()
  const language = useLanguage()
  const list = useRegister(notices.list, { rowsAtFirst: 200 })
  const readAll = useCommand(notices.read, notifyCenter.readDone)
  const open = useOpenSource()
  const bulk = useNoticeBulk()
  const ask = useEffectEvent(list.retry)
  // The sentences come from the server, in the language in use at the query.
  useEffect(() => ask(), [language])
  return (
    <Page
      name="notifyCenter"
      about={notifyCenter.about}
      actions={
        <Action icon="check" onClick={() => void readAll({ ...list.filter, all: true })}>
          {noticeWords.readAll}
        </Action>
      }
    >
      <Filters list={list}>
        <Filter name="messageStatus" />
        <Filter name="messageType" />
        <Filter name="eventType" />
        <Filter name="lineNumber" />
        <Filter name="lineName" />
        <Filter name="sendingTime" label={notifyCenter.since} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={open}
        rowActions={(notice) => <NoticeMoves notice={notice} />}
        bulk={bulk}
        empty={<p>{notifyCenter.empty}</p>}
      />
    </Page>
  )
}
