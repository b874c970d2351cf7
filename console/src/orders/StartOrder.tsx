import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { orders, type Order } from '@takt/contract/orders.ts'
import { useCommand } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { GreenLights, useReadiness } from '~/shapes/GreenLights.tsx'
import { Action } from '~/ui/Action.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { useMoveBlock } from './OrderMoves.tsx'
import css from './orders.module.css'

/** Starts an order after its list of lights was read. */
export function StartOrder({ order }: { order: Order }) {
  const words = useWords()
  const blocked = useMoveBlock(order, 'start')
  const [looking, setLooking] = useState(false)
  return (
    <>
      <Action icon="play" look="quiet" blocked={blocked} onClick={() => setLooking(true)}>
        {words.orderMove.start}
      </Action>
      {looking && <Lights order={order} onClose={() => setLooking(false)} />}
    </>
  )
}

function Lights({ order: { id, orderCode }, onClose }: { order: Order; onClose: () => void }) {
  const words = useWords()
  const { ready, lights, error } = useReadiness(id)
  const make = useCommand(orders.move, words.orders.moved)
  const start = async () => {
    if (await make({ id, move: 'start' })) onClose()
  }
  const foot = (
    <div className={css.foot}>
      <Action onClick={onClose}>{words.say.cancel}</Action>
      <Action look="main" icon="play" blocked={ready ? null : words.orders.mend} onClick={() => void start()}>
        {words.orders.startNow}
      </Action>
    </div>
  )
  return (
    <SideSheet
      title={fill(words.orders.readinessOf, { orderCode })}
      size={480}
      onClose={onClose}
      footer={foot}
    >
      <GreenLights lights={lights} error={error} />
      {lights && !ready && <p role="status">{words.orders.mend}</p>}
    </SideSheet>
  )
}
