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
const endOfTime = Date.UTC(9999, 0)

/** The planned end: quantity × what the line takes for a unit of the type after the start, until the planner types another. */
export function PlanEnd() {
  const words = useWords()
  const formats = useFormats()
  const {
    control,
    setValue,
    formState: { isSubmitted, dirtyFields, defaultValues },
  } = useFormContext<OrderDraft>()
  const [orderNumber, planStart, planEnd] = useWatch({
    control,
    name: ['orderNumber', 'planStart', 'planEnd'],
  })
  const { cycle, isKnown } = usePace()

  const time =
    cycle && orderNumber > 0 && planStart
      ? Date.parse(planStart) + Math.ceil((orderNumber * cycle) / 60) * 60_000
      : Infinity
  // A quantity is typed digit by digit, and some are beyond any calendar.
  const end = time < endOfTime ? instantOf(time) : null
  // Typed by hand is dirty, and stays; so does the end of an order that stands, until what it follows from is changed.
  const follows =
    !dirtyFields.planEnd && (!defaultValues?.planEnd || dirtyFields.orderNumber || dirtyFields.planStart)
  useEffect(() => {
    if (end && follows) setValue('planEnd', end, { shouldValidate: isSubmitted })
  }, [end, follows, isSubmitted, setValue])

  const calculated =
    cycle && end && end === planEnd
      ? fill(words.orders.endFromCycle, { count: formats.count(orderNumber), cycle: formats.duration(cycle) })
      : null
  return <Field name="planEnd" hint={calculated ?? (isKnown && !cycle ? words.orders.endByHand : null)} />
}

/** What the line takes for a unit of what is chosen. */
function usePace() {
  const { control } = useFormContext<OrderDraft>()
  const [typeNo, typeVer, processRoute, processRouteVer] = useWatch({
    control,
    name: ['typeNo', 'typeVer', 'processRoute', 'processRouteVer'],
  })
  const { data } = useAnswer(
    boards.pace,
    { typeNo, typeVer, processRoute: processRoute ?? null, processRouteVer: processRouteVer ?? null },
    { ready: Boolean(typeNo && typeVer), follows: 'stations' },
  )
  return { cycle: data?.pace ?? null, isKnown: data !== undefined }
}
