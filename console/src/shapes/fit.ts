import { SELECT_COLUMN_KEY, type Column as GridColumn, type ColumnWidths } from 'react-data-grid'

/**
 * Stretches the columns that fit so that they end where the room ends: what is frozen at the end then covers no head in half.
 * Widths whose sum is smaller than the room are returned as they are: there the grid shares out what is left.
 */
export function fitWidths(widths: readonly { width: number; fixed: boolean }[], room: number): number[] {
  let count = 0
  let used = 0
  while (count < widths.length && used + widths[count]!.width <= room) used += widths[count++]!.width
  const plain = widths.map(({ width }) => width)
  const elastic = widths.slice(0, count).reduce((sum, { width, fixed }) => sum + (fixed ? 0 : width), 0)
  if (count === widths.length || elastic === 0) return plain
  let left = Math.floor(room - used)
  const share = left / elastic
  const last = widths.slice(0, count).findLastIndex(({ fixed }) => !fixed)
  return plain.map((width, at) => {
    if (at >= count || widths[at]!.fixed) return width
    const more = at === last ? left : Math.floor(width * share)
    left -= more
    return width + more
  })
}

const isOwn = ({ key, width }: { key: string; width?: number | string | null | undefined }) =>
  typeof width === 'number' && width > 0 && key !== SELECT_COLUMN_KEY

/** The columns with widths for a grid that is `room` wide; without it, or where all fit, they share what is left over. Those somebody resized stay as they are. */
export function fitColumns<Row>(
  columns: readonly GridColumn<Row>[],
  widths: ColumnWidths,
  room: number | null,
): GridColumn<Row>[] {
  const ofOwn = columns.filter(isOwn).map(({ key, width }) => {
    const resized = widths.get(key)
    return resized?.type === 'resized'
      ? { width: resized.width, fixed: true }
      : { width: Number(width), fixed: false }
  })
  const otherColumns = columns
    .filter((column) => !isOwn(column))
    .map(({ key, width }) => (typeof width === 'number' ? width : (widths.get(key)?.width ?? null)))
  const free = otherColumns.reduce<number | null>(
    (sum, width) => (sum === null || width === null ? null : sum - width),
    room,
  )
  const overflows = free !== null && ofOwn.reduce((sum, { width }) => sum + width, 0) > free
  const fitted = overflows ? fitWidths(ofOwn, free) : null
  let at = 0
  return columns.map((column) => {
    if (!isOwn(column)) return column
    const width = fitted?.[at++]
    return { ...column, width: width ?? `minmax(${Number(column.width)}px, ${Number(column.width)}fr)` }
  })
}

/** What the grid measured of a column whose width is now given does not count any more. */
export const widthsOf = <Row>(columns: readonly GridColumn<Row>[], widths: ColumnWidths): ColumnWidths => {
  const given = new Set(columns.filter(({ width }) => typeof width === 'number').map(({ key }) => key))
  return new Map([...widths].filter(([key, { type }]) => type === 'resized' || !given.has(key)))
}
