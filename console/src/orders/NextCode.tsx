import { useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { settings } from '@takt/contract/settings.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'

/** The code the order will get by default, as of now. */
export function NextCode() {
  const { orders: orderWords } = useWords()
  const typeNo = useWatch<{ typeNo: string | null }, 'typeNo'>({ name: 'typeNo' })
  const { data } = useAnswer(
    settings.nextNumber,
    { rule: 'order', typeNo: typeNo ?? '' },
    { ready: Boolean(typeNo), follows: 'orders' },
  )
  return <>{data?.number ? fill(orderWords.codeNext, { orderCode: data.number }) : orderWords.codeHint}</>
}
