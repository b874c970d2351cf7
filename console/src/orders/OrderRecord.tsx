import { Order } from '@takt/contract/orders.ts'
import { Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Record } from '~/shapes/Record.tsx'
import { Serials } from '~/shapes/Serials.tsx'
import { DeleteOrder, MoveOrder } from './OrderMoves.tsx'
import { OrderMaterials } from './OrderMaterials.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import css from './orders.module.css'
import { Traveler } from './Traveler.tsx'
import { useOrder } from './use-order.ts'

const shown = [
  'orderName',
  'orderStatus',
  'statusReason',
  'typeNo',
  'typeVer',
  'picNumberVer',
  'orderNumber',
  'orderUnit',
  'startedNumber',
  'actualNumber',
  'ngNumber',
  'planStart',
  'planEnd',
  'actualStart',
  'actualEnd',
  'processRoute',
  'processRouteVer',
  'bomCode',
  'bomVer',
  'sceneCode',
  'customerOrderNo',
  'customerOrderLine',
  'productDepartment',
  'serialsHere',
  'productDescription',
] as const

/** One order and everything that was ever done to it, wherever a link to it came from. */
export function OrderRecord({ orderCode, onClose }: { orderCode: string; onClose: () => void }) {
  const { order, ...state } = useOrder(orderCode)
  return (
    <Opened title={orderCode} row={order} missing={state.missing} error={state.error} onClose={onClose}>
      {(row) => (
        <Record
          title={orderCode}
          entity="order"
          entityKey={orderCode}
          lineNumber={row.lineNumber}
          onClose={onClose}
          actions={
            <>
              <Traveler id={row.id} />
              <MoveOrder order={row} move="cancel" />
              <MoveOrder order={row} move="close" />
              <DeleteOrder order={row} />
            </>
          }
        >
          <div className={css.record}>
            <OrderProgress order={row} />
            <Facts of={Order} row={row} names={shown} />
            <OrderMaterials id={row.id} />
            <Serials order={row} />
          </div>
        </Record>
      )}
    </Opened>
  )
}
