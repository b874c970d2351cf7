import { z } from 'zod'

/** What a field *is* decides how it is stored, checked, shown and typed in. */
export type Kind =
  | 'id'
  | 'uuid'
  | 'code'
  | 'account'
  | 'name'
  | 'note'
  | 'count'
  | 'version'
  | 'measure'
  | 'seconds'
  | 'share'
  | 'instant'
  | 'day'
  | 'flag'
  | 'choice'
  | 'codes'
  | 'accounts'
  | 'parts'

const kinds = z.registry<{ kind: Kind }>()
const be = <S extends z.ZodType>(kind: Kind, schema: S): S => {
  kinds.add(schema, { kind })
  return schema
}

/** Made at the first call, and then the same: a schema never changes, and thousands of fields are a code, a name or a count. */
function same<Given extends number[], S>(make: (...given: Given) => S): (...given: Given) => S {
  const made = new Map<string, S>()
  return (...given) => {
    const key = given.join()
    const schema = made.get(key) ?? make(...given)
    made.set(key, schema)
    return schema
  }
}

export const id = same(() => be('id', z.int().check(z.positive())))
/** Made by the application (UUID v7), so that rows of a big table need no sequence. */
export const uuid = same(() => be('uuid', z.guid()))
/** What a person types is trimmed first; a machine that sends a blank around a code, or a control character in it, is refused. A lone surrogate (Cs) is no letter. */
const oneLine = /^[^\s\p{Cc}\p{Cs}](?:[^\p{Cc}\p{Cs}]*[^\s\p{Cc}\p{Cs}])?$/u
/**
 * All checks at once: each one alone, `.min(1).max(64)`, makes the schema anew, and takes five times as long. Thousands are made before a page
 * shows anything.
 */
const ownLine = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(oneLine))
const line = same(ownLine)
/** Several lines, but no NUL and no half letter: no database keeps them. */
const lines = /^[^\0\p{Cs}]*$/u
/** Whatever a machine or a host sends, as long as it can be kept. */
export const text = same((longest: number) => z.string().check(z.maxLength(longest), z.regex(lines)))
export const code = same(() => be('code', line(64)))
/** Who did something: what an answer has of these is accompanied by their names, so that people are called by name. */
export const account = same(() => be('account', ownLine(64)))
export const name = same(() => be('name', line(128)))
/** One at sign and no blank: whether it arrives anywhere, only a letter tells. */
export const email = same(() =>
  be(
    'name',
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(254),
        z.regex(/^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+$/u, { error: 'email' }),
      ),
  ),
)
export const note = same(() => be('note', z.string().check(z.trim(), z.maxLength(2000), z.regex(lines))))
/** Why somebody did something, where a reason is required: blanks do not count. */
export const reason = same(() =>
  be(
    'note',
    z.string().check(z.trim(), z.minLength(1, { error: 'missing' }), z.maxLength(2000), z.regex(lines)),
  ),
)
/** What a person does is done once: sent again after a lost answer, under the id it had, it is answered as it was. */
export const once = { messageId: line(64).optional() }
export const count = same(() => be('count', z.int().check(z.nonnegative(), z.lte(2_147_483_647))))
/** What a scanner read of a label, its control characters included. */
export const scan = same(() => z.string().check(z.maxLength(400), z.regex(lines), z.trim(), z.minLength(1)))
/** A quantity to make: at least one. */
export const positive = same(() =>
  be('count', z.int().check(z.gte(1, { error: 'positive' }), z.lte(2_147_483_647))),
)
/** A whole number between two bounds: a step, a place in a sequence, a level. */
export const whole = same((least: number, most: number) =>
  be('count', z.int().check(z.gte(least), z.lte(most))),
)
/** Versions of a definition count 1, 2, 3 … */
export const version = same(() => be('version', z.int().check(z.positive(), z.lte(100_000))))
/** Double precision; never NaN or infinite. */
export const measure = same(() => be('measure', z.number()))
/** What is read is squared and summed: further out that would be infinite, and so would every figure made of it. */
export const furthest = 1e100
export const reading = same(() => be('measure', z.number().check(z.gte(-furthest), z.lte(furthest))))
/** What a machine is set to: a number, or a text such as the name of its program. */
export const setting = same(() =>
  be('name', z.union([z.number().check(z.gte(-furthest), z.lte(furthest)), line(128)])),
)
export const seconds = same(() => be('seconds', z.number().check(z.nonnegative())))
/** 0 … 1, shown in percent. Effectiveness may exceed 1. */
export const share = same(() => be('share', z.number()))
/** From 1970 to 2199: before and after, a database and a browser do not mean the same day. On the first and the last day an offset would lead out of it. */
const atOurTime = /^(?:(?:19[7-9]|2[01]\d).*Z|(?!1970-01-01|2199-12-31)(?:19[7-9]|2[01]\d))/
export const instant = same(() => be('instant', z.iso.datetime({ offset: true }).check(z.regex(atOurTime))))
/** Of points in their thousands, which the server made itself: only the type counts, and the value is not checked again. */
export const serverInstant = same(() => be('instant', z.string().meta({ format: 'date-time' })))
export const serverCode = same(() => be('code', z.string()))
/** Begins and ends within that time, whatever the plant's time zone. */
const ofOurTime = /^(?!1970-01-01|2199-12-31)(?:19[7-9]|2[01]\d)/
/** A production day, `2026-03-29`, in the plant's time zone. */
export const day = same(() => be('day', z.iso.date().check(z.regex(ofOurTime))))
/** A calendar's month, `2026-03`: all its days are such days. */
export const month = same(() =>
  z.string().regex(/^(?!1970-01|2199-12)(?:19[7-9]|2[01]\d)\d-(?:0[1-9]|1[0-2])$/),
)
export const flag = same(() => be('flag', z.boolean()))
export const choice = <const V extends readonly [string, ...string[]]>(values: V) =>
  be('choice', z.enum(values))
/** A short list of codes: roles of a user, lines of a user. */
export const codes = same(() => be('codes', z.array(code()).check(z.maxLength(200))))
export const accounts = same(() => be('accounts', z.array(account()).check(z.maxLength(200))))
/** Rows that belong to their owner and are saved with it. */
export const parts = <S extends z.ZodType>(part: S, most = 200) =>
  be('parts', z.array(part).check(z.maxLength(most)))

/** Looks through `.nullable()`, `.optional()`, `.default()` and `z.preprocess()` to the field inside. */
export function bare(schema: z.ZodType): z.ZodType {
  // The casts: zod's core types hide that what is wrapped is a schema again.
  if (schema instanceof z.ZodPipe && schema.def.in instanceof z.ZodTransform)
    return bare(schema.def.out as z.ZodType)
  const wrapped =
    schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  return wrapped ? bare(schema.def.innerType as z.ZodType) : schema
}

export const isAccount = (schema: z.ZodType) => kinds.get(bare(schema))?.kind === 'account'

export function kindOf(schema: z.ZodType): Kind {
  const found = kinds.get(bare(schema))
  if (!found) throw new Error('A field must be made by one of the kinds in fields.ts')
  return found.kind
}

export const byId = z.strictObject({ id: id() })
export const nothing = z.strictObject({})

type NullDefaults<Shape extends z.core.$ZodShape> = {
  [K in keyof Shape]: Shape[K] extends z.ZodNullable ? z.ZodDefault<Shape[K]> : Shape[K]
}

/** A draft in which a field that may be null is null by default: a new one costs no literal elsewhere. */
export const draftOf = <Shape extends z.core.$ZodShape>({ shape }: z.ZodObject<Shape>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [
        name,
        field instanceof z.ZodNullable ? field.default(null) : field,
      ]),
    ) as NullDefaults<Shape>, // built field by field from the same shape
  )
