import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { pages } from '@takt/contract/pages.ts'
import { sizes } from '@takt/contract/preferences.ts'
import { useBrand } from '~/api/brand.ts'
import { useNavbarSettings } from '~/api/common.ts'
import { useSettings } from '~/api/preferences.ts'
import { useSession } from '~/api/session.ts'
import { ownNames, useLanguage, useWords } from '~/i18n/words.tsx'
import { useMayLose } from '~/shapes/unsaved.ts'
import { Arriving } from '~/ui/Arriving.tsx'
import { Action } from '~/ui/Action.tsx'
import { Avatar } from '~/ui/Avatar.tsx'
import { Menu } from '~/ui/Menu.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { useFullscreen } from './comfort/fullscreen.ts'
import { useChooseLanguage } from './comfort/language.ts'
import { useChooseSize } from './comfort/size.ts'
import { logOut } from './enter.ts'
import { loginAddress } from './guard.ts'
import css from './Navbar.module.css'
import { SettingsPanel } from './comfort/later-settings.ts'
import { Palette } from './search/later-palette.ts'

export function UserMenu() {
  const { comfort, shell, page, find } = useWords()
  const info = useSession((session) => session.info)
  const language = useLanguage()
  const narrow = useNarrow()
  const tight = useNarrow(1200)
  const phone = useNarrow(600)
  const { showSettings, linkTitle, linkAddress } = useNavbarSettings()
  const [setting, setSetting] = useState(false)
  const { size } = useSettings()
  const chooseSize = useChooseSize()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const speak = useChooseLanguage()
  const mayLose = useMayLose()
  const { languages } = useBrand()
  const fullscreen = useFullscreen()
  const [finding, setFinding] = useState(false)
  if (!info) return null

  const out = async () => {
    if (!(await mayLose())) return
    await logOut(cache)
    void navigate(loginAddress(pathname + search))
  }
  const tongues = languages.map((one) => ({
    key: one,
    disabled: one === language,
    label: ownNames[one],
    onClick: () => void speak(one),
  }))
  const offered = sizes.map((one) => ({
    key: one,
    disabled: one === size,
    label: comfort.sizes[one],
    onClick: () => void chooseSize(one),
  }))
  // In a narrow window the navbar has no room for these.
  const fromNavbar = [
    ...(narrow ? [{ key: 'find', label: find.palette, onClick: () => setFinding(true) }] : []),
    { key: 'fullscreen', label: fullscreen.label, onClick: () => void fullscreen.toggle() },
    { key: 'size', label: comfort.size, children: offered },
    { key: 'language', label: shell.language, children: tongues },
    { type: 'divider' as const },
  ]
  const items = [
    ...(tight ? fromNavbar : []),
    ...(phone && showSettings
      ? [{ key: 'settings', label: comfort.openSettings, onClick: () => setSetting(true) }]
      : []),
    ...(phone && info.editRight && linkAddress
      ? [
          {
            key: 'link',
            label: (
              <a href={linkAddress} target="_blank" rel="noopener noreferrer">
                {linkTitle ?? shell.handbook}
              </a>
            ),
          },
        ]
      : []),
    { key: 'profile', label: page.profile, onClick: () => void navigate(pages.profile.path) },
    { key: 'info', label: shell.userInfo, onClick: () => void navigate(pages.userInfo.path) },
    { key: 'files', label: page.files, onClick: () => void navigate(pages.files.path) },
    { key: 'about', label: page.about, onClick: () => void navigate(pages.about.path) },
    { key: 'password', label: shell.changePassword, onClick: () => void navigate('/password') },
    { type: 'divider' as const },
    { key: 'logout', label: shell.logout, onClick: () => void out() },
  ]
  return (
    <>
      <Menu
        items={items}
        button={(press) => (
          <Action look="quiet" onClick={press}>
            <Avatar picture={info.avatar} name={info.name} />
            <span className={css.user}>{info.name}</span>
          </Action>
        )}
      />
      {setting && (
        <Arriving>
          <SettingsPanel onClose={() => setSetting(false)} />
        </Arriving>
      )}
      {finding && (
        <Arriving>
          <Palette onClose={() => setFinding(false)} />
        </Arriving>
      )}
    </>
  )
}
