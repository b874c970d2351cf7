import { orders } from '@takt/contract/orders.ts'
import { useAnswer } from '~/api/hooks.ts'
import { instantOf } from '~/fields/format.tsx'

const hour = 3_600_000

/** Between two instants, when the line does not work. Read by whole hours, so that the passing minute repeats no query. */
export function useGaps(from: number, to: number, ready: boolean): [start: number, end: number][] {
  const [first, last] = [Math.floor(from / hour) * hour, Math.ceil(to / hour) * hour]
  const { data } = useAnswer(
    orders.workTimes,
    { from: instantOf(first), to: instantOf(last) },
    { ready, follows: 'plant', every: 600_000 },
  )
  if (!data?.length) return []
  const ends = [first, ...data.map(({ end }) => Date.parse(end))]
  const starts = [...data.map(({ start }) => Date.parse(start)), last]
  return ends
    .map((end, i): [number, number] => [Math.max(end, from), Math.min(starts[i]!, to)])
    .filter(([start, end]) => end > start)
}
