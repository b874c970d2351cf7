import { fill } from '@takt/contract/errors.ts'
import { grantablePages, menuOf, pages, type PageName } from '@takt/contract/pages.ts'
import type { Role } from '@takt/contract/users.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Icon, isIcon } from '~/ui/Icon.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { heldOf } from './page-tree.ts'
import css from './RolePreview.module.css'

/** The menu somebody with this role alone would get, and per page whether they look on or change things. */
export function RolePreview({ menu, lines }: Pick<Role, 'menu' | 'lines'>) {
  const words = useWords()
  const { list } = useFormats()
  const { people } = words
  const held = grantablePages.filter((name) => heldOf(menu, name) !== 'none')
  const hidden = held.filter((page) => 'hidden' in pages[page])
  const entry = (name: PageName) => {
    const { icon } = pages[name]
    const level = heldOf(menu, name) === 'edit' ? 'edit' : 'view'
    return (
      <li key={name}>
        <Icon name={isIcon(icon) ? icon : 'table'} size={16} />
        <span>{words.page[name]}</span>
        <StatusDot tone={level === 'edit' ? 'good' : 'idle'}>{words.level[level]}</StatusDot>
      </li>
    )
  }
  const part = (key: string, title: string, names: readonly PageName[]) => (
    <section key={key}>
      <h4>{title}</h4>
      <ul>{names.map(entry)}</ul>
    </section>
  )
  return (
    <section className={css.preview} aria-label={people.preview}>
      <header>
        <h3>{people.preview}</h3>
        <p>{lines.length > 0 ? fill(people.onLines, { lines: list(lines) }) : people.onEvery}</p>
      </header>
      {held.length === 0 && <p className={css.nothing}>{people.previewNothing}</p>}
      <div className={css.groups}>
        {menuOf(held, true).map(({ group, pages }) =>
          part(
            group,
            words.group[group],
            pages.map(({ name }) => name),
          ),
        )}
        {hidden.length > 0 && part('hidden', people.previewHidden, hidden)}
      </div>
      {lines.length > 0 && <p className={css.nothing}>{people.plantOnly}</p>}
    </section>
  )
}
