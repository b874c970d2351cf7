import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { pageNames, pages } from '@takt/contract/pages.ts'
import { useWords } from '~/i18n/words.tsx'
import { useOpenedRecords } from '~/shapes/opened-record.ts'
import { Icon } from '~/ui/Icon.tsx'
import { useStripScroll } from './strip-scroll.ts'
import { TabMenu } from './TabMenu.tsx'
import { useTabMoves } from './tab-moves.ts'
import css from './TabStrip.module.css'
import { useTabs, type Tab } from './tabs.ts'

/** The visited pages: one tab stop, arrows to walk, Delete to close, the menu key for the rest. */
export function TabStrip({ current }: { current: string }) {
  const words = useWords()
  const tabs = useTabs((state) => state.tabs)
  const records = useOpenedRecords()
  const moves = useTabMoves(current)
  const [menu, setMenu] = useState<{ tab: Tab; x: number; y: number; on: string } | null>(null)
  const strip = useRef<HTMLUListElement>(null)
  const hideMenu = useCallback(() => setMenu(null), [])
  const nameOf = (path: string) =>
    [words.page[pageNames.find((name) => pages[name].path === path)!], records[path]]
      .filter(Boolean)
      .join(' ') // only pages have tabs
  useStripScroll(strip, nameOf(current), tabs.length)

  // The closed tab had the focus; without this it would fall to the page's very start. The next tab is current only when its page is there.
  const [closed, setClosed] = useState(false)
  const focusCurrent = () => setClosed(true)
  useEffect(() => {
    const next = closed && strip.current?.querySelector<HTMLElement>('[tabindex="0"]')
    if (!next) return
    next.focus()
    setClosed(false)
  }, [closed, current, tabs])
  const close = async (tab: Tab) => {
    if (!tab.meta.affix && (await moves.close(tab))) focusCurrent()
  }
  const walk = (event: KeyboardEvent<HTMLElement>, tab: Tab) => {
    const links = [...(strip.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.indexOf(event.currentTarget)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key]
    if (to !== undefined) links[(to + links.length) % links.length]?.focus()
    else if (event.key === 'Delete') void close(tab)
    else if (event.key === ' ') event.currentTarget.click()
    else return
    event.preventDefault()
  }
  const middle = (event: MouseEvent, tab: Tab) => {
    if (event.button !== 1) return
    event.preventDefault()
    void close(tab)
  }
  const openMenu = (event: MouseEvent, tab: Tab) => {
    event.preventDefault()
    const box = event.currentTarget.getBoundingClientRect()
    const mouse = event.clientX > 0
    setMenu({ tab, x: mouse ? event.clientX : box.left, y: mouse ? event.clientY : box.bottom, on: current })
  }
  return (
    <nav className={css.strip} data-tour="tabs" aria-label={words.shell.tabs}>
      <ul ref={strip} className={css.tabs} onScroll={hideMenu}>
        {tabs.map((tab) => (
          <li key={tab.path} className={css.tab} data-current={tab.path === current}>
            <Link
              to={tab.path + tab.search}
              tabIndex={tab.path === current ? 0 : -1}
              aria-current={tab.path === current ? 'page' : undefined}
              draggable={false}
              onKeyDown={(event) => walk(event, tab)}
              onAuxClick={(event) => middle(event, tab)}
              onContextMenu={(event) => openMenu(event, tab)}
            >
              {nameOf(tab.path)}
            </Link>
            {!tab.meta.affix && (
              <button
                type="button"
                tabIndex={-1}
                aria-label={fill(words.shell.closeTab, { page: nameOf(tab.path) })}
                onClick={() => void close(tab)}
              >
                <Icon name="close" size={12} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {menu?.on === current && (
        <TabMenu
          tab={menu.tab}
          x={menu.x}
          y={menu.y}
          moves={moves}
          onMoved={focusCurrent}
          onClose={hideMenu}
        />
      )}
    </nav>
  )
}
