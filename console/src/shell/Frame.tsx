import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSettings } from '~/api/preferences.ts'
import { useSession } from '~/api/session.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { useOpenedRecords } from '~/shapes/opened-record.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { SettingsHandle } from './comfort/SettingsHandle.tsx'
import { useFirstLine } from './first-line.ts'
import css from './Frame.module.css'
import { useKeptScroll } from './kept-scroll.ts'
import { menuFor, openPages, pageAt, wayFrom } from './menu.ts'
import { Navbar } from './Navbar.tsx'
import { useGrantsKept } from './grants.ts'
import { Keys } from './search/Keys.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TabHost } from './TabHost.tsx'
import { TabStrip } from './TabStrip.tsx'
import { keepTabs, storedTabs } from './tab-storage.ts'
import { useTabs } from './tabs.ts'
import { useTitle } from './title.ts'

/** Sidebar, navbar and tabs around the page that is open. */
export function Frame() {
  const words = useWords()
  const { pathname, search } = useLocation()
  const grants = useSession((session) => session.grants)
  const userId = useSession(({ info }) => info?.userId ?? '')
  const { tagsView, fixedHeader } = useSettings()
  const found = pageAt(pathname, grants)
  // While an address leads on to another, what is on screen stays: its pages hold what was typed.
  const [page, setPage] = useState(found)
  if (found && found.path !== page?.path) setPage(found)
  const record = useOpenedRecords((records) => page && records[page.path])
  useFirstLine()
  useGrantsKept()
  useTitle(page && [words.page[page.name], record].filter(Boolean).join(' '))
  useEffect(() => {
    const { pin, restore } = useTabs.getState()
    const open = openPages(grants).filter(({ outside }) => !outside)
    restore(storedTabs(userId, (path) => open.some((page) => page.path === path)))
    pin(open.filter(({ pinned }) => pinned).map(({ path }) => path))
    return keepTabs(userId)
  }, [grants, userId])
  const body = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLElement>(null)
  const keepScroll = useKeptScroll(fixedHeader ? content : body, page?.path ?? '')

  const target = found ? null : wayFrom(pathname, search, grants, page)
  const leads = found ?? target
  return (
    <div className={css.frame}>
      {target && <Navigate to={target} replace />}
      <a
        className={css.skip}
        href="#content"
        onClick={(event) => {
          event.preventDefault()
          content.current?.focus()
        }}
      >
        {words.shell.skip}
      </a>
      <Sidebar groups={menuFor(grants, readLine())} />
      <div ref={body} className={css.body} data-fixed={fixedHeader} onScroll={keepScroll}>
        <Navbar page={page} />
        <Keys />
        <SettingsHandle />
        {tagsView && page && <TabStrip current={page.path} />}
        <main ref={content} id="content" tabIndex={-1} className={css.content} onScroll={keepScroll}>
          {page && leads && <TabHost page={page} />}
          {!leads && (
            <EmptyState title={words.shell.notAllowed} icon="warning">
              {words.shell.notFoundWhy}
            </EmptyState>
          )}
        </main>
      </div>
    </div>
  )
}
