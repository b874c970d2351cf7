import { useState } from 'react'
import { Pagination } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { countedTo } from '@takt/contract/lists.ts'
import type { ListChoice } from '@takt/contract/preferences.ts'
import type { Listed } from '~/api/lists.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { ColumnPanel } from './ColumnPanel.tsx'
import type { Column } from './columns.tsx'
import css from './DataTable.module.css'

type TableFootProps<Row> = {
  list: Listed<Row>
  sum: string | undefined
  columns: readonly Column<Row>[]
  choice: ListChoice
  keep: (choice: ListChoice | null) => void
}

/** How many there are, for a register the page, and the way to the columns. */
export function TableFoot<Row>({
  list: { total, paging, more, rows, waiting, error },
  sum,
  columns,
  choice,
  keep,
}: TableFootProps<Row>) {
  const words = useWords()
  const formats = useFormats()
  const [choosing, setChoosing] = useState(false)
  // Nobody counts what is read from files: so many were read.
  const least = total === null ? rows.length : Math.min(total, countedTo)
  const isMore = total === null ? more?.left === true : total > countedTo
  const count = isMore
    ? fill(words.say.andMore, { count: formats.count(least) })
    : total === null && least === 0 && (waiting || error)
      ? '–'
      : formats.count(least)
  return (
    <footer className={css.foot} data-early={waiting && rows.length === 0}>
      <span className={css.total} role="status">
        {[fill(words.shell.total, { count }), sum].filter(Boolean).join(' · ')}
      </span>
      {more?.waiting && <span className={css.total}>{words.lists.moreRows}</span>}
      <span className={css.right}>
        {paging && total !== null && total > 0 && (
          <Pagination
            size="small"
            current={paging.page}
            pageSize={paging.limit}
            total={total}
            showSizeChanger
            pageSizeOptions={[20, 50, 100, 200]}
            onChange={paging.set}
          />
        )}
        <Action icon="columns" look="quiet" bare onClick={() => setChoosing(true)}>
          {words.shell.columns}
        </Action>
      </span>
      {choosing && (
        <ColumnPanel columns={columns} choice={choice} keep={keep} onClose={() => setChoosing(false)} />
      )}
    </footer>
  )
}
