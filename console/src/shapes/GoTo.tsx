import { useNavigate } from 'react-router'
import { pages, type PageName } from '@takt/contract/pages.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'

/** What to do next, on another page; blocked for whoever may not open that. */
export function GoTo({
  page,
  look = 'main',
  children,
}: {
  page: PageName
  look?: 'main' | 'plain'
  children: string
}) {
  const { error } = useWords()
  const navigate = useNavigate()
  const may = useSession(({ grants }) => grants[page] !== undefined)
  return (
    <Action
      look={look}
      icon="right"
      blocked={may ? null : error['call.forbidden']}
      onClick={() => void navigate(pages[page].path)}
    >
      {children}
    </Action>
  )
}
