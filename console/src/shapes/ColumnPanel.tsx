import { useState } from 'react'
import { Checkbox, Input } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import type { ListChoice } from '@takt/contract/preferences.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { arrange, isUntouched, moveColumn, toggleHidden, togglePinned } from './arrange.ts'
import css from './ColumnPanel.module.css'
import { sayColumn, type Column } from './columns.tsx'

/** So many are found by looking. */
const fewColumns = 12

type ColumnPanelProps<Row> = {
  columns: readonly Column<Row>[]
  choice: ListChoice
  keep: (choice: ListChoice | null) => void
  onClose: () => void
}

/** Which columns are shown, in which order, and which stay at the left; all of it by keyboard too. */
export function ColumnPanel<Row>({ columns, choice, keep, onClose }: ColumnPanelProps<Row>) {
  const words = useWords()
  const listWords = words.lists
  const [find, setFind] = useState('')
  const all = arrange(columns, choice)
  const matching = all.filter(({ column }) =>
    sayColumn(words, column).toLocaleLowerCase().includes(find.trim().toLocaleLowerCase()),
  )
  const shown = all.filter(({ hidden }) => !hidden).length
  const reset = (
    <Action icon="undo" blocked={isUntouched(choice) ? words.lists.asPage : null} onClick={() => keep(null)}>
      {listWords.asPage}
    </Action>
  )
  return (
    <SideSheet title={listWords.columnsOf} size={440} onClose={onClose} footer={reset}>
      <p className={css.about}>{listWords.columnsAbout}</p>
      {columns.length > fewColumns && (
        <Input
          value={find}
          onChange={({ target }) => setFind(target.value)}
          placeholder={listWords.find}
          aria-label={listWords.find}
          allowClear
        />
      )}
      <ul className={css.columns}>
        {matching.map(({ column, hidden, pinned }) => {
          const { name } = column
          const label = sayColumn(words, column)
          const move = (step: -1 | 1) => moveColumn(columns, choice, name, step)
          const [up, down] = [move(-1), move(1)]
          return (
            <li key={name} data-pinned={pinned}>
              <Checkbox
                checked={!hidden}
                disabled={!hidden && shown === 1}
                onChange={() => keep(toggleHidden(choice, name))}
              >
                {label}
              </Checkbox>
              <Action
                icon="pin"
                look={pinned ? 'main' : 'quiet'}
                bare
                onClick={() => keep(togglePinned(choice, name))}
              >
                {fill(pinned ? listWords.unpin : listWords.pin, { column: label })}
              </Action>
              <Action icon="up" bare blocked={up ? null : listWords.first} onClick={() => up && keep(up)}>
                {fill(listWords.up, { column: label })}
              </Action>
              <Action
                icon="down"
                bare
                blocked={down ? null : listWords.last}
                onClick={() => down && keep(down)}
              >
                {fill(listWords.down, { column: label })}
              </Action>
            </li>
          )
        })}
      </ul>
    </SideSheet>
  )
}
