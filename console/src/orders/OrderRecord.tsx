import { Order } from '@takt/contract/orders.ts'
import { Facts } from '~/shapes/Facts.tsx'
import { Record } from '~/shapes/Record.tsx'
import { DeleteOrder, MoveOrder } from './OrderMoves.tsx'
import { OrderProgress } from './OrderProgress.tsx'

const shown = [
  'orderName', 'orderStatus', 'statusReason', 'typeNo', 'typeVer', 'picNumberVer', 'orderNumber', 'orderUnit', 'startedNumber', 'actualNumber', 'ngNumber', 'sequence',
  'planStart', 'planEnd', 'actualStart', 'actualEnd', 'processRoute', 'processRouteVer', 'bomCode', 'bomVer', 'sceneCode', 'customerOrderNo', 'customerOrderLine',
  'productDepartment', 'productDescription',
] as const

/** One order and everything that was ever done to it. It closes by itself when the order is no longer in the list. */
export function OrderRecord({ order, onClose }: { order: Order | undefined; onClose: () => void }) {
  if (!order) return null
  const actions = <><MoveOrder order={order} move="cancel" /><MoveOrder order={order} move="close" /><DeleteOrder order={order} /></>
  return (
    <Record title={order.orderCode} entity="order" entityKey={order.orderCode} lineNumber={order.lineNumber} actions={actions} onClose={onClose}>
      <OrderProgress order={order} />
      <Facts of={Order} row={order} names={shown} />
    </Record>
  )
}
