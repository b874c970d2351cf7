import { useMemo, useState } from 'react'

export type Key = string | number

/** Which of the loaded rows are selected. A row that has left the list is not touched by what is done to the selection. */
export function useSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => Key) {
  const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set())
  const selected = useMemo(
    () => (keys.size === 0 ? [] : rows.filter((row) => keys.has(rowKey(row)))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a row's key does not change
    [keys, rows],
  )
  return {
    keys,
    setKeys,
    selected,
    toggle: (row: Row) =>
      setKeys((now) => {
        const key = rowKey(row)
        const next = new Set(now)
        if (!next.delete(key)) next.add(key)
        return next
      }),
    selectAll: () => setKeys(new Set(rows.map(rowKey))),
    clear: () => setKeys(new Set()),
  }
}
export type Selection<Row> = ReturnType<typeof useSelection<Row>>
