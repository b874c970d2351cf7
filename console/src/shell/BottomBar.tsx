import { useState, type ReactNode } from 'react'
import { NavLink } from 'react-router'
import { pages, type PageName } from '@takt/contract/pages.ts'
import { useSession } from '~/api/session.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { Arriving } from '~/ui/Arriving.tsx'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import css from './BottomBar.module.css'
import { menuFor } from './menu.ts'
import { Palette } from './search/later-palette.ts'
import { useSidebar } from './sidebar-state.ts'

/** A phone's main pages where the thumb is; everything else is behind More. */
export function BottomBar() {
  const { find } = useWords()
  const { bar } = find
  const grants = useSession((session) => session.grants)
  const { drawer, setDrawer } = useSidebar()
  const [finding, setFinding] = useState(false)
  const held = menuFor(grants, readLine()).flatMap((group) => group.pages.map(({ name }) => name))
  const to = (name: PageName, icon: IconName, label: string) =>
    held.includes(name) && (
      <NavLink to={pages[name].path} className={css.entry}>
        <Entry icon={icon}>{label}</Entry>
      </NavLink>
    )
  return (
    <nav className={css.bar} aria-label={bar.label}>
      {to('mainDashboard', 'dashboard', bar.floor)}
      {to('productSummary', 'product', bar.units)}
      <button type="button" className={css.scan} aria-label={bar.scan} onClick={() => setFinding(true)}>
        <Icon name="scan" size={24} />
      </button>
      {to('pendingProductionOrder', 'order', bar.orders)}
      <button type="button" className={css.entry} aria-expanded={drawer} onClick={() => setDrawer(true)}>
        <Entry icon="more">{bar.more}</Entry>
      </button>
      {finding && (
        <Arriving>
          <Palette onClose={() => setFinding(false)} />
        </Arriving>
      )}
    </nav>
  )
}

const Entry = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <>
    <Icon name={icon} size={24} />
    <span>{children}</span>
  </>
)
