import { useDeferredValue } from 'react'

type Rows = { rows: readonly unknown[]; total: number | null; waiting: boolean }

/** The first rows are much to draw: they come in slices, with all that is around them, and until the browser has come to it the list waits. */
export function useFirstRows<L extends Rows>(list: L): L {
  const hasRows = list.rows.length > 0
  const isDrawn = useDeferredValue(hasRows)
  return hasRows && !isDrawn ? { ...list, rows: [], total: null, waiting: true } : list
}
