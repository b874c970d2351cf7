import { fill } from '@takt/contract/errors.ts'
import type { ReworkSum } from '@takt/contract/rework.ts'
import { useCurrency } from '~/api/common.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'

/** In the plant's currency; as a bare number where it has named none. */
export function Cost({ cost }: { cost: number | null }) {
  const formats = useFormats()
  const currency = useCurrency()
  return cost === null ? '–' : [formats.fixed(cost, 2), currency].filter(Boolean).join(' ')
}

type Material = Pick<ReworkSum, 'materialCost' | 'unpriced'>

/** What has no price is shown next to what has one. */
export function MaterialCost({ row: { materialCost, unpriced } }: { row: Material }) {
  const { rework: reworkWords } = useWords()
  const formats = useFormats()
  if (unpriced === 0) return <Cost cost={materialCost} />
  if (materialCost === null) return reworkWords.noPrice
  return (
    <>
      <Cost cost={materialCost} /> {fill(reworkWords.unpriced, { count: formats.count(unpriced) })}
    </>
  )
}
