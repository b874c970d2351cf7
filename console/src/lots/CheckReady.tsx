import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { LotRow } from '@takt/contract/lots.ts'
import { useWords } from '~/i18n/words.tsx'
import { GreenLights, useReadiness } from '~/shapes/GreenLights.tsx'
import { Action } from '~/ui/Action.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'

/** Everything that must be there before the order of this lot can be made, and the buttons that correct what is not. */
export function CheckReady({ lot: { orderId, orderCode } }: { lot: LotRow }) {
  const { orders: orderWords } = useWords()
  const [looking, setLooking] = useState(false)
  const title = fill(orderWords.readinessOf, { orderCode })
  return (
    <>
      <Action icon="check" bare look="quiet" onClick={() => setLooking(true)}>
        {title}
      </Action>
      {looking && (
        <SideSheet title={title} size={480} onClose={() => setLooking(false)}>
          <Lights id={orderId} />
        </SideSheet>
      )}
    </>
  )
}

const Lights = ({ id }: { id: number }) => {
  const { lights, error } = useReadiness(id)
  return <GreenLights lights={lights} error={error} />
}
