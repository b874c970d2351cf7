import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Query } from '@takt/contract/endpoint.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { useAddress, type AddressOptions } from './address.ts'
import { again } from './again.ts'
import { call } from './call.ts'
import { keyOf, ofSameLine } from './keys.ts'
import { filterOf, type Listed } from './lists.ts'

type WholeOptions<I, A, Row> = AddressOptions<I> & {
  rowsIn: (answer: A) => Row[]
  ready?: boolean
  /** Query again after so many milliseconds; for what no announcement reaches. */
  every?: number
}

/** All rows in one answer: a live board, a report. Its query is in the address; `answer` is the whole of it, `at` when it came. */
export function useWhole<I extends z.ZodObject, O extends z.ZodType, Row>(
  endpoint: Query<I, O>,
  { rowsIn, ready = true, every, ...options }: WholeOptions<z.input<I>, z.output<O>, Row>,
): Listed<Row> & { answer: z.output<O> | undefined; at: number; query: Partial<z.input<I>> } {
  const { query, ask, arrangement } = useAddress(endpoint.input, options)
  const queryKey = keyOf(endpoint, query)
  const { data, error, isPending, isPlaceholderData, refetch, dataUpdatedAt } = useQuery<
    z.output<O>,
    Refusal
  >({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, query as z.input<I>, signal), // it was read by the input's own fields
    placeholderData: ofSameLine(queryKey),
    enabled: ready,
    ...again(every),
  })
  const rows = data === undefined ? [] : rowsIn(data)
  return {
    name: endpoint.name,
    arrangement,
    answer: data,
    at: dataUpdatedAt,
    query,
    rows,
    total: data === undefined ? null : rows.length,
    waiting: isPending,
    earlier: isPlaceholderData,
    error,
    retry: () => void refetch(),
    filter: filterOf(endpoint.input, query),
    setFilter: ask,
    first: filterOf(endpoint.input, options.first ?? {}),
  }
}
