import { Link } from 'react-router'
import { eventTypes, type Notice } from '@takt/contract/notices.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { sourceOf } from '@takt/contract/notice-source.ts'
import { useOpenSource } from './use-open-source.ts'

/** The page a notice leads to; plain text for readers it was closed to meanwhile. */
export function SourceLink({ of: notice }: { of: Notice }) {
  const words = useWords()
  const open = useOpenSource()
  const { page } = eventTypes[notice.eventType]
  const mayOpen = useSession(({ grants }) => grants[page] !== undefined)
  if (!mayOpen) return words.page[page]
  return (
    <Link
      to={sourceOf(notice)}
      tabIndex={-1}
      onClick={(event) => {
        event.preventDefault()
        open(notice)
      }}
    >
      {words.page[page]}
    </Link>
  )
}
