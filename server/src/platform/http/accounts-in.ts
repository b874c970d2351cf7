import { z } from 'zod'
import { bare, isAccount } from '@takt/contract/fields.ts'

type Gather = (value: unknown, found: Set<string>) => void

/** Finds the accounts of an answer by its schema; null: it can have none. */
export function accountsIn(schema: z.ZodType): Gather | null {
  const inner = bare(schema)
  if (isAccount(inner)) return (value, found) => void (typeof value === 'string' && found.add(value))
  if (inner instanceof z.ZodObject) return ofFields(Object.entries(inner.shape))
  if (inner instanceof z.ZodArray) return ofEach(accountsIn(inner.element as z.ZodType)) // zod's core type hides that it is a schema
  if (inner instanceof z.ZodUnion)
    return ofAll(inner.options.map((option) => accountsIn(option as z.ZodType))) // as above
  return null
}

const ofAll = (gathers: (Gather | null)[]): Gather | null => {
  const some = gathers.filter((gather) => gather !== null)
  return some.length === 0 ? null : (value, found) => some.forEach((gather) => gather(value, found))
}

const ofEach = (gather: Gather | null): Gather | null =>
  gather && ((list, found) => Array.isArray(list) && list.forEach((one) => gather(one, found)))

const ofFields = (fields: [name: string, field: z.ZodType][]) =>
  ofAll(
    fields.map(([name, field]) => {
      const gather = accountsIn(field)
      return gather && ((row, found) => row && gather((row as Record<string, unknown>)[name], found)) // what has fields is an object
    }),
  )
