import { Link } from 'react-router'
import { type PageName, pages } from '@takt/contract/pages.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './TraceLinks.module.css'

const logs = ['stationLogView', 'mesLogView', 'dbLogView', 'sysLogView'] as const satisfies PageName[]

/** A trace id, and the way to what the same call left in the other logs this person may open. */
export function TraceLinks({ of: traceId, on }: { of: string; on: (typeof logs)[number] }) {
  const { page } = useWords()
  const grants = useSession((session) => session.grants)
  const otherLogs = logs.filter((name) => name !== on && grants[name] !== undefined)
  return (
    <span className={css.trace}>
      {traceId}
      {otherLogs.map((name) => (
        <Link key={name} to={`${pages[name].path}?${new URLSearchParams({ traceId })}`}>
          {page[name]}
        </Link>
      ))}
    </span>
  )
}
