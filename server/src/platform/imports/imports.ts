import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { Refusal } from '@takt/contract/errors.ts'
import type { Imported, ImportFault, ImportRow } from '@takt/contract/imports.ts'

/** What a row requests, what exists already, and that as somebody would have written it. */
export type Wish<Draft, Before> = { draft: Draft; before: Before | null; was: Draft | null }
type Read<Draft, Before> = { about: string; wish: Wish<Draft, Before> | null; refusals: Refusal[] }
type Names<Draft> = (keyof Draft & string)[]

type Reading<Draft, Before> = {
  /** What names a record. */
  key: keyof Draft & string
  /** Where more than one column names it: as `there` has it. */
  keyOf?: (row: ImportRow) => string
  schema: z.ZodType<Draft>
  there: ReadonlyMap<string, Before>
  draftOf: (before: Before) => Draft
  /** What a column that is not there means for a record that is new. */
  unsaid: object
}

/** The names in a column, blank where there is none. */
export const namesIn = (rows: readonly ImportRow[], column: string) =>
  rows.map((row) => String(row[column] ?? '').trim())

/** Each row by itself: what it requests, or which of its fields cannot be read. */
export function readRows<Draft, Before>(
  rows: readonly ImportRow[],
  { key, keyOf, schema, there, draftOf, unsaid }: Reading<Draft, Before>,
): Read<Draft, Before>[] {
  return namesIn(rows, key).map((about, i) => {
    const before = there.get(keyOf ? keyOf(rows[i]!) : about) ?? null
    const was = before && draftOf(before)
    const { data, error } = schema.safeParse({ ...(was ?? unsaid), ...rows[i], [key]: about })
    if (data) return { about, wish: { draft: data, before, was }, refusals: [] }
    const fields = new Set(
      error!.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
      ),
    )
    return {
      about,
      wish: null,
      refusals: [...fields].map((field) => new Refusal('call.invalid', { fields: field }, field)),
    }
  })
}

export const wishesOf = <Draft, Before>(read: readonly Read<Draft, Before>[]) =>
  read.flatMap(({ wish }) => wish ?? [])

/**
 * Every row as if the others were done; `alone`: what no two rows may both contain. The result is what would become of the valid rows;
 * they may be written only if all are valid.
 */
export function judgeRows<Draft, Before>(
  read: readonly Read<Draft, Before>[],
  alone: Names<Draft>,
  objections: (wish: Wish<Draft, Before>) => Iterable<Refusal>,
) {
  const seen = new Set<string>()
  const faults: ImportFault[] = []
  const good: Wish<Draft, Before>[] = []
  for (const [i, { about, wish, refusals }] of read.entries()) {
    const against = wish ? [...doubles(seen, wish.draft, alone), ...objections(wish)] : refusals
    faults.push(
      ...against.map(({ key, facts, field }) => ({ row: i + 1, about: about || null, field, key, facts })),
    )
    if (wish && against.length === 0) good.push(wish)
  }
  const fresh = good.filter(({ before }) => !before)
  const changed = good.filter(({ draft, was }) => was && !isDeepStrictEqual(draft, was))
  const tell = (dryRun: boolean): Imported => ({
    created: fresh.length,
    updated: changed.length,
    unchanged: good.length - fresh.length - changed.length,
    faults,
    written: !dryRun && faults.length === 0,
  })
  return { fresh, changed, tell }
}

function* doubles<Draft>(seen: Set<string>, draft: Draft, alone: Names<Draft>) {
  for (const field of alone) {
    if (draft[field] === null) continue
    const value = String(draft[field])
    if (seen.has(`${field} ${value}`)) yield new Refusal('users.row_twice', { code: value }, field)
    seen.add(`${field} ${value}`)
  }
}
