import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { type Order, OrderDraft } from '@takt/contract/orders.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useCalculatedEnd } from './use-calculated-end.ts'

const Field = fieldsOf(OrderDraft)

/** The planned end: calculated for a new order until somebody types another. An end that was given is kept, and the calculated one is offered. */
export function PlanEnd() {
  const words = useWords()
  const {
    control,
    setValue,
    resetField,
    formState: { isSubmitted, dirtyFields, defaultValues },
  } = useFormContext<OrderDraft>()
  const [typeNo, typeVer, processRoute, processRouteVer, orderNumber, planStart, planEnd] = useWatch({
    control,
    name: ['typeNo', 'typeVer', 'processRoute', 'processRouteVer', 'orderNumber', 'planStart', 'planEnd'],
  })
  const { cycle, end } = useCalculatedEnd({
    typeNo,
    typeVer,
    processRoute: processRoute ?? null,
    processRouteVer: processRouteVer ?? null,
    orderNumber,
    planStart,
  })
  const follows = !dirtyFields.planEnd && !defaultValues?.planEnd
  useEffect(() => {
    if (!follows) return
    if (end) setValue('planEnd', end, { shouldValidate: isSubmitted })
    // It would be that of another quantity, and might be saved with this one.
    else if (cycle) resetField('planEnd')
  }, [end, cycle, follows, isSubmitted, setValue, resetField])

  const differs =
    end !== null &&
    end !== planEnd &&
    (dirtyFields.planEnd || dirtyFields.orderNumber || dirtyFields.planStart)
  const take = () => setValue('planEnd', end!, { shouldDirty: true, shouldValidate: true })
  const calculated = { orderNumber, cycle, end }
  if (cycle === null) return <Field name="planEnd" hint={words.orders.endByHand} />
  return (
    <Field
      name="planEnd"
      hint={
        differs ? (
          <OfferedEnd {...calculated} onTake={take} />
        ) : end !== null && end === planEnd ? (
          <CalculatedEnd {...calculated} />
        ) : null
      }
    />
  )
}

/** With a new quantity: the end stays unless another one is entered or the calculated one is taken. */
export function EndOfQuantity({ order }: { order: Order }) {
  const words = useWords()
  const formats = useFormats()
  const { control, setValue } = useFormContext<OrderDraft>()
  const [orderNumber, planEnd] = useWatch({ control, name: ['orderNumber', 'planEnd'] })
  const { cycle, end } = useCalculatedEnd({ ...order, orderNumber })
  const offers = end !== null && end !== order.planEnd && end !== planEnd && orderNumber !== order.orderNumber
  const stays = planEnd ? null : fill(words.orders.endStays, { end: formats.minute(order.planEnd) })
  return (
    <Field
      name="planEnd"
      hint={
        <>
          {stays}{' '}
          {offers && (
            <OfferedEnd
              orderNumber={orderNumber}
              cycle={cycle}
              end={end}
              onTake={() => setValue('planEnd', end, { shouldDirty: true })}
            />
          )}
        </>
      }
    />
  )
}

type Calculated = { orderNumber: number; cycle: number | null | undefined; end: string | null }

function CalculatedEnd({ orderNumber, cycle }: Calculated) {
  const words = useWords()
  const formats = useFormats()
  return fill(words.orders.endFromCycle, {
    count: formats.count(orderNumber),
    cycle: formats.duration(cycle ?? 0),
  })
}

function OfferedEnd({ onTake, ...calculated }: Calculated & { onTake: () => void }) {
  const words = useWords()
  const formats = useFormats()
  return (
    <>
      <CalculatedEnd {...calculated} />{' '}
      <Action icon="clock" onClick={onTake}>
        {fill(words.orders.useEnd, { end: formats.minute(calculated.end) })}
      </Action>
    </>
  )
}
