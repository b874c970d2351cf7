import { Suspense, useState } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { later } from '~/ui/later.ts'
import css from './comfort.module.css'
import { defaults } from './defaults.ts'

const SettingsPanel = later(async () => (await import('./SettingsPanel.tsx')).SettingsPanel)

/** At the right edge of every page. The panel is only there while it is open, so nobody tabs through it unseen. */
export function SettingsHandle({ shown = defaults.showSettings }: { shown?: boolean }) {
  const { comfort } = useWords()
  const [open, setOpen] = useState(false)
  if (!shown) return null
  return (
    <>
      <button
        type="button"
        className={css.handle}
        data-open={open}
        aria-expanded={open}
        aria-label={open ? comfort.closeSettings : comfort.openSettings}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'gear'} size={14} />
      </button>
      {open && (
        <Suspense>
          <SettingsPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
