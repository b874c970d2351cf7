import { z } from 'zod'
import { bare, kindOf, type Kind } from '@takt/contract/fields.ts'

/** A kind of the contract, or what is made of kinds: a choice of several, a number or text of no particular kind. */
export type Look = Kind | 'choices' | 'number' | 'text'

/** How a field looks: by its kind where it has one, else by what its schema is. */
export function lookOf(schema: z.ZodType): Look {
  const inner = within(schema)
  if (inner instanceof z.ZodArray && optionsOf(inner).length > 0) return 'choices'
  try {
    return kindOf(inner)
  } catch {
    if (inner instanceof z.ZodEnum) return 'choice'
    if (inner instanceof z.ZodNumber) return 'number'
    if (inner instanceof z.ZodBoolean) return 'flag'
    return 'text'
  }
}

/** Looks through `.required()` too, which `bare` leaves. */
export function within(schema: z.ZodType): z.ZodType {
  const inner = bare(schema)
  return inner instanceof z.ZodNonOptional ? within(inner.def.innerType as z.ZodType) : inner // zod's core type hides that it is a schema
}

/** The values of a choice, or of a list of choices. */
export function optionsOf(schema: z.ZodType): string[] {
  const inner = within(schema)
  const choice = inner instanceof z.ZodArray ? within(inner.element as z.ZodType) : inner // as above
  return choice instanceof z.ZodEnum ? choice.options.map(String) : []
}

export const isNullable = (schema: z.ZodType) => z.safeParse(schema, null).success
export const isOptional = (schema: z.ZodType) => z.safeParse(schema, undefined).success
/** A list that may be empty is not required. */
export const isRequired = (schema: z.ZodType) =>
  !isNullable(schema) && !isOptional(schema) && !z.safeParse(schema, []).success

/**
 * In a form whatever is empty is null: react-hook-form takes undefined for "not touched" and would bring the old text back.
 * Here it becomes what the contract calls empty: null where it may be, else left out, so that a required field is missed.
 */
export function withoutEmpties(schema: z.ZodObject, typed: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(typed)) {
    const field = schema.shape[name] as z.ZodType | undefined // a shape's values are schemas
    if (value === undefined || (value === null && field && !isNullable(field))) continue
    values[name] = field ? withinRows(field, value) : value
  }
  return values
}

function withinRows(field: z.ZodType, value: unknown): unknown {
  const inner = within(field)
  const row = inner instanceof z.ZodArray ? within(inner.element as z.ZodType) : null // zod's core type hides that it is a schema
  if (!(row instanceof z.ZodObject) || !Array.isArray(value)) return value
  return value.map((one) => withoutEmpties(row, one as Record<string, unknown>)) // a list of rows holds rows
}
export const longestOf = (schema: z.ZodType) => {
  const inner = within(schema)
  return inner instanceof z.ZodString ? (inner.maxLength ?? undefined) : undefined
}
/** 0.07 × 100 is 7.000000000000001: a share is typed to a hundredth of a percent. */
export const timesOf = (value: number | null, factor: number) =>
  value === null ? null : Number((value * factor).toFixed(6))
