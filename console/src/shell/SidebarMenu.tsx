import { useId, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { attentionPages } from '@takt/contract/attention.ts'
import type { PageName } from '@takt/contract/pages.ts'
import { useSettings } from '~/api/preferences.ts'
import { useWords } from '~/i18n/words.tsx'
import { Arriving } from '~/ui/Arriving.tsx'
import { Hint } from '~/ui/Hint.tsx'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import { later } from '~/ui/later.ts'
import { drawn } from '~/ui/soon.ts'
import type { MenuGroup, MenuPage } from './menu.ts'
import { PageIcon } from './PageIcon.tsx'
import css from './Sidebar.module.css'
import { SidebarSearch } from './SidebarSearch.tsx'

// Comes with the first folded sidebar: the library's menu is nothing the first page waits for.
const FlyOut = later(async () => (await import('./FlyOut.tsx')).FlyOut)

// Figures come after the menu around them. Its counts are read when the page is there: the first one is drawn after ten requests.
const AttentionBadge = later(async () => {
  await drawn()
  return (await import('./AttentionBadge.tsx')).AttentionBadge
})

type SidebarMenuProps = { groups: MenuGroup[]; folded: boolean }

/** Search first, then the person's own pages, then every group: closed, but for the first one and the one this page is in. */
export function SidebarMenu({ groups, folded }: SidebarMenuProps) {
  const { comfort, shell } = useWords()
  const { favourites } = useSettings()
  const { pathname } = useLocation()
  const all = groups.flatMap(({ pages }) => pages)
  const own = favourites.flatMap((name) => all.find((page) => page.name === name) ?? [])
  const inside = groups.find(({ pages }) => pages.some(({ path }) => path === pathname))?.group
  return (
    <nav className={css.menu} aria-label={shell.menu}>
      <SidebarSearch folded={folded} />
      {own.length > 0 && (
        <ul className={css.favourites} aria-label={comfort.favourites}>
          {own.map((page) => (
            <li key={page.name}>
              <Entry page={page} folded={folded} icon="star" />
            </li>
          ))}
        </ul>
      )}
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
            <Arriving key={group} fallback={<li className={css.entry} />}>
              <FlyOut group={group} pages={pages} />
            </Arriving>
          ) : (
            <Group
              key={`${group} ${group === inside}`}
              group={group}
              pages={pages}
              start={group === inside || group === groups[0]?.group}
            />
          )
        })}
      </ul>
    </nav>
  )
}

function Group({ group, pages, start }: MenuGroup & { start: boolean }) {
  const words = useWords()
  const [open, setOpen] = useState(start)
  const id = useId()
  return (
    <li>
      <button
        type="button"
        className={css.group}
        aria-expanded={open}
        aria-label={words.group[group]}
        aria-describedby={open ? undefined : id}
        onClick={() => setOpen(!open)}
      >
        <PageIcon name={pages[0]?.icon ?? ''} />
        <span>{words.group[group]}</span>
        {!open && <Badge id={id} pages={pages} />}
        <Icon name={open ? 'down' : 'right'} size={12} />
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

const counted: readonly PageName[] = Object.values(attentionPages)

/** It describes its surroundings, whose name stays the page's. */
const Badge = ({ id, pages }: { id: string } & Pick<MenuGroup, 'pages'>) =>
  pages.some(({ name }) => counted.includes(name)) && (
    <Arriving>
      <AttentionBadge id={id} pages={pages.map(({ name }) => name)} />
    </Arriving>
  )

type EntryProps = { page: MenuPage; folded: boolean; icon?: IconName }

function Entry({ page, folded, icon }: EntryProps) {
  const words = useWords()
  const id = useId()
  const name = words.page[page.name]
  // NavLink itself sets aria-current="page".
  const link = (
    <NavLink
      to={page.path}
      className={css.entry}
      aria-label={name}
      aria-describedby={folded ? undefined : id}
    >
      <PageIcon name={icon ?? page.icon} />
      {!folded && <span>{name}</span>}
      {!folded && <Badge id={id} pages={[page]} />}
    </NavLink>
  )
  return folded ? (
    <Hint text={name} side="right">
      {link}
    </Hint>
  ) : (
    link
  )
}
