import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { boards } from '@takt/contract/boards.ts'
import { fill } from '@takt/contract/errors.ts'
import { OrderDraft } from '@takt/contract/orders.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'

const Field = fieldsOf(OrderDraft)

/** The planned end: quantity × the line's planned cycle time after the start, until the planner types another. */
export function PlanEnd() {
  const words = useWords()
  const formats = useFormats()
  const { control, setValue, getFieldState, formState: { isSubmitted } } = useFormContext<OrderDraft>()
  const [orderNumber, planStart, planEnd] = useWatch({ control, name: ['orderNumber', 'planStart', 'planEnd'] })
  const { data } = useAnswer(boards.line, {}, { follows: 'stations' })
  const cycle = data?.plannedCycle ?? null

  const end = cycle && orderNumber > 0 && planStart ? instantOf(Date.parse(planStart) + Math.ceil(orderNumber * cycle / 60) * 60_000) : null
  useEffect(() => {
    // Typed by hand is dirty, and stays.
    if (end && !getFieldState('planEnd').isDirty) setValue('planEnd', end, { shouldValidate: isSubmitted })
  }, [end, isSubmitted, getFieldState, setValue])

  const calculated = cycle && end === planEnd ? fill(words.orders.endFromCycle, { count: formats.count(orderNumber), cycle: formats.duration(cycle) }) : null
  return <Field name="planEnd" hint={calculated ?? (data && !cycle ? words.orders.endByHand : null)} />
}
