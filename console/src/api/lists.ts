import { useMemo } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Query } from '@takt/contract/endpoint.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { useAddress, type AddressOptions } from './address.ts'
import { again } from './again.ts'
import { call } from './call.ts'
import { useFirstRows } from './first-rows.ts'
import { keyOf, ofSameLine } from './keys.ts'

type Filter = Record<string, unknown>

/** What a table, its filters, its pager and its export button need to know of a list. */
export type Listed<Row> = {
  name: string
  rows: Row[]
  /** Null: not known yet. One more than `countedTo` means "and more". */
  total: number | null
  waiting: boolean
  /** These rows answer an earlier question: they stay, dimmed, until the new answer is there. */
  earlier?: boolean
  error: Refusal | null
  retry: () => void
  /** The query, without paging. */
  filter: Filter
  setFilter: (next: Filter) => void
  /** Its query before anybody filters: an empty queue is not a filter that hides everything. */
  first?: Filter
  sort?: { by: string | undefined; set: (by: string | undefined) => void }
  paging?: { page: number; limit: number; set: (page: number, limit: number) => void }
  /** How it is arranged in the address, for views that are saved by a name. */
  arrangement?: {
    search: string
    view: number | null
    show: (search: string, view: number | null) => void
    same: (one: string, other: string) => boolean
  }
  more?: { left: boolean; waiting: boolean; load: () => void }
}

const none: never[] = []
const paging = ['page', 'limit', 'sort', 'after']
/** Every filter of the list, also those not in use: a form must learn that one was emptied. */
export const filterOf = (schema: z.ZodObject, query: Filter): Filter =>
  Object.fromEntries(
    Object.keys(schema.shape)
      .filter((name) => !paging.includes(name))
      .map((name) => [name, query[name]]),
  )

type RegisterOutput = z.ZodType<{ rows: unknown[]; total: number }>
type LedgerOutput = z.ZodType<{ rows: unknown[]; next: string | null; total: number | null }>
type RowOf<O extends z.ZodType<{ rows: unknown[] }>> = z.output<O>['rows'][number]
type Options<I> = AddressOptions<I> & {
  /** Always in the query, never in the address: the set chosen above the table. */
  fixed?: Partial<I>
  /** False: not yet, something must be chosen first. */
  ready?: boolean
  /** Rows of a page while the address has no number, where the endpoint's own number is another one. */
  rowsAtFirst?: number
  /** Query again after so many milliseconds, for what no announcement reaches. */
  every?: number
}

/** A register: page, size, order and filter in the address. */
export function useRegister<I extends z.ZodObject, O extends RegisterOutput>(
  endpoint: Query<I, O>,
  options: Options<z.input<I>> = {},
): Listed<RowOf<O>> {
  const { query, ask, arrangement } = useAddress(endpoint.input, options)
  const { rowsAtFirst } = options
  const input = {
    ...(rowsAtFirst !== undefined && { limit: rowsAtFirst }),
    ...query,
    ...options.fixed,
  } as z.input<I> // all are parts of it
  const queryKey = keyOf(endpoint, input)
  const answer = useQuery<z.output<O>, Refusal>({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, input, signal),
    placeholderData: ofSameLine(queryKey),
    enabled: options.ready ?? true,
    ...again(options.every),
  })
  const usual = rowsAtFirst ?? 50
  const { page = 1, limit = usual, sort } = query as { page?: number; limit?: number; sort?: string } // registerPaging's fields
  return useFirstRows({
    name: endpoint.name,
    arrangement,
    rows: answer.data?.rows ?? none,
    total: answer.data?.total ?? null,
    waiting: answer.isPending,
    earlier: answer.isPlaceholderData,
    error: answer.error,
    retry: () => void answer.refetch(),
    filter: filterOf(endpoint.input, query),
    setFilter: (next) => ask({ ...next, page: undefined }),
    first: filterOf(endpoint.input, options.first ?? {}),
    ...('sort' in endpoint.input.shape && {
      sort: { by: sort, set: (by: string | undefined) => ask({ sort: by, page: undefined }) },
    }),
    paging: {
      page,
      limit,
      set: (page, limit) =>
        ask({ page: page === 1 ? undefined : page, limit: limit === usual ? undefined : limit }),
    },
  })
}

/** A ledger: newest first, read on by key as the reader scrolls. `answers` are the whole pages, for what comes with the rows. */
export function useLedger<I extends z.ZodObject, O extends LedgerOutput>(
  endpoint: Query<I, O>,
  options: Options<z.input<I>> = {},
): Listed<RowOf<O>> & { answers: z.output<O>[] } {
  const { query, ask, arrangement } = useAddress(endpoint.input, options)
  const input = { ...query, ...options.fixed }
  const queryKey = keyOf(endpoint, input)
  const answer = useInfiniteQuery<
    z.output<O>,
    Refusal,
    { pages: z.output<O>[] },
    readonly unknown[],
    string | null
  >({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { ...input, ...(pageParam && { after: pageParam }) } as z.input<I>, signal), // both are parts of it
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: ofSameLine(queryKey),
    enabled: options.ready ?? true,
  })
  const answers = answer.data?.pages ?? none
  // A ledger read on to its end has a hundred thousand rows: they are put together once, not at every drawing.
  const rows = useMemo(() => answers.flatMap(({ rows }) => rows), [answers])
  return useFirstRows({
    name: endpoint.name,
    arrangement,
    answers,
    rows,
    total: answers[0]?.total ?? null,
    waiting: answer.isPending,
    earlier: answer.isPlaceholderData,
    error: answer.error,
    retry: () => void answer.refetch(),
    filter: filterOf(endpoint.input, query),
    setFilter: ask,
    first: filterOf(endpoint.input, options.first ?? {}),
    more: {
      left: answer.hasNextPage,
      waiting: answer.isFetchingNextPage,
      load: () => void (answer.hasNextPage && !answer.isFetching && answer.fetchNextPage()),
    },
  })
}
