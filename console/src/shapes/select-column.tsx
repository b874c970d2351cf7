import type { KeyboardEvent } from 'react'
import {
  SELECT_COLUMN_KEY,
  SelectCellFormatter,
  useHeaderRowSelection,
  useRowSelection,
  type Column as GridColumn,
} from 'react-data-grid'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Selection } from './selection.ts'

/** A box at the start of each row; with Shift it takes all between it and the one before. */
export const selectColumn = <Row,>({ lists }: Words, narrow: boolean): GridColumn<Row> => ({
  key: SELECT_COLUMN_KEY,
  name: '',
  width: 40,
  minWidth: 40,
  maxWidth: 40,
  ...(!narrow && { frozen: 'start' as const }),
  renderHeaderCell: ({ tabIndex }) => <AllBox tabIndex={tabIndex} label={lists.selectAll} />,
  renderCell: ({ row, tabIndex }) => <RowBox row={row} tabIndex={tabIndex} label={lists.select} />,
})

type BoxProps = { tabIndex: number; label: string }

function AllBox({ tabIndex, label }: BoxProps) {
  const { isIndeterminate, isRowSelected, onRowSelectionChange } = useHeaderRowSelection()
  return (
    <SelectCellFormatter
      aria-label={label}
      tabIndex={tabIndex}
      indeterminate={isIndeterminate}
      value={isRowSelected}
      onChange={(checked) => onRowSelectionChange({ checked: !isIndeterminate && checked })}
    />
  )
}

function RowBox({ row, tabIndex, label }: BoxProps & { row: unknown }) {
  const { isRowSelected, onRowSelectionChange } = useRowSelection()
  return (
    <SelectCellFormatter
      aria-label={label}
      tabIndex={tabIndex}
      value={isRowSelected}
      onChange={(checked, isShiftClick) => onRowSelectionChange({ row, checked, isShiftClick })}
    />
  )
}

/** Space selects the row, Ctrl or Cmd+A what is loaded, Escape nothing. True: the key was meant for the selection. */
export function selectByKey<Row>(
  event: KeyboardEvent,
  row: Row | undefined,
  { toggle, selectAll, clear, selected }: Selection<Row>,
): boolean {
  if (!(event.target instanceof Element) || event.target.closest('button, a, input')) return false
  const all = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)
  const one = event.key === ' ' && row !== undefined
  const none = event.key === 'Escape' && selected.length > 0
  if (all) selectAll()
  else if (one) toggle(row)
  else if (none) clear()
  else return false
  event.preventDefault()
  return true
}
