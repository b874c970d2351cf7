import { CompiledQuery } from 'kysely'
import { isoOf } from './instants.ts'
import type { Db } from './tables.ts'

/** Whoever answers a statement as it stands: a connection of the floor, or a transaction of anybody else. */
export type Sql = {
  query: <Row extends object = object>(asked: {
    name: string
    text: string
    values: unknown[]
  }) => Promise<{ rows: Row[] }>
}

/** Where many rows must go in one statement outside the floor. */
export const sqlIn = (db: Db): Sql => ({
  query: async <Row extends object>({ text, values }: { text: string; values: unknown[] }) => ({
    rows: (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows,
  }),
})

/** A column of many rows: its name, its type in an array parameter, its values, and what it is cast to where that differs. */
export type Column = { name: string; type: string; values: unknown[]; cast?: string }

export const column = (name: string, type: string, values: unknown[], cast?: string): Column =>
  cast ? { name, type, values, cast } : { name, type, values }

const selected = ({ name, cast }: Column) => {
  if (cast === 'words') return `string_to_array(given.${name}, chr(31))`
  return cast ? `given.${name}::${cast}` : `given.${name}`
}
/** Reading an array from a text follows the session's settings, which a divided table's UPDATE refuses; numbers read one by one do not. */
const assigned = (column: Column) =>
  /^(?!text).*\[\]$/.test(column.cast ?? '')
    ? `string_to_array(btrim(given.${column.name}, '{}'), ',', 'NULL')::${column.cast}`
    : selected(column)
const given = (columns: Column[]) =>
  `unnest(${columns.map(({ type }, i) => `$${i + 2}::${type}[]`).join(', ')})
     as given (${columns.map(({ name }) => name).join(', ')})`

/**
 * Out of it an INSERT … SELECT takes its line, as `l.line_number`: `lines` lies on every machine where tables are divided by line,
 * and the statement stays on the one that has the line. A bare parameter makes it a statement of all machines.
 */
export const lineRow = 'lines l'

/**
 * Many rows of one line by one named statement: an array a column. Measured against single inserts at 25 times the rate;
 * the names let PostgreSQL keep the plan.
 */
export const insertRows = (client: Sql, table: string, line: string, columns: Column[], tail = '') =>
  client.query({
    name: `floor_insert_${table}`,
    text: `insert into ${table} (line_number, ${columns.map(({ name }) => name).join(', ')})
           select l.line_number, ${columns.map(selected).join(', ')}
           from ${lineRow}, ${given(columns)} where l.line_number = $1 ${tail}`,
    values: [line, ...columns.map(({ values }) => values)],
  })

/** Sets all columns but the first `keys` of the rows that have these keys. */
export const updateRows = (client: Sql, table: string, line: string, keys: number, columns: Column[]) =>
  client.query({
    name: `floor_update_${table}`,
    text: `update ${table} t set ${columns
      .slice(keys)
      .map((one) => `${one.name} = ${assigned(one)}`)
      .join(', ')} from ${given(columns)}
           where t.line_number = $1 and ${columns
             .slice(0, keys)
             .map(({ name }) => `t.${name} = given.${name}`)
             .join(' and ')}`,
    values: [line, ...columns.map(({ values }) => values)],
  })

/** An array as PostgreSQL reads it: a column of arrays cannot be passed as one of different lengths. */
export const numbers = (list: readonly (number | null)[] | null) =>
  list === null ? null : `{${list.map((one) => one ?? 'NULL').join(',')}}`
export const texts = (list: readonly (string | null)[] | null) =>
  list === null
    ? null
    : `{${list.map((one) => (one === null ? 'NULL' : `"${one.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`

/** Texts none of which is empty, where an UPDATE has to read them: between them stands what no text holds. */
const between = '\u001f'
const words = (list: readonly string[]) => list.map((one) => one.replaceAll(between, ' ')).join(between)

/** How a property becomes a column: `instant` is epoch milliseconds, an array goes as a text and is cast back. */
type Stored =
  | 'uuid'
  | 'text'
  | 'int'
  | 'smallint'
  | 'bigint'
  | 'float8'
  | 'boolean'
  | 'date'
  | 'timestamptz'
  | 'instant'
  | 'jsonb'
  | 'int[]'
  | 'smallint[]'
  | 'bigint[]'
  | 'float8[]'
  | 'text[]'
  | 'words'

const encode: Partial<Record<Stored, (value: never) => unknown>> = {
  instant: (ms: number | null) => (ms === null ? null : ms === Infinity ? 'infinity' : isoOf(ms)),
  jsonb: (value: unknown) => JSON.stringify(value),
  'int[]': numbers,
  'smallint[]': numbers,
  'bigint[]': numbers,
  'float8[]': numbers,
  'text[]': texts,
  words,
}
const typeOf = (stored: Stored) => (stored === 'instant' ? 'timestamptz' : stored in encode ? 'text' : stored)
const castOf = (stored: Stored) => (stored !== 'instant' && stored in encode ? { cast: stored } : {})
const snakeCase = (property: string) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * The columns of a table as a list of properties: `productId: 'uuid'` is stored in `product_id`. `computed` names columns that are
 * no property of the row. Made once per table; the result turns rows into columns.
 */
export function columnsOf<Row extends object>(
  properties: Partial<Record<keyof Row & string, Stored>>,
  computed: Record<string, readonly [Stored, (row: Row) => unknown]> = {},
): (rows: readonly Row[]) => Column[] {
  const columns = [
    ...Object.entries(properties).map(
      ([property, stored]) =>
        [snakeCase(property), stored, (row: Row) => row[property as keyof Row]] as const, // `properties` has keys of Row only
    ),
    ...Object.entries(computed).map(([name, [stored, value]]) => [name, stored, value] as const),
  ].map(([name, stored, value]) => {
    const encoded = encode[stored as Stored] as ((given: unknown) => unknown) | undefined // its input is what `stored` says
    return {
      head: { name, type: typeOf(stored as Stored), ...castOf(stored as Stored) },
      values: (rows: readonly Row[]) => rows.map(encoded ? (row) => encoded(value(row)) : value),
    }
  })
  return (rows) => columns.map(({ head, values }) => ({ ...head, values: values(rows) }))
}
