import { Fresh } from '~/ui/Fresh.tsx'
import { useFormats } from './format.tsx'

/** A count on a board: from 10,000 on abbreviated, and exact when it is pointed at. One that changed is marked once. */
export function Count({ of }: { of: number }) {
  const { brief, count } = useFormats()
  const text = brief(of)
  return (
    <Fresh value={text}>{Math.abs(of) < 10_000 ? count(of) : <span title={count(of)}>{text}</span>}</Fresh>
  )
}
