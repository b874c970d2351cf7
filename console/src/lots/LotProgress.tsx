import { fill } from '@takt/contract/errors.ts'
import type { Lot } from '@takt/contract/lots.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Bar } from '~/ui/Bar.tsx'

/** Good and scrapped of the lot's number. */
export function LotProgress({ lot: { number, doneNumber, startedNumber, ngNumber } }: { lot: Lot }) {
  const { lots: lotWords } = useWords()
  const { count } = useFormats()
  return (
    <Bar
      label={`${fill(lotWords.begun, { count: count(startedNumber) })}, ${fill(lotWords.scrapped, { count: count(ngNumber) })}`}
      value={doneNumber}
      bad={ngNumber}
      most={number}
    >
      {fill(lotWords.progressOf, { done: count(doneNumber), number: count(number) })}
    </Bar>
  )
}
