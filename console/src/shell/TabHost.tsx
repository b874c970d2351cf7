import { Activity, createElement, memo, useEffect, useMemo } from 'react'
import { NavigationType, UNSAFE_LocationContext as LocationContext, useLocation } from 'react-router'
import { metaOf, pageNames, pages } from '@takt/contract/pages.ts'
import { readLine } from '~/api/stored.ts'
import { Arriving } from '~/ui/Arriving.tsx'
import { Boundary } from './Boundary.tsx'
import css from './Frame.module.css'
import { Loading } from './Loading.tsx'
import type { MenuPage } from './menu.ts'
import { screens } from './screens.ts'
import { useTabMemory } from './tab-memory.ts'
import { useTabs, type Tab } from './tabs.ts'

/**
 * Every opened tab stays alive, hidden and at rest, with its typed text, its scroll and its rows. Each sees its own
 * address, frozen while it is hidden, so that a hidden list does not read the query of the page in front of it.
 */
export function TabHost({ page }: { page: MenuPage }) {
  const { pathname, search } = useLocation()
  const { tabs, visit } = useTabs()
  useTabMemory(page.path)
  const isOwnPage = pathname === page.path // if not, this address only leads on to another
  useEffect(() => {
    if (isOwnPage) visit(pathname, search)
  }, [visit, isOwnPage, pathname, search])

  const hasTab = tabs.some(({ path }) => path === page.path)
  const open: Tab[] = hasTab
    ? tabs
    : [
        ...tabs,
        { path: page.path, title: page.name, meta: metaOf(page.name), search, round: 0, opened: true },
      ]
  return open
    .filter(({ opened, meta, path }) => (opened && !meta.noCache) || path === page.path)
    .map((tab) => {
      const front = tab.path === page.path
      return (
        <Activity key={`${tab.path} ${tab.round}`} mode={front ? 'visible' : 'hidden'}>
          <div className={css.screen} data-front={front}>
            <Frozen path={tab.path} search={front && isOwnPage ? search : tab.search} line={readLine()} />
          </div>
        </Activity>
      )
    })
}

/** Every visit changes the tabs: no page is drawn again for that. */
const Frozen = memo(function Frozen({ path, search }: { path: string; search: string; line: string | null }) {
  const address = useMemo(
    () => ({
      location: { pathname: path, search, hash: '', state: null, key: path, mask: undefined },
      navigationType: NavigationType.Pop,
    }),
    [path, search],
  )
  const name = pageNames.find((name) => pages[name].path === path)
  const screen = name && screens[name]
  return (
    <Boundary>
      <Arriving fallback={<Loading />}>
        <LocationContext value={address}>{screen && createElement(screen)}</LocationContext>
      </Arriving>
    </Boundary>
  )
})
