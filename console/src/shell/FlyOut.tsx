import { useState } from 'react'
import { Dropdown } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { useWords } from '~/i18n/words.tsx'
import type { MenuGroup } from './menu.ts'
import { PageIcon } from './PageIcon.tsx'
import css from './Sidebar.module.css'

/** Folded, a group is one icon; its pages fly out next to it, by pointer, touch or key. */
export function FlyOut({ group, pages }: MenuGroup) {
  const words = useWords()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  // A pointer that only passes by must not take the focus from what is being typed.
  const [byKey, setByKey] = useState(false)
  const items = pages.map(({ name, path }) => ({ key: path, label: words.page[name] }))
  const isCurrent = pages.some(({ path }) => path === pathname)
  return (
    <li>
      <Dropdown
        placement="topRight"
        trigger={['hover', 'click']}
        autoFocus={byKey}
        open={open}
        onOpenChange={setOpen}
        align={{ points: ['tl', 'tr'], offset: [4, 0] }}
        menu={{
          items: [{ type: 'group', label: words.group[group], children: items }],
          selectedKeys: [pathname],
          onClick: ({ key }) => void navigate(key),
        }}
      >
        <button
          type="button"
          className={css.entry}
          data-here={isCurrent}
          onKeyDown={() => setByKey(true)}
          onPointerEnter={() => setByKey(false)}
          aria-label={words.group[group]}
          aria-haspopup="menu"
          aria-expanded={open}
        >
          <PageIcon name={pages[0]?.icon ?? ''} />
        </button>
      </Dropdown>
    </li>
  )
}
