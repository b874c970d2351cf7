/** 2 before 10. */
export const natural = new Intl.Collator('en', { numeric: true })

type Paging = { page: number; limit: number; sort?: string | undefined }

/** A page of rows that are calculated, not stored. `first`: the default order. */
export function pageOf<Row extends object>(
  rows: readonly Row[],
  { page, limit, sort }: Paging,
  first: string,
) {
  const sortField = sort ?? first
  const by = sortField.replace('-', '') as keyof Row // the contract names the fields it sorts by
  const way = sortField.startsWith('-') ? -1 : 1
  const ordered = rows.toSorted((a, b) => way * compare(a[by], b[by]))
  return { rows: ordered.slice((page - 1) * limit, page * limit), total: rows.length }
}

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : natural.compare(String(a ?? ''), String(b ?? ''))
