import { useEffect } from 'react'
import { notices, type Notice } from '@takt/contract/notices.ts'
import { useAnswer, useCommand } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { useGo } from '~/shapes/go.ts'
import { sourceOf } from '@takt/contract/notice-source.ts'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { useNow } from '~/ui/now.ts'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './NoticeSheet.module.css'

/** One's own notices, newest first. Opening a notice reads it and leads to what it is about. */
export function NoticeSheet({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const { notices: noticeWords } = words
  const language = useLanguage()
  const go = useGo()
  const read = useCommand(notices.read)
  const remove = useCommand(notices.delete)
  const { data, error, refetch } = useAnswer(notices.list, { page: 1, limit: 200 })
  // The sentences come from the server, in the language in use at the query.
  useEffect(() => void refetch(), [language, refetch])

  const open = (notice: Notice) => {
    if (notice.messageStatus === 'unread') void read({ ids: [notice.id] })
    onClose()
    go(sourceOf(notice), notice.lineNumber)
  }
  const unread = data?.rows.some(({ messageStatus }) => messageStatus === 'unread')
  return (
    <SideSheet
      title={words.shell.bell}
      size={460}
      onClose={onClose}
      extra={
        unread && (
          <Action icon="check" look="quiet" onClick={() => void read({ all: true })}>
            {noticeWords.readAll}
          </Action>
        )
      }
    >
      {error && !data && <NotRead error={error} again={refetch} />}
      {data?.rows.length === 0 && <EmptyState title={noticeWords.none} icon="bell" />}
      <ul className={css.notices} aria-busy={!data && !error}>
        {data?.rows.map((notice) => (
          <li key={notice.id} data-unread={notice.messageStatus === 'unread'}>
            <button type="button" onClick={() => open(notice)}>
              <StatusDot {...stateOf('messageType', notice.messageType)}>
                {words.eventType[notice.eventType]}
              </StatusDot>
              <span className={css.said}>{notice.messageContent}</span>
              <small>
                {notice.lineName && `${notice.lineName} · `}
                <Ago at={notice.sendingTime} />
              </small>
            </button>
            <Action icon="bin" bare look="quiet" onClick={() => void remove({ ids: [notice.id] })}>
              {noticeWords.remove}
            </Action>
          </li>
        ))}
      </ul>
    </SideSheet>
  )
}

function Ago({ at }: { at: string }) {
  const formats = useFormats()
  const now = useNow(30_000)
  return (
    <time dateTime={at} title={formats.instant(at)}>
      {formats.ago(at, now)}
    </time>
  )
}
