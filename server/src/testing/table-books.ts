import { readdirSync } from 'node:fs'
import type { z } from 'zod'

/** What a table holds: the entity of the contract whose fields its columns are. */
export type Book = {
  entity: z.ZodObject
  /** Columns only the server uses. */
  kept?: string[]
  /** Fields that are calculated, or are in a table of their own. */
  derived?: string[]
  /** Choices the table does not check: their list grows while old rows stay. */
  open?: string[]
}

/** The tables that only this feature writes; `inner`: no person ever sees a row of it as it is stored. */
export type Tables = Record<string, Book | 'inner'>

const folder = new URL('../', import.meta.url)

/** Each table with its owner, `area/feature`, and its book: from the `tables` of each `x.tables.ts`. */
export async function readTableBooks(): Promise<{ table: string; owner: string; book: Book | 'inner' }[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tables.ts'))
    .toSorted()
  const features = await Promise.all(
    files.map(async (file) => ({
      owner: file.split('/').slice(0, 2).join('/'),
      ...((await import(new URL(file, folder).href)) as { tables: Tables }), // each exports it
    })),
  )
  return features.flatMap(({ owner, tables }) =>
    Object.entries(tables).map(([table, book]) => ({ table, owner, book })),
  )
}
