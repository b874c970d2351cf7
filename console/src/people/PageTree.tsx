import { useId } from 'react'
import { Checkbox, Radio } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { grantLevels, type GrantLevel, type PageName } from '@takt/contract/pages.ts'
import { users, type Grant } from '@takt/contract/users.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './PageTree.module.css'
import { branches, heldOf, heldOfAll, withPages, type Branch, type Held } from './page-tree.ts'

type Change = (names: readonly PageName[], level: 'none' | 'view' | 'edit') => void

/** Groups and their pages: whether they may be read, or changed. A group covers all its pages. */
export function PageTree({ id, value, onChange, describedBy }: InputProps) {
  const { field } = useWords()
  const { data: news = [] } = useAnswer(users.newPages, {})
  const menu = Array.isArray(value) ? (value as Grant[]) : [] // the form of a role
  return (
    <div id={id} role="group" aria-label={field.menu} aria-describedby={describedBy} className={css.tree}>
      {branches.map((branch) => (
        <BranchRows
          key={branch.group}
          {...branch}
          menu={menu}
          news={news}
          change={(names, level) => onChange(withPages(menu, names, level))}
        />
      ))}
    </div>
  )
}

type BranchProps = Branch & { menu: readonly Grant[]; news: readonly PageName[]; change: Change }

function BranchRows({ group, pages, menu, news, change }: BranchProps) {
  const words = useWords()
  const held = pages.filter((page) => heldOf(menu, page) !== 'none').length
  const counted = fill(words.people.some, { held, all: pages.length })
  return (
    <section className={css.branch}>
      <Row
        name={words.group[group]}
        aside={counted}
        label={fill(words.people.groupOf, { group: words.group[group] })}
        held={heldOfAll(menu, pages)}
        some={held > 0}
        isGroup
        change={(level) => change(pages, level)}
      />
      {pages.map((page) => (
        <Row
          key={page}
          name={words.page[page]}
          {...(news.includes(page) ? { aside: words.people.isNew } : {})}
          label={fill(words.people.levelOf, { page: words.page[page] })}
          held={heldOf(menu, page)}
          some={false}
          change={(level) => change([page], level)}
        />
      ))}
    </section>
  )
}

type RowProps = {
  name: string
  aside?: string
  label: string
  held: Held
  some: boolean
  isGroup?: boolean
  change: (level: 'none' | 'view' | 'edit') => void
}

/** The box is whether, the choice next to it how far. Ticked, a page may be read. */
function Row({ name, aside, label, held, some, isGroup = false, change }: RowProps) {
  const { level } = useWords()
  const id = useId()
  const none = held === 'none'
  const half = held === 'mixed' && some
  return (
    <div className={css.row} data-group={isGroup}>
      <Checkbox
        checked={!none && !half}
        indeterminate={half}
        onChange={({ target }) => change(target.checked ? 'view' : 'none')}
      >
        {name}
      </Checkbox>
      {aside && <span className={css.aside}>{aside}</span>}
      <Radio.Group
        className={css.level}
        size="small"
        optionType="button"
        name={id}
        aria-label={label}
        value={held}
        onChange={({ target }) => change(target.value as GrantLevel)}
        options={grantLevels.map((one) => ({ value: one, label: level[one] }))}
      />{' '}
      {/* one of these is what comes back */}
    </div>
  )
}
