import { useQueryClient } from '@tanstack/react-query'
import { Dropdown } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { pages } from '@takt/contract/pages.ts'
import { useBrand } from '~/api/brand.ts'
import { useSession } from '~/api/session.ts'
import { ownNames, useLanguage, useWords } from '~/i18n/words.tsx'
import { useMayLose } from '~/shapes/unsaved.ts'
import { Action } from '~/ui/Action.tsx'
import { Avatar } from '~/ui/Avatar.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { useChooseLanguage } from './comfort/language.ts'
import { logOut } from './enter.ts'
import { loginAddress } from './guard.ts'
import css from './Navbar.module.css'

export function UserMenu() {
  const { shell, page } = useWords()
  const info = useSession((session) => session.info)
  const language = useLanguage()
  const narrow = useNarrow()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const speak = useChooseLanguage()
  const mayLose = useMayLose()
  const { languages } = useBrand()
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
  const items = [
    { key: 'profile', label: page.profile, onClick: () => void navigate(pages.profile.path) },
    { key: 'info', label: shell.userInfo, onClick: () => void navigate(pages.userInfo.path) },
    { key: 'files', label: page.files, onClick: () => void navigate(pages.files.path) },
    { key: 'password', label: shell.changePassword, onClick: () => void navigate('/password') },
    ...(narrow ? [{ key: 'language', label: shell.language, children: tongues }] : []),
    { type: 'divider' as const },
    { key: 'logout', label: shell.logout, onClick: () => void out() },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <span>
        <Action look="quiet" onClick={() => {}}>
          <Avatar picture={info.avatar} name={info.name} />
          <span className={css.user}>{info.name}</span>
        </Action>
      </span>
    </Dropdown>
  )
}
