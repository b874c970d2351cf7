import { CompiledQuery } from 'kysely'
import { isoOf } from './instants.ts'
import { isPacked, pack, type Packed } from './packed-arrays.ts'
import { packList } from './packed-lists.ts'
import type { Db } from './tables.ts'

/** Whatever answers a plain statement: a connection of the floor, or a transaction of anybody else. */
export type Sql = {
  query: <Row extends object = object>(statement: {
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
export type Column = { name: string; type: string; values: unknown[] | Packed; cast?: string }

const selected = ({ name, cast }: Column) => {
  if (cast === 'words') return `string_to_array(given.${name}, chr(31))`
  return cast ? `given.${name}::${cast}` : `given.${name}`
}
/** Reading an array from a text follows the session's settings, which a divided table's UPDATE refuses; numbers read one by one do not. */
const assigned = (column: Column) =>
  /^(?!text).*\[\]$/.test(column.cast ?? '')
    ? `string_to_array(btrim(given.${column.name}, '{}'), ',', 'NULL')::${column.cast}`
    : selected(column)

/** Types whose values never contain what an array's text form uses. */
const plain = new Set(['uuid', 'int', 'smallint', 'bigint', 'float8', 'boolean', 'date', 'timestamptz'])
/** A column's values as PostgreSQL reads an array: the driver's own writer takes four times as long. */
const listAsText = (type: string, values: readonly unknown[]) => {
  if (plain.has(type)) return `{${values.map((one) => one ?? 'NULL').join(',')}}`
  const write = type === 'instant' ? (one: unknown) => instantAsText(one as number) : quotedText // epoch milliseconds
  return `{${values.map((one) => (one === null || one === undefined ? 'NULL' : write(one))).join(',')}}`
}
const quotedText = (one: unknown) => quoted(String(one))
const instantAsText = (ms: number) => (ms === Infinity ? 'infinity' : isoOf(ms))

/** The values of many rows as one parameter, and what it is. */
export const listOf = (type: string, values: readonly unknown[]) =>
  packList(type, values) ?? listAsText(type, values)
export const listType = (type: string) => `${type === 'instant' ? 'timestamptz' : type}[]`

/** The parameters after the line, the rows they are, and how each column is read out of them. */
function laidOut(columns: readonly Column[], read: (column: Column) => string) {
  const parameters: unknown[] = []
  const next = (value: unknown) => `$${parameters.push(value) + 1}`
  const lists: { name: string; list: string }[] = []
  const unnested = (name: string, type: string, values: unknown[]) =>
    lists.push({ name, list: `${next(listOf(type, values))}::${listType(type)}` })
  const expressions = columns.map((column) => {
    const { name, type, values } = column
    if (Array.isArray(values)) {
      unnested(name, type, values)
      return { name, expression: read(column) }
    }
    unnested(`${name}_first`, 'int', values.first)
    unnested(`${name}_last`, 'int', values.last)
    const all = `(${next(values.all)}::${type})`
    return { name, expression: `${all}[given.${name}_first:given.${name}_last]` }
  })
  const given = `unnest(${lists.map(({ list }) => list).join(', ')})
     as given (${lists.map(({ name }) => name).join(', ')})`
  return { parameters, given, expressions }
}
/** A list with a gap makes another statement, whose name contains which columns are lists and which are packed. */
function nameOf(verb: string, table: string, columns: readonly Column[]) {
  const hasGaps = columns.some(({ cast }) => isPacked(cast ?? ''))
  const forms = columns.map(({ values }) => (Array.isArray(values) ? 'l' : 'p')).join('')
  return `floor_${verb}_${table}${hasGaps ? `_${forms}` : ''}`
}

/**
 * Out of it an INSERT … SELECT takes its line, as `l.line_number`: `lines` is on every machine where tables are divided by line,
 * and the statement stays on the one that has the line. A bare parameter makes it a statement of all machines.
 */
export const lineRow = 'lines l'

/**
 * Many rows of one line by one named statement: an array a column. Measured against single inserts at 25 times the rate;
 * the names let PostgreSQL keep the plan.
 */
export const insertRows = (client: Sql, table: string, line: string, columns: Column[], tail = '') => {
  const { parameters, given, expressions } = laidOut(columns, selected)
  return client.query({
    name: nameOf('insert', table, columns),
    text: `insert into ${table} (line_number, ${expressions.map(({ name }) => name).join(', ')})
           select l.line_number, ${expressions.map(({ expression }) => expression).join(', ')}
           from ${lineRow}, ${given} where l.line_number = $1 ${tail}`,
    values: [line, ...parameters],
  })
}

/**
 * Sets all columns but the first `keys` of the rows that have these keys. `some`: a name for a statement that sets not all columns of the table.
 */
export const updateRows = (
  client: Sql,
  table: string,
  line: string,
  keys: number,
  columns: Column[],
  some = '',
) => {
  const { parameters, given, expressions } = laidOut(columns, assigned)
  const set = expressions.slice(keys).map(({ name, expression }) => `${name} = ${expression}`)
  const found = expressions.slice(0, keys).map(({ name }) => `t.${name} = given.${name}`)
  return client.query({
    name: nameOf('update', some ? `${table}_${some}` : table, columns),
    text: `update ${table} t set ${set.join(', ')} from ${given}
           where t.line_number = $1 and ${found.join(' and ')}`,
    values: [line, ...parameters],
  })
}

/** An array as PostgreSQL reads it: a column of arrays cannot be passed as one of different lengths. */
export const numbers = (list: readonly (number | null)[] | null) =>
  list === null ? null : `{${list.map((one) => one ?? 'NULL').join(',')}}`
export const texts = (list: readonly (string | null)[] | null) =>
  list === null ? null : `{${list.map((one) => (one === null ? 'NULL' : quoted(one))).join(',')}}`
const quoted = (text: string) => `"${/["\\]/.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text}"`

/** Texts none of which is empty, where an UPDATE has to read them: separated by a character that no text contains. */
const between = '\u001f'
const words = (list: readonly string[]) => list.map((one) => one.replaceAll(between, ' ')).join(between)

/** How a property becomes a column: `instant` is epoch milliseconds of a timestamptz, an array goes as a text and is cast back. */
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
  jsonb: (value: unknown) => JSON.stringify(value),
  'int[]': numbers,
  'smallint[]': numbers,
  'bigint[]': numbers,
  'float8[]': numbers,
  'text[]': texts,
  words,
}
const typeOf = (stored: Stored) => (stored in encode ? 'text' : stored)
const castOf = (stored: Stored) => (stored in encode ? { cast: stored } : {})
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
  ].map(([name, type, value]) => {
    const stored = type as Stored // of `properties` or `computed`
    const encoded = encode[stored] as ((given: unknown) => unknown) | undefined // its input is what `stored` defines
    return (rows: readonly Row[]): Column => {
      const given = rows.map(value)
      const packed = isPacked(stored) ? pack(stored, given as (number[] | null)[]) : null // as `stored` defines
      if (packed) return { name, type: stored, values: packed }
      const values = encoded ? given.map(encoded) : given
      return { name, type: typeOf(stored), ...castOf(stored), values }
    }
  })
  return (rows) => columns.map((column) => column(rows))
}
