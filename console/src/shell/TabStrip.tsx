import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { pageNames, pages } from '@takt/contract/pages.ts'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { TabMenu } from './TabMenu.tsx'
import css from './TabStrip.module.css'
import { afterClosing, useTabs, type Tab } from './tabs.ts'

/** The visited pages: one tab stop, arrows to walk, Delete to close, the menu key for the rest. */
export function TabStrip({ current }: { current: string }) {
  const words = useWords()
  const navigate = useNavigate()
  const { tabs, close } = useTabs()
  const [menu, setMenu] = useState<{ tab: Tab; x: number; y: number } | null>(null)
  const strip = useRef<HTMLUListElement>(null)
  const nameOf = (path: string) => words.page[pageNames.find((name) => pages[name].path === path)!] // only pages have tabs

  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current, tabs.length])

  const closeTab = ({ path, pinned }: Tab) => {
    if (pinned) return
    close(path)
    const next = afterClosing(current)
    if (next) void navigate(next)
    // The closed tab had the focus; without this it would fall to the page's very start.
    requestAnimationFrame(() => strip.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  }
  const walk = (event: KeyboardEvent<HTMLElement>, tab: Tab) => {
    const links = [...(strip.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.indexOf(event.currentTarget)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key]
    if (to !== undefined) links[(to + links.length) % links.length]?.focus()
    else if (event.key === 'Delete') closeTab(tab)
    else if (event.key === ' ') event.currentTarget.click()
    else return
    event.preventDefault()
  }
  return (
    <nav className={css.strip} aria-label={words.shell.tabs}>
      <ul ref={strip} className={css.tabs} onWheel={({ currentTarget, deltaY }) => { currentTarget.scrollLeft += deltaY }}>
        {tabs.map((tab) => (
          <li key={tab.path} className={css.tab} data-current={tab.path === current}>
            <Link to={tab.path + tab.search} tabIndex={tab.path === current ? 0 : -1} aria-current={tab.path === current ? 'page' : undefined} draggable={false}
              onKeyDown={(event) => walk(event, tab)}
              onAuxClick={(event) => { if (event.button === 1) { event.preventDefault(); closeTab(tab) } }}
              onContextMenu={(event) => {
                event.preventDefault()
                const box = event.currentTarget.getBoundingClientRect()
                const mouse = event.clientX > 0
                setMenu({ tab, x: mouse ? event.clientX : box.left, y: mouse ? event.clientY : box.bottom })
              }}>{nameOf(tab.path)}</Link>
            {!tab.pinned && (
              <button type="button" tabIndex={-1} aria-label={fill(words.shell.closeTab, { page: nameOf(tab.path) })} onClick={() => closeTab(tab)}><Icon name="close" size={12} /></button>
            )}
          </li>
        ))}
      </ul>
      {menu && <TabMenu {...menu} current={current} onClose={() => setMenu(null)} />}
    </nav>
  )
}
