import { useEffect, useRef, useState } from 'react'
import { Tooltip } from 'antd'
import { NavLink, useLocation } from 'react-router'
import { useWords } from '~/i18n/words.tsx'
import { Icon, isIcon } from '~/ui/Icon.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { LineSelect } from './LineSelect.tsx'
import type { MenuGroup, MenuPage } from './menu.ts'
import css from './Sidebar.module.css'
import { useSidebar } from './sidebar-state.ts'

/** The menu: beside the page, folded to its icons, or a drawer over it in a narrow window. */
export function Sidebar({ groups }: { groups: MenuGroup[] }) {
  const narrow = useNarrow()
  const unfolded = useSidebar((sidebar) => sidebar.unfolded)
  if (narrow) return <DrawerMenu groups={groups} />
  return <aside className={css.sidebar} data-folded={!unfolded}><Menu groups={groups} folded={!unfolded} /></aside>
}

/** The browser's own dialog keeps the focus inside, closes on Escape and gives the focus back. */
function DrawerMenu({ groups }: { groups: MenuGroup[] }) {
  const { shell } = useWords()
  const { drawer, setDrawer } = useSidebar()
  const { pathname } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => setDrawer(false), [pathname, setDrawer])
  useEffect(() => {
    if (drawer) dialog.current?.showModal()
    else dialog.current?.close()
  }, [drawer])
  useEffect(() => {
    // Everything in it lies in its one child; a press on the dialog itself is one on what is dimmed behind it.
    const outside = ({ target }: Event) => { if (target === dialog.current) setDrawer(false) }
    document.addEventListener('click', outside)
    return () => document.removeEventListener('click', outside)
  }, [setDrawer])
  return (
    <dialog ref={dialog} className={css.drawer} aria-label={shell.menu} onClose={() => setDrawer(false)}>
      <div className={css.inner}>
        <div className={css.line}><LineSelect /></div>
        <Menu groups={groups} folded={false} />
      </div>
    </dialog>
  )
}

function Menu({ groups, folded }: { groups: MenuGroup[]; folded: boolean }) {
  const { shell } = useWords()
  return (
    <nav className={css.menu} aria-label={shell.menu}>
      <ul>{groups.map((group) => <Group key={group.group} {...group} folded={folded} />)}</ul>
    </nav>
  )
}

function Group({ group, pages, folded }: MenuGroup & { folded: boolean }) {
  const words = useWords()
  const [open, setOpen] = useState(true)
  return (
    <li>
      {!folded && (
        <button type="button" className={css.group} aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.group[group]}<Icon name={open ? 'up' : 'down'} size={12} />
        </button>
      )}
      {(open || folded) && <ul className={css.pages}>{pages.map((page) => <li key={page.name}><Entry page={page} folded={folded} /></li>)}</ul>}
    </li>
  )
}

function Entry({ page, folded }: { page: MenuPage; folded: boolean }) {
  const words = useWords()
  const name = words.page[page.name]
  // NavLink itself says aria-current="page".
  const link = (
    <NavLink to={page.path} className={css.entry} aria-label={folded ? name : undefined}>
      <Icon name={isIcon(page.icon) ? page.icon : 'table'} size={18} />
      {!folded && <span>{name}</span>}
    </NavLink>
  )
  return folded ? <Tooltip title={name} placement="right">{link}</Tooltip> : link
}
