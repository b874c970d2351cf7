import { Link } from 'react-router'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { groupStart, startPath, type MenuPage } from './menu.ts'
import css from './Navbar.module.css'

/** The start page, the group, the page. On the start page itself only that. */
export function Breadcrumb({ page }: { page: MenuPage | null }) {
  const words = useWords()
  const grants = useSession((session) => session.grants)
  if (!page) return null
  const start = startPath(grants)
  const group = groupStart(page.group, grants)
  const leads = group !== null && group !== page.path
  return (
    <nav className={css.crumbs} data-tour="crumbs" aria-label={words.shell.breadcrumb}>
      <ol>
        {start && page.path !== start && (
          <li>
            <Link to={start}>{words.shell.home}</Link>
          </li>
        )}
        {page.path !== start && (
          <li>{leads ? <Link to={group}>{words.group[page.group]}</Link> : words.group[page.group]}</li>
        )}
        <li aria-current="page">{words.page[page.name]}</li>
      </ol>
    </nav>
  )
}
