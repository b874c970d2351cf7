import { Checkbox, Pagination, Popover } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { countedTo } from '@takt/contract/lists.ts'
import type { Listed } from '~/api/lists.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import type { Column } from './columns.tsx'
import css from './DataTable.module.css'

type TableFootProps<Row> = { list: Listed<Row>; columns: readonly Column<Row>[]; hidden: string[]; setHidden: (hidden: string[]) => void }

/** How many there are, which columns are shown, and for a register the page. */
export function TableFoot<Row>({ list: { total, paging, more }, columns, hidden, setHidden }: TableFootProps<Row>) {
  const words = useWords()
  const formats = useFormats()
  const said: Record<string, unknown> = words.field
  const count = total === null ? '–' : total > countedTo ? fill(words.say.andMore, { count: formats.count(countedTo) }) : formats.count(total)
  const toggle = (name: string) => setHidden(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name])

  const choice = (
    <div className={css.choice}>
      {columns.map(({ name, label }) => (
        <Checkbox key={name} checked={!hidden.includes(name)} disabled={!hidden.includes(name) && hidden.length === columns.length - 1} onChange={() => toggle(name)}>
          {label?.(words) ?? String(said[name] ?? name)}
        </Checkbox>
      ))}
      {hidden.length > 0 && <Action look="quiet" onClick={() => setHidden([])}>{words.shell.allColumns}</Action>}
    </div>
  )
  return (
    <footer className={css.foot}>
      <span className={css.total} role="status">{fill(words.shell.total, { count })}</span>
      {more?.waiting && <span className={css.total}>{words.shell.moreRows}</span>}
      <span className={css.right}>
        {paging && total !== null && total > 0 && (
          <Pagination size="small" current={paging.page} pageSize={paging.limit} total={total} showSizeChanger pageSizeOptions={[20, 50, 100, 200]} onChange={paging.set} />
        )}
        <Popover content={choice} trigger="click" placement="topRight" title={words.shell.columns}>
          <span><Action icon="columns" look="quiet" bare onClick={() => {}}>{words.shell.columns}</Action></span>
        </Popover>
      </span>
    </footer>
  )
}
