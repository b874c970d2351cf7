import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Dropdown, Modal } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { languages } from '@takt/contract/languages.ts'
import { useSession } from '~/api/session.ts'
import { readUserName } from '~/api/stored.ts'
import { ownNames, useLanguage, useWords } from '~/i18n/words.tsx'
import { Fact } from '~/shapes/Facts.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { useChooseLanguage } from './comfort/language.ts'
import { logOut } from './enter.ts'
import { loginAddress } from './guard.ts'
import css from './Navbar.module.css'

export function UserMenu() {
  const { shell, field, say } = useWords()
  const info = useSession((session) => session.info)
  const language = useLanguage()
  const narrow = useNarrow()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [shown, setShown] = useState(false)
  const speak = useChooseLanguage()
  if (!info) return null

  const out = async () => {
    await logOut(cache)
    void navigate(loginAddress(pathname + search))
  }
  const tongues = languages.map((one) => ({
    key: one, disabled: one === language, label: ownNames[one],
    onClick: () => void speak(one),
  }))
  const items = [
    { key: 'info', label: shell.userInfo, onClick: () => setShown(true) },
    { key: 'password', label: shell.changePassword, onClick: () => void navigate('/password') },
    ...(narrow ? [{ key: 'language', label: shell.language, children: tongues }] : []),
    { type: 'divider' as const },
    { key: 'logout', label: shell.logout, onClick: () => void out() },
  ]
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']}>
        <span><Action icon="user" look="quiet" onClick={() => {}}><span className={css.user}>{info.name}</span></Action></span>
      </Dropdown>
      <Modal open={shown} title={shell.userInfo} footer={null} onCancel={() => setShown(false)} width={420}>
        <dl>
          <Fact label={field.name}>{info.name}</Fact>
          <Fact label={shell.userName}>{readUserName()}</Fact>
          <Fact label={shell.roles}>{info.roleKey.join(' | ')}</Fact>
          <Fact label={field.lines}>{info.lines.length > 0 ? info.lines.join(', ') : shell.unlimited}</Fact>
          <Fact label={field.introduction}>{info.introduction ?? '–'}</Fact>
          <Fact label={field.editRight}>{info.editRight ? say.yes : say.no}</Fact>
        </dl>
      </Modal>
    </>
  )
}
