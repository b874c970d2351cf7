import { z } from 'zod'
import { FieldChange } from '@takt/contract/changes.ts'
import { bare, isAccount } from '@takt/contract/fields.ts'
import { isPersonField, isRolesField, roleAmongPeople } from '@takt/contract/person-fields.ts'

type Gather = (value: unknown, found: Set<string>) => void

const gathers = new WeakMap<z.ZodType, Gather | null>()

/** Finds the accounts of an answer by its schema; null: it can have none. */
export function accountsIn(schema: z.ZodType): Gather | null {
  const before = gathers.get(schema)
  if (before !== undefined) return before
  const gather = gatherOf(bare(schema))
  gathers.set(schema, gather)
  return gather
}

function gatherOf(inner: z.ZodType): Gather | null {
  if (isAccount(inner)) return (value, found) => void (typeof value === 'string' && found.add(value))
  if (inner === FieldChange) return ofChange
  if (inner instanceof z.ZodRecord) return ofRecord
  if (inner instanceof z.ZodObject) return ofFields(Object.entries(inner.shape))
  if (inner instanceof z.ZodArray) return ofEach(accountsIn(inner.element as z.ZodType)) // zod's core type hides that it is a schema
  if (inner instanceof z.ZodUnion)
    return ofAll(inner.options.map((option) => accountsIn(option as z.ZodType))) // as above
  return null
}

/** What a change history keeps has no schema: its fields are known by their names. */
const ofField = (name: string, value: unknown, found: Set<string>) => {
  const isRoles = isRolesField(name)
  if (isRoles || isPersonField(name))
    for (const one of [value].flat())
      if (typeof one === 'string' && one !== '') found.add(isRoles ? roleAmongPeople(one) : one)
}
const ofRecord: Gather = (record, found) =>
  Object.entries(record ?? {}).forEach(([name, value]) => ofField(name, value, found))
const ofChange: Gather = (change, found) => {
  const { field, before, after } = change as FieldChange // its schema was asked for
  ofField(field, before, found)
  ofField(field, after, found)
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
      // The keys of roles are codes like others; an account's own are known to who reads it.
      const gather: Gather | null = /^to.*Roles$/.test(name)
        ? (keys, found) => ofField(name, keys, found)
        : accountsIn(field)
      return gather && ((row, found) => row && gather((row as Record<string, unknown>)[name], found)) // what has fields is an object
    }),
  )
