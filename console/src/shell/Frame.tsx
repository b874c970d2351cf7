import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '~/api/session.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import css from './Frame.module.css'
import { menuFor, openPages, pageAt, startPath } from './menu.ts'
import { Navbar } from './Navbar.tsx'
import { Keys } from './search/Keys.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TabHost } from './TabHost.tsx'
import { TabStrip } from './TabStrip.tsx'
import { useTabs } from './tabs.ts'
import { useTitle } from './title.ts'

/** Sidebar, navbar and tabs around the page that is open. */
export function Frame() {
  const words = useWords()
  const { pathname, search } = useLocation()
  const grants = useSession((session) => session.grants)
  const pin = useTabs((tabs) => tabs.pin)
  const page = pageAt(pathname, grants)
  const start = startPath(grants)
  useTitle(page && words.page[page.name])
  useEffect(() => pin(openPages(grants).filter(({ pinned }) => pinned).map(({ path }) => path)), [pin, grants])

  if (pathname.startsWith('/redirect/')) return <Navigate to={pathname.slice('/redirect'.length).replace(/^\/+/, '/') + search} replace />
  if (pathname === '/' && start) return <Navigate to={start} replace />
  if (!page && start) return <Navigate to={groupStart(pathname, grants) ?? '/404'} replace />
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content" onClick={(event) => { event.preventDefault(); document.getElementById('content')?.focus() }}>{words.shell.skip}</a>
      <Sidebar groups={menuFor(grants, readLine())} />
      <div className={css.body}>
        <Navbar page={page} />
        <Keys />
        <TabStrip current={pathname} />
        <main id="content" tabIndex={-1} className={css.content}>
          {page ? <TabHost page={page} /> : <EmptyState title={words.shell.notAllowed} icon="warning">{words.shell.notFoundWhy}</EmptyState>}
        </main>
      </div>
    </div>
  )
}

/** `/order` alone leads to the first page of the group that this person may open. */
const groupStart = (path: string, grants: Parameters<typeof openPages>[0]) =>
  openPages(grants).find((page) => page.path.startsWith(`${path}/`))?.path
