import { useCurrency } from '~/api/common.ts'
import { useFormats } from '~/fields/format.tsx'

/** In the plant's currency; as a bare number where it has named none. */
export function Cost({ cost }: { cost: number | null }) {
  const formats = useFormats()
  const currency = useCurrency()
  return cost === null ? '–' : [formats.fixed(cost, 2), currency].filter(Boolean).join(' ')
}
