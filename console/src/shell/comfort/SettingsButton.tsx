import { useState } from 'react'
import { useNavbarSettings } from '~/api/common.ts'
import { useWords } from '~/i18n/words.tsx'
import { Arriving } from '~/ui/Arriving.tsx'
import { Action } from '~/ui/Action.tsx'
import { SettingsPanel } from './later-settings.ts'

/** Theme and settings, from the navbar. The panel is only there while it is open, so nobody tabs through it unseen. */
export function SettingsButton() {
  const { comfort } = useWords()
  const { showSettings } = useNavbarSettings()
  const [open, setOpen] = useState(false)
  if (!showSettings) return null
  return (
    <>
      <Action icon="gear" bare expanded={open} onClick={() => setOpen(!open)}>
        {open ? comfort.closeSettings : comfort.openSettings}
      </Action>
      {open && (
        <Arriving>
          <SettingsPanel onClose={() => setOpen(false)} />
        </Arriving>
      )}
    </>
  )
}
