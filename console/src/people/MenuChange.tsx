import { grantablePages } from '@takt/contract/pages.ts'
import type { Grant } from '@takt/contract/users.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { heldOf } from './page-tree.ts'

const asMenu = (value: unknown): Grant[] => (Array.isArray(value) ? (value as Grant[]) : []) // as the role was when it was written down

/** Which pages a role was given and lost: page by page, what was and what became of it. */
export function MenuChange({ before, after }: { before: unknown; after: unknown }) {
  const { page, level, people } = useWords()
  const levels = { none: people.none, ...level }
  const [was, is] = [asMenu(before), asMenu(after)]
  const changed = grantablePages.filter((name) => heldOf(was, name) !== heldOf(is, name))
  return (
    <ul>
      {changed.map((name) => (
        <li key={name}>
          <b>{page[name]}</b> <del>{levels[heldOf(was, name)]}</del> <ins>{levels[heldOf(is, name)]}</ins>
        </li>
      ))}
    </ul>
  )
}

/** The pages of an update that an administrator has marked as read. */
export function PagesRead({ pages }: { pages: unknown }) {
  const { page, people } = useWords()
  const { list } = useFormats()
  const read = grantablePages.filter((name) => Array.isArray(pages) && pages.includes(name))
  return (
    <p>
      {people.closeNewPagesSuccess} <del>{list(read.map((name) => page[name]))}</del>
    </p>
  )
}
