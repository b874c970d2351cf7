import { afterAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { z } from 'zod'
import { bare, kindOf, type Kind } from '@takt/contract/fields.ts'
import { verdicts } from '@takt/contract/floor.ts'
import { stationStatuses } from '@takt/contract/stations.ts'
import { startPlant } from '../../testing/plant.ts'
import { storedAs } from '../../testing/stored-as.ts'
import { readTableBooks } from '../../testing/table-books.ts'

const plant = await startPlant()
afterAll(plant.close)

const tables = await readTableBooks()

/** What a field is, also where it is no kind of its own: a time of day, a list of choices, an object. */
function kindAs(field: z.ZodType): Kind {
  const core = bare(field)
  if (core instanceof z.ZodEnum) return 'choice'
  if (core instanceof z.ZodRecord || core instanceof z.ZodDiscriminatedUnion) return 'parts'
  return core instanceof z.ZodString && core.maxLength === 5 ? 'code' : kindOf(field)
}

type Column = { type: string; nullable: boolean; longest: number | null; choices: string[] }

function promised(field: z.ZodType, isOpen: boolean): Column {
  const core = bare(field)
  const type = storedAs[kindAs(field)]
  return {
    type,
    nullable: field.safeParse(null).success,
    longest: core instanceof z.ZodString && type === 'character varying' ? core.maxLength : null,
    choices: core instanceof z.ZodEnum && !isOpen ? core.options.map(String).toSorted() : [],
  }
}

async function stored(table: string): Promise<Record<string, Column>> {
  const { rows } = await sql<{
    name: string
    type: string
    nullable: boolean
    longest: number | null
    check: string
  }>`
    select column_name as name, data_type as type, is_nullable = 'YES' as nullable, character_maximum_length as longest,
           coalesce((select string_agg(pg_get_constraintdef(c.oid), ' ') from pg_constraint c
                     where c.conrelid = ${table}::regclass and c.contype = 'c' and c.conkey = array[ordinal_position::int2]), '') as check
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(plant.db)
  const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const choices = (check: string) => [...check.matchAll(/'(\w+)'/g)].map(([, value]) => value!).toSorted()
  return Object.fromEntries(
    rows.map(({ name, check, ...column }) => [camel(name), { ...column, choices: choices(check) }]),
  )
}

/** The contract and the database are two books; here they are balanced. */
describe('the table holds what the contract defines', () => {
  const books = tables.flatMap(({ table, book }) => (book === 'inner' ? [] : [{ table, ...book }]))
  test.each(books)('$table', async ({ table, entity, kept = [], derived = [], open = [] }) => {
    const fields = Object.entries(entity.shape).filter(([name]) => !derived.includes(name))
    const columns = Object.entries(await stored(table))
    expect(Object.fromEntries(columns.filter(([name]) => !kept.includes(name)))).toEqual(
      Object.fromEntries(
        fields.map(([name, field]) => [name, promised(field as z.ZodType, open.includes(name))]), // the shape's values are schemas
      ),
    )
    expect(columns.map(([name]) => name)).toEqual(expect.arrayContaining(kept))
    expect(Object.keys(entity.shape)).toEqual(expect.arrayContaining(derived))
  })

  test.each([
    ['station_states', 'stationStatus', stationStatuses],
    ['status_intervals', 'stationStatus', stationStatuses],
    ['passes', 'verdict', verdicts],
    ['passes', 'judged', verdicts],
    ['passes', 'resultStatus', verdicts],
  ])('%s has the choices of %s', async (table, column, choices) => {
    expect((await stored(table))[column]).toMatchObject({ type: 'text', choices: [...choices].toSorted() })
  })

  test('every table belongs to one feature', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition and relname not like 'migrations%'`.execute(
      plant.db,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(tables.map(({ table }) => table).toSorted())
  })
})
