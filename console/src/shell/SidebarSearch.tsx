import { useState } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { Arriving } from '~/ui/Arriving.tsx'
import { Hint } from '~/ui/Hint.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { Palette } from './search/later-palette.ts'
import css from './Sidebar.module.css'
import { useSidebar } from './sidebar-state.ts'

const keys = 'Ctrl K'

/** The way to everything, at the head of the menu. */
export function SidebarSearch({ folded }: { folded: boolean }) {
  const { find } = useWords()
  const setDrawer = useSidebar((sidebar) => sidebar.setDrawer)
  const [finding, setFinding] = useState(false)
  const button = (
    <button
      type="button"
      className={css.search}
      aria-label={folded ? find.palette : undefined}
      aria-keyshortcuts="Control+K"
      onClick={() => {
        // The drawer is on top of whatever opens.
        setDrawer(false)
        setFinding(true)
      }}
    >
      <Icon name="search" size={18} />
      {!folded && <span>{find.palette}</span>}
      {!folded && <kbd aria-hidden>{keys}</kbd>}
    </button>
  )
  return (
    <>
      {folded ? (
        <Hint text={find.palette} side="right">
          {button}
        </Hint>
      ) : (
        button
      )}
      {finding && (
        <Arriving>
          <Palette onClose={() => setFinding(false)} />
        </Arriving>
      )}
    </>
  )
}
