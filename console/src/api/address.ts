import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { bare } from '@takt/contract/fields.ts'

type QueryValues = Record<string, unknown>

/** `first`: the query while the address has none. `place`: a prefix, where two tables share one address. */
export type AddressOptions<I> = { first?: Partial<I>; place?: string }

/**
 * The query of a list, kept in the address bar: a link or a reload shows the same rows.
 * Only fields of the endpoint are read, each by its own schema; a value that does not fit counts as missing.
 */
export function useAddress<I extends z.ZodObject>(
  schema: I,
  { first, place = '' }: AddressOptions<z.input<I>> = {},
) {
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  // The address as text decides; `first` is a constant of the screen and never changes.
  const query = useMemo(
    () => ({ ...first, ...readAddress(schema, new URLSearchParams(search), place) }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [schema, search, place],
  )

  const ask = (next: QueryValues) =>
    setParams((now) => writeAddress(now, schema, place, next, first ?? {}), { replace: true })
  return {
    query: query as Partial<z.input<I>>, // each value was parsed by the schema's own field
    ask,
    arrangement: {
      search: arrangementOf(schema, params, place),
      view: Number(params.get(place + viewParameter)) || null,
      show: (arranged: string, view: number | null) =>
        setParams((now) => arrangeAddress(now, schema, place, arranged, view), { replace: true }),
      same: (one: string, other: string) =>
        arrangementOf(schema, new URLSearchParams(one)) === arrangementOf(schema, new URLSearchParams(other)),
    },
  }
}

const viewParameter = 'saved'
/** Where one has got to in a list is not how it is arranged. */
const passing = ['page', 'after']

/** How a list is arranged: its filters, its order and its page size as in the address, without the prefix, in one order. */
export function arrangementOf(schema: z.ZodObject, params: URLSearchParams, place = ''): string {
  const own = new URLSearchParams()
  for (const name of Object.keys(schema.shape))
    if (!passing.includes(name)) for (const text of params.getAll(place + name)) own.append(name, text)
  return own.toString()
}

/** The address with this list arranged so; whatever else is in it stays. */
export function arrangeAddress(
  now: URLSearchParams,
  schema: z.ZodObject,
  place: string,
  arranged: string,
  view: number | null,
): URLSearchParams {
  const params = new URLSearchParams(now)
  for (const name of [...Object.keys(schema.shape), viewParameter]) params.delete(place + name)
  for (const [name, text] of new URLSearchParams(arrangementOf(schema, new URLSearchParams(arranged))))
    params.append(place + name, text)
  if (view !== null) params.set(place + viewParameter, String(view))
  return params
}

export function readAddress(schema: z.ZodObject, params: URLSearchParams, place = ''): QueryValues {
  const found: QueryValues = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const texts = params.getAll(place + name)
    if (texts.length === 0) continue
    const parsed = z.safeParse(field, texts.includes('') ? undefined : valueOf(field as z.ZodType, texts)) // a shape's values are schemas
    if (parsed.success) found[name] = texts.includes('') ? undefined : parsed.data
  }
  return found
}

function valueOf(field: z.ZodType, texts: string[]): unknown {
  const inner = bare(field)
  if (inner instanceof z.ZodArray) return texts
  if (inner instanceof z.ZodNumber) return Number(texts[0])
  if (inner instanceof z.ZodBoolean) return texts[0] === 'true'
  return texts[0]
}

/** An emptied field that had a first value stays in the address as empty, else it would come back. */
function writeAddress(
  now: URLSearchParams,
  schema: z.ZodObject,
  place: string,
  next: QueryValues,
  first: QueryValues,
): URLSearchParams {
  const params = new URLSearchParams(now)
  for (const [name, value] of Object.entries(next)) {
    if (!(name in schema.shape)) continue
    params.delete(place + name)
    const empty =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
    if (empty && first[name] === undefined) continue
    const texts = empty ? [''] : [value].flat().map(String)
    if (JSON.stringify(value) !== JSON.stringify(first[name]))
      texts.forEach((text) => params.append(place + name, text))
  }
  return params
}
