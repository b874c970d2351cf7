import { instantOf } from '~/fields/format.tsx'

/** Where a loss is divided unless somebody says otherwise: at a whole minute, as the field shows no second. Of a loss within a minute, its very middle. */
export function middleOf(start: string, end: string) {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const middle = (from + to) / 2
  const minute = Math.round(middle / 60_000) * 60_000
  return instantOf(from < minute && minute < to ? minute : Math.round(middle / 1000) * 1000)
}
