import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { Bell } from './bell/Bell.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { SettingsButton } from './comfort/SettingsButton.tsx'
import { ErrorLog } from './comfort/ErrorLog.tsx'
import { FullscreenButton } from './comfort/FullscreenButton.tsx'
import { SizeSelect } from './comfort/SizeSelect.tsx'
import { EditLink } from './EditLink.tsx'
import { HistorySign } from './HistorySign.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { LineSelect } from './LineSelect.tsx'
import { LiveSign } from './LiveSign.tsx'
import type { MenuPage } from './menu.ts'
import css from './Navbar.module.css'
import { PageSearch } from './search/PageSearch.tsx'
import { useSidebar } from './sidebar-state.ts'
import { UserMenu } from './UserMenu.tsx'

export function Navbar({ page }: { page: MenuPage | null }) {
  const { shell } = useWords()
  const narrow = useNarrow()
  // Below this the last crumb, the line and the person leave no room for what is chosen once.
  const tight = useNarrow(1200)
  const phone = useNarrow(600)
  const { unfolded, drawer, toggle, setDrawer } = useSidebar()
  return (
    <header className={css.navbar}>
      <span data-tour="menu">
        {narrow ? (
          <Action icon="menu" bare expanded={drawer} onClick={() => setDrawer(!drawer)}>
            {shell.openMenu}
          </Action>
        ) : (
          <Action icon={unfolded ? 'fold' : 'unfold'} bare expanded={unfolded} onClick={toggle}>
            {unfolded ? shell.foldMenu : shell.unfoldMenu}
          </Action>
        )}
      </span>
      <Breadcrumb page={page} />
      <div className={css.right}>
        <HistorySign />
        <LiveSign />
        {!narrow && <PageSearch />}
        {!narrow && <ErrorLog />}
        {!tight && (
          <span data-tour="fullscreen">
            <FullscreenButton />
          </span>
        )}
        {!tight && (
          <span data-tour="size">
            <SizeSelect />
          </span>
        )}
        <LineSelect />
        {!tight && <LanguageSelect />}
        {!phone && <EditLink />}
        {!phone && <SettingsButton />}
        <Bell />
        <UserMenu />
      </div>
    </header>
  )
}
