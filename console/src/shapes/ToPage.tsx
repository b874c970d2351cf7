import { useNavigate } from 'react-router'
import { type PageName, pages } from '@takt/contract/pages.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import type { IconName } from '~/ui/Icon.tsx'

/** The way to a page that is in no menu; nothing for people to whom it is closed. */
export function ToPage({ name, icon }: { name: PageName; icon: IconName }) {
  const { page } = useWords()
  const navigate = useNavigate()
  const mayOpen = useSession(({ grants }) => grants[name] !== undefined)
  if (!mayOpen) return null
  return (
    <Action icon={icon} onClick={() => void navigate(pages[name].path)}>
      {page[name]}
    </Action>
  )
}
