import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { OrderDraft, orders, type Order } from '@takt/contract/orders.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { PlanEnd } from './PlanEnd.tsx'
import { TypePicker } from './TypePicker.tsx'

const Field = fieldsOf(OrderDraft)
const quarter = 900_000

/** Writes a new order, or corrects one that is not released yet. */
export function OrderSheet({ order, onClose }: { order: Order | null; onClose: () => void }) {
  const words = useWords()
  const formats = useFormats()
  const [start] = useState(() => {
    if (order) return order
    const next = instantOf(Math.ceil(Date.now() / quarter) * quarter)
    // A free code to begin with; the planner may write the customer's own over it.
    const orderCode = `WO-${formats.wall(instantOf(Date.now())).replaceAll(/\D/g, '').slice(2, 14)}`
    return { orderCode, planStart: next, orderUnit: 'pcs' }
  })
  const fields = (
    <>
      <Field name="orderCode" />
      <Field name="orderName" />
      <Wide><Field name="typeNo" input={(input) => <TypePicker {...input} />} /></Wide>
      <Field name="orderNumber" />
      <Field name="orderUnit" />
      <Field name="planStart" />
      <PlanEnd />
      <Field name="processRoute" />
      <Field name="processRouteVer" />
      <Field name="picNumberVer" />
      <Field name="sceneCode" />
      <Field name="bomCode" />
      <Field name="bomVer" />
      <Field name="customerOrderNo" />
      <Field name="customerOrderLine" />
      <Field name="productDepartment" />
      <Wide><Field name="productDescription" /></Wide>
    </>
  )
  if (order) {
    const title = fill(words.orders.editOrder, { orderCode: order.orderCode })
    return <Sheet title={title} command={orders.update} start={start} said={words.say.updateSuccess} onClose={onClose}>{fields}</Sheet>
  }
  return (
    <Sheet title={words.orders.newOrder} command={orders.create} start={start} also={{ label: words.orders.saveAndRelease, add: { release: true } }}
      said={words.say.createSuccess} onClose={onClose}>
      {fields}
    </Sheet>
  )
}
