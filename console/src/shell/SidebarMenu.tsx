import { useState } from 'react'
import { Dropdown, Tooltip } from 'antd'
import { NavLink, useLocation, useNavigate } from 'react-router'
import { useWords } from '~/i18n/words.tsx'
import { Icon, isIcon } from '~/ui/Icon.tsx'
import type { MenuGroup, MenuPage } from './menu.ts'
import css from './Sidebar.module.css'

export function SidebarMenu({ groups, folded }: { groups: MenuGroup[]; folded: boolean }) {
  const { shell } = useWords()
  return (
    <nav className={css.menu} aria-label={shell.menu}>
      <ul>
        {groups.map(({ group, pages }) => {
          const [only, more] = pages
          // A group of one is that page.
          if (only && !more)
            return (
              <li key={group}>
                <Entry page={only} folded={folded} />
              </li>
            )
          return folded ? (
            <FlyOut key={group} group={group} pages={pages} />
          ) : (
            <Group key={group} group={group} pages={pages} />
          )
        })}
      </ul>
    </nav>
  )
}

function Group({ group, pages }: MenuGroup) {
  const words = useWords()
  const [open, setOpen] = useState(true)
  return (
    <li>
      <button type="button" className={css.group} aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.group[group]}
        <Icon name={open ? 'up' : 'down'} size={12} />
      </button>
      {open && (
        <ul className={css.pages}>
          {pages.map((page) => (
            <li key={page.name}>
              <Entry page={page} folded={false} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Folded, a group is one icon; its pages fly out beside it, by pointer, touch or key. */
function FlyOut({ group, pages }: MenuGroup) {
  const words = useWords()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  // A pointer that only passes by must not take the focus from what is being typed.
  const [byKey, setByKey] = useState(false)
  const items = pages.map(({ name, path }) => ({ key: path, label: words.page[name] }))
  const here = pages.some(({ path }) => path === pathname)
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
          data-here={here}
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

function Entry({ page, folded }: { page: MenuPage; folded: boolean }) {
  const words = useWords()
  const name = words.page[page.name]
  // NavLink itself says aria-current="page".
  const link = (
    <NavLink to={page.path} className={css.entry} aria-label={folded ? name : undefined}>
      <PageIcon name={page.icon} />
      {!folded && <span>{name}</span>}
    </NavLink>
  )
  return folded ? (
    <Tooltip title={name} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}

const PageIcon = ({ name }: { name: string }) => <Icon name={isIcon(name) ? name : 'table'} size={18} />
