import { useFormats } from './format.tsx'

/** A count on a board: from 10,000 on abbreviated, and exact when it is pointed at. */
export function Count({ of }: { of: number }) {
  const { brief, count } = useFormats()
  return Math.abs(of) < 10_000 ? count(of) : <span title={count(of)}>{brief(of)}</span>
}
