import type { PageName } from '@takt/contract/pages.ts'
import { useSession } from '~/api/session.ts'
import type { IconName } from '~/ui/Icon.tsx'
import { MoreActions } from './MoreActions.tsx'
import { ToPage } from './ToPage.tsx'

/** The ways to pages that are in no menu, behind ⋯: nothing for people to whom all are closed. */
export function MorePages({ to }: { to: Partial<Record<PageName, IconName>> }) {
  const grants = useSession((session) => session.grants)
  const open = (Object.entries(to) as [PageName, IconName][]) // its own entries
    .filter(([name]) => grants[name] !== undefined)
  if (open.length === 0) return null
  return (
    <MoreActions>
      {open.map(([name, icon]) => (
        <ToPage key={name} name={name} icon={icon} />
      ))}
    </MoreActions>
  )
}
