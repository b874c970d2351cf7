import type { LotRow } from '@takt/contract/lots.ts'
import { useFormats } from '~/fields/format.tsx'
import { useNow } from '~/ui/now.ts'

/** How long the first of its units has waited where most of them are. */
export function Waiting({ lot: { waitingSince } }: { lot: LotRow }) {
  const { duration } = useFormats()
  const now = useNow(10_000)
  return waitingSince === null
    ? '–'
    : duration(Math.max(0, Math.floor((now - Date.parse(waitingSince)) / 60_000) * 60))
}
