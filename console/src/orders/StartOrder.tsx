import { useState } from 'react'
import { Spin } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { orders, type Order } from '@takt/contract/orders.ts'
import { useAnswer, useCommand } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { useMoveBlock } from './OrderMoves.tsx'
import css from './orders.module.css'

/** Readiness follows the definitions, not every piece that is counted; a light is at most this old. */
const aMinute = { follows: 'types', every: 60_000 }

/** Only an order that waits for its start is asked whether it is ready. */
export function ReadyLight({ order: { id, orderStatus } }: { order: Order }) {
  const { orders: said } = useWords()
  const { data } = useAnswer(orders.readiness, { id }, { ready: orderStatus === 'released' || orderStatus === 'created', ...aMinute })
  if (!data || (orderStatus !== 'released' && orderStatus !== 'created')) return '–'
  const red = data.filter(({ ok }) => !ok).length
  return red === 0 ? <StatusDot tone="good">{said.ready}</StatusDot> : <StatusDot tone="bad">{fill(said.notReady, { count: red })}</StatusDot>
}

/** Starts an order after its list of lights was looked at. */
export function StartOrder({ order }: { order: Order }) {
  const words = useWords()
  const blocked = useMoveBlock(order, 'start')
  const [looking, setLooking] = useState(false)
  return (
    <>
      <Action icon="play" look="quiet" blocked={blocked} onClick={() => setLooking(true)}>{words.orderMove.start}</Action>
      {looking && <GreenLights order={order} onClose={() => setLooking(false)} />}
    </>
  )
}

function GreenLights({ order: { id, orderCode }, onClose }: { order: Order; onClose: () => void }) {
  const words = useWords()
  const { data, error } = useAnswer(orders.readiness, { id }, { ...aMinute, every: 5000 })
  const make = useCommand(orders.move, words.orders.moved)
  const ready = data?.every(({ ok }) => ok) ?? false
  const start = async () => {
    if (await make({ id, move: 'start' })) onClose()
  }
  const foot = (
    <div className={css.foot}>
      <Action onClick={onClose}>{words.say.cancel}</Action>
      <Action look="main" icon="play" blocked={ready ? null : words.orders.mend} onClick={() => void start()}>{words.orders.startNow}</Action>
    </div>
  )
  const title = fill(words.orders.readinessOf, { orderCode })
  return (
    <SideSheet title={title} size={480} onClose={onClose} footer={foot}>
      {error && <EmptyState title={sayRefusal(words, error)} icon="warning" role="alert" />}
      {!data && !error && <Spin aria-label={words.say.loading} />}
      <ul className={css.lights}>
        {data?.map(({ check, ok, about }) => (
          <li key={check}>
            <StatusDot tone={ok ? 'good' : 'bad'}>{words.check[check]}</StatusDot>
            {about && <p>{about}</p>}
          </li>
        ))}
      </ul>
      {data && !ready && <p role="status">{words.orders.mend}</p>}
    </SideSheet>
  )
}
