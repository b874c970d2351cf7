import { useEffect, useRef, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { useSettings } from '~/api/preferences.ts'
import { useSession } from '~/api/session.ts'
import { readLine } from '~/api/stored.ts'
import { speakWhole, useWords } from '~/i18n/words.tsx'
import { useCurrentPlace } from '~/shapes/hold-back.ts'
import { useOpenedRecords } from '~/shapes/opened-record.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { useSoon } from '~/ui/soon.ts'
import { BottomBar } from './BottomBar.tsx'
import { NotFound } from './ErrorPages.tsx'
import { useFirstLine } from './first-line.ts'
import css from './Frame.module.css'
import { useKeptScroll } from './kept-scroll.ts'
import { isForbidden, menuFor, openPages, pageAt, wayFrom } from './menu.ts'
import { Navbar } from './Navbar.tsx'
import { useGrantsKept } from './grants.ts'
import { Keys } from './search/Keys.tsx'
import { useOfferedLanguage } from './offered-language.ts'
import { Sidebar } from './Sidebar.tsx'
import { TabHost } from './TabHost.tsx'
import { TabStrip } from './TabStrip.tsx'
import { keepTabs, storedTabs } from './tab-storage.ts'
import { useTabs } from './tabs.ts'
import { useTitle } from './title.ts'

/** The tabs of the last visit, and those that are always there: on a line only where one is chosen. */
function usePinnedTabs() {
  const grants = useSession((session) => session.grants)
  const userId = useSession(({ info }) => info?.userId ?? '')
  useEffect(() => {
    const { pin, restore } = useTabs.getState()
    const open = openPages(grants).filter(({ outside }) => !outside)
    restore(storedTabs(userId, (path) => open.some((page) => page.path === path)))
    pin(
      open
        .filter(({ affix, needsLine }) => affix && (!needsLine || readLine() !== null))
        .map(({ path }) => path),
    )
    return keepTabs(userId)
  }, [grants, userId])
}

/** In the place of a page this person may not open. */
function NotYours() {
  const { shell } = useWords()
  return (
    <EmptyState title={shell.notAllowed} icon="lock" role="alert">
      <p>{shell.notYours}</p>
      <Link to="/">{shell.goHome}</Link>
    </EmptyState>
  )
}

const Instead = ({ missing }: { missing: boolean }) => (missing ? <NotFound /> : <NotYours />)

/** Where the address leads: the page, somewhere else, or to one this person may not open. */
function useWay() {
  const { pathname, search } = useLocation()
  const grants = useSession((session) => session.grants)
  const found = pageAt(pathname, grants)
  // While an address leads on to another, what is on screen stays: its pages hold what was typed.
  const [page, setPage] = useState(found)
  if (found && found.path !== page?.path) setPage(found)
  const forbidden = page?.path !== pathname && isForbidden(pathname, grants)
  const missing = pathname === '/404'
  const target = found || forbidden || missing ? null : wayFrom(pathname, search, grants, page)
  const shown = missing ? null : page
  // No tab is made of an address that is not theirs or leads nowhere; the others stay in sight.
  const strip = forbidden || missing ? pathname : (page?.path ?? null)
  return { strip, page: shown, target, leads: found ?? target, forbidden, missing }
}

/** Sidebar, navbar and tabs around the page that is open. */
export function Frame() {
  const words = useWords()
  const grants = useSession((session) => session.grants)
  const { tagsView, fixedHeader } = useSettings()
  const { strip, page, target, leads, forbidden, missing } = useWay()
  const record = useOpenedRecords((records) => page && records[page.path])
  useCurrentPlace()
  useOfferedLanguage()
  useFirstLine()
  useGrantsKept()
  useSoon(speakWhole)
  useTitle(page && !forbidden ? [words.page[page.name], record].filter(Boolean).join(' ') : null)
  usePinnedTabs()
  const phone = useNarrow(600)
  const body = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLElement>(null)
  const keepScroll = useKeptScroll(fixedHeader ? content : body, page?.path ?? '')

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
        <Navbar page={forbidden ? null : page} />
        <Keys />
        {tagsView && !phone && strip && <TabStrip current={strip} />}
        <main ref={content} id="content" tabIndex={-1} className={css.content} onScroll={keepScroll}>
          {page && leads && <TabHost page={page} />}
          {!leads || forbidden ? <Instead missing={missing} /> : null}
        </main>
      </div>
      {phone && <BottomBar />}
    </div>
  )
}
