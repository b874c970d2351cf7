import { useState, type ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { OrderDraft, orders, type Order } from '@takt/contract/orders.ts'
import { undoing } from '~/api/undo.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { instantOf } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { BomPicker } from '~/shapes/BomPicker.tsx'
import { CodePicker } from '~/shapes/CodePicker.tsx'
import { FormGroup, MoreFields } from '~/shapes/FormGroup.tsx'
import { RoutePicker } from '~/shapes/RoutePicker.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { NextCode } from './NextCode.tsx'
import { Overlaps } from './Overlaps.tsx'
import { PlanEnd } from './PlanEnd.tsx'
import { TypePicker } from './TypePicker.tsx'
import { useOrder } from './use-order.ts'

const Field = fieldsOf(OrderDraft)
/** Only a new order may go without a code. */
const NewField = fieldsOf(orders.create.input)
const quarter = 900_000
const seldom = [
  'sceneCode',
  'customerOrderNo',
  'customerOrderLine',
  'productDepartment',
  'serialsHere',
  'productDescription',
] as const

/** Writes a new order, or corrects one that is not released yet. */
export function OrderSheet({ order, onClose }: { order: Order | null; onClose: () => void }) {
  const words = useWords()
  const [start] = useState(() => {
    if (order) return order
    const next = instantOf(Math.ceil(Date.now() / quarter) * quarter)
    return { planStart: next, orderUnit: 'pcs', serialsHere: false }
  })
  const fields = (
    <>
      <FormGroup name="what">
        {order ? <Field name="orderCode" /> : <NewField name="orderCode" hint={<NextCode />} />}
        <Field name="orderName" />
        <Wide>
          <Field name="typeNo" input={(input) => <TypePicker {...input} />} />
        </Wide>
        <Field name="orderNumber" />
        <Field name="orderUnit" input={(input) => <CodePicker {...input} list="units" />} />
      </FormGroup>
      <FormGroup name="when">
        <Field name="planStart" />
        <PlanEnd />
        <Overlaps except={order?.id} />
      </FormGroup>
      <FormGroup name="how">
        <Wide>
          <Field
            name="processRoute"
            hint={words.orders.routeHint}
            input={(input) => <RoutePicker {...input} version="processRouteVer" />}
          />
        </Wide>
        <Wide>
          <Field name="bomCode" hint={words.orders.bomHint} input={(input) => <BomPicker {...input} />} />
        </Wide>
        <Field name="picNumberVer" />
      </FormGroup>
      <MoreFields names={seldom} open={order !== null && seldom.some((name) => order[name])}>
        <Field name="sceneCode" input={(input) => <CodePicker {...input} list="scenes" />} />
        <Field name="customerOrderNo" />
        <Field name="customerOrderLine" />
        <Field name="productDepartment" />
        <Field name="serialsHere" hint={words.orders.serialsHint} />
        <Wide>
          <Field name="productDescription" />
        </Wide>
      </MoreFields>
    </>
  )
  if (order)
    return (
      <CorrectOrder order={order} onClose={onClose}>
        {fields}
      </CorrectOrder>
    )
  return (
    <Sheet
      title={words.orders.newOrder}
      command={orders.create}
      start={start}
      also={{ label: words.orders.saveAndRelease, add: { release: true } }}
      success={words.say.createSuccess}
      onClose={onClose}
    >
      {fields}
    </Sheet>
  )
}

function CorrectOrder({
  order,
  onClose,
  children,
}: {
  order: Order
  onClose: () => void
  children: ReactNode
}) {
  const words = useWords()
  const { id, orderCode, lineNumber } = order
  const { order: row, ask } = useOrder(orderCode)
  return (
    <Sheet
      title={fill(words.orders.editOrder, { orderCode })}
      command={orders.update}
      start={order}
      success={words.say.updateSuccess}
      onClose={onClose}
      present={{ row, ask, entity: 'order', entityKey: orderCode, lineNumber }}
      undo={({ revision }) => undoing(orders.update, { ...OrderDraft.strip().parse(order), id, revision })}
    >
      {children}
    </Sheet>
  )
}
