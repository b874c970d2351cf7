import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useBrand } from '~/api/brand.ts'
import { useSettings } from '~/api/preferences.ts'
import { useWords } from '~/i18n/words.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import type { MenuGroup } from './menu.ts'
import { Mark } from '~/ui/Mark.tsx'
import css from './Sidebar.module.css'
import { useSidebar } from './sidebar-state.ts'
import { SidebarMenu } from './SidebarMenu.tsx'

/** The menu: at the side of the page, folded to its icons, or a drawer over it in a narrow window. */
export function Sidebar({ groups }: { groups: MenuGroup[] }) {
  const narrow = useNarrow()
  const unfolded = useSidebar((sidebar) => sidebar.unfolded)
  const { sidebarLogo } = useSettings()
  if (narrow) return <DrawerMenu groups={groups} />
  return (
    <aside className={css.sidebar} data-folded={!unfolded}>
      {sidebarLogo && <Logo folded={!unfolded} />}
      <SidebarMenu groups={groups} folded={!unfolded} />
    </aside>
  )
}

function Logo({ folded }: { folded: boolean }) {
  const { shell } = useWords()
  const { title, logo } = useBrand()
  return (
    <Link to="/" className={css.logo} aria-label={`${title}: ${shell.goHome}`}>
      {logo ? <img src={logo} alt="" /> : <Mark />}
      {!folded && <span>{title}</span>}
    </Link>
  )
}

/** The browser's own dialog keeps the focus inside, closes on Escape and gives the focus back. */
function DrawerMenu({ groups }: { groups: MenuGroup[] }) {
  const { shell } = useWords()
  const { drawer, setDrawer } = useSidebar()
  // Seventy hidden entries would hold up the page.
  const [wasOpened, setWasOpened] = useState(drawer)
  if (drawer && !wasOpened) setWasOpened(true)
  const { pathname } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => setDrawer(false), [pathname, setDrawer])
  useEffect(() => {
    if (drawer) dialog.current?.showModal()
    else dialog.current?.close()
  }, [drawer])
  useEffect(() => {
    // Everything in it is in its one child; a press on the dialog itself is one on what is dimmed behind it.
    const outside = ({ target }: Event) => {
      if (target === dialog.current) setDrawer(false)
    }
    document.addEventListener('click', outside)
    return () => document.removeEventListener('click', outside)
  }, [setDrawer])
  return (
    <dialog ref={dialog} className={css.drawer} aria-label={shell.menu} onClose={() => setDrawer(false)}>
      <div className={css.inner}>{wasOpened && <SidebarMenu groups={groups} folded={false} />}</div>
    </dialog>
  )
}
