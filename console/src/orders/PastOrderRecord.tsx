import { Link } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { Order, orders } from '@takt/contract/orders.ts'
import { type PastOrderRow } from '@takt/contract/past-orders.ts'
import { pages } from '@takt/contract/pages.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { MaterialsUsed } from '~/shapes/MaterialsUsed.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Record } from '~/shapes/Record.tsx'
import { useSayFailed } from '~/shapes/use-say-defect.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { MoveOrder } from './OrderMoves.tsx'
import { OrderEvents } from './OrderEvents.tsx'
import { OrderLots } from './OrderLots.tsx'
import { OrderMaterials } from './OrderMaterials.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import css from './orders.module.css'
import { AgainstPlan, ClosedBy, DuringOee } from './PastFigures.tsx'

const shown = [
  'orderName',
  'orderStatus',
  'statusReason',
  'typeNo',
  'typeVer',
  'customerOrderNo',
  'customerOrderLine',
  'orderNumber',
  'startedNumber',
  'actualNumber',
  'ngNumber',
  'orderUnit',
  'planStart',
  'planEnd',
  'actualStart',
  'actualEnd',
  'processRoute',
  'processRouteVer',
  'picNumberVer',
  'bomCode',
  'bomVer',
  'productDepartment',
  'productDescription',
] as const

/** One order that is over: how it went, its units, what failed, what happened when, wherever a link to it came from. */
export function PastOrderRecord({ orderCode, onClose }: { orderCode: string; onClose: () => void }) {
  const words = useWords()
  const { data, error } = useAnswer(orders.past, { orderCode, limit: 200 })
  const order = data?.rows.find((one) => one.orderCode === orderCode)
  if (order) return <OrderFigures order={order} onClose={onClose} />
  if (!data && !error) return null
  const text = error ? sayRefusal(words, error) : words.error['record.unknown']
  return (
    <SideSheet title={orderCode} size={760} onClose={onClose}>
      <EmptyState title={text} icon={error ? 'warning' : 'search'} role="alert" />
    </SideSheet>
  )
}

function OrderFigures({ order, onClose }: { order: PastOrderRow; onClose: () => void }) {
  const { field, orders: orderWords } = useWords()
  const { share, count } = useFormats()
  const { orderCode, lineNumber, actualNumber, ngNumber, okRate, reworkedNumber } = order
  return (
    <Record
      title={orderCode}
      entity="order"
      entityKey={orderCode}
      lineNumber={lineNumber}
      actions={order.orderStatus === 'completed' && <MoveOrder order={order} move="close" />}
      onClose={onClose}
    >
      <div className={css.record}>
        <OrderProgress order={order} />
        <Facts of={Order} row={order} names={[]}>
          <Fact label={field.okRate}>
            {okRate === null ? (
              '–'
            ) : (
              <>
                {share(okRate)}{' '}
                <small className={css.about}>
                  {fill(orderWords.okRateOf, {
                    good: count(actualNumber),
                    all: count(actualNumber + ngNumber),
                  })}
                </small>
              </>
            )}
          </Fact>
          <Fact label={field.oee}>
            <DuringOee order={order} />
          </Fact>
          <Fact label={field.reworkedNumber}>{count(reworkedNumber)}</Fact>
          <Fact label={field.actualDuration}>
            <AgainstPlan order={order} />
          </Fact>
          <Fact label={field.plannedDuration}>
            <AgainstPlan.Planned order={order} />
          </Fact>
          <Fact label={field.closedBy}>
            <ClosedBy order={order} />
          </Fact>
        </Facts>
        <Account order={order} />
        <OrderLots of={order} />
        <OrderMaterials id={order.id} />
        <MaterialsUsed orderCode={order.orderCode} />
        <Panel title={orderWords.events}>
          <OrderEvents order={order} />
        </Panel>
        <Facts of={Order} row={order} names={shown} />
      </div>
    </Record>
  )
}

/** Its units by what became of them, and what failed most. */
function Account({ order: { id, orderCode } }: { order: PastOrderRow }) {
  const { orders: orderWords, processStatus: statuses, say, boards } = useWords()
  const { count } = useFormats()
  const sayFailed = useSayFailed()
  const mayLook = useSession(({ grants }) => grants.productSummary !== undefined)
  const { data } = useAnswer(orders.account, { id })
  if (!data) return <Waiting label={say.loading} />
  const link = mayLook && data.units.length > 0 && (
    <Link to={`${pages.productSummary.path}?orderCode=${encodeURIComponent(orderCode)}`}>
      {orderWords.toUnits}
    </Link>
  )
  return (
    <>
      <Panel title={orderWords.unitsOf} aside={link}>
        {data.units.length === 0 ? (
          <p>{orderWords.noUnits}</p>
        ) : (
          <ul className={css.states}>
            {data.units.map(({ processStatus, units }) => (
              <li key={processStatus}>
                <StatusDot {...stateOf('processStatus', processStatus)}>{statuses[processStatus]}</StatusDot>{' '}
                <b>{count(units)}</b>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={orderWords.failures}>
        {data.failures.length === 0 ? (
          <p>{orderWords.noFailures}</p>
        ) : (
          <ol className={css.failures}>
            {data.failures.map((one) => (
              <li key={`${one.stationNumber} ${one.resultCode} ${one.defectCode}`}>
                <b>{count(one.failures)}</b> <span>{sayFailed(one) ?? boards.noCode}</span>{' '}
                <small>{one.stationNumber}</small>
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </>
  )
}
