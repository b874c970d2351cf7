import { z } from 'zod'
import { instant } from './fields.ts'

/** A ledger is counted up to here and then shown as "10,000+". Exact counts of millions cost more than they are worth. */
export const countedTo = 10_000

type Sortable<S extends z.ZodObject> = keyof S['shape'] & string

/** A register: short enough to count and to sort by any column. `sort: '-planStart'` is newest first. */
export const registerPaging = <S extends z.ZodObject>(row: S) => {
  const names = Object.keys(row.shape) as Sortable<S>[] // the keys of a schema are its field names
  return {
    page: z.int().min(1).max(100_000).default(1),
    limit: z.int().min(1).max(200).default(50),
    sort: z.enum(names.flatMap((name): (Sortable<S> | `-${Sortable<S>}`)[] => [name, `-${name}`])).optional(),
  }
}
export const registerOf = <S extends z.ZodType>(row: S) => z.object({ rows: z.array(row), total: z.int() })

/** A ledger: as long as time, newest first, paged by key. `after` is the `next` of the page before. */
export const ledgerPaging = {
  after: z.string().max(200).optional(),
  limit: z.int().min(1).max(500).default(100),
}
/** `total` stops at `countedTo + 1`: one more means "and more". It comes with the first page only. */
export const ledgerOf = <S extends z.ZodType>(row: S) =>
  z.object({ rows: z.array(row), next: z.string().nullable(), total: z.int().nullable() })

/** The period of a ledger or report; open ends are allowed. */
export const period = { from: instant().optional(), to: instant().optional() }

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]
