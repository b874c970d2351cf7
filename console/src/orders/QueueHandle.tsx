import { use, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { Order } from '@takt/contract/orders.ts'
import { useWords } from '~/i18n/words.tsx'
import { Hint } from '~/ui/Hint.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { InQueue } from './InQueue.tsx'
import css from './QueueHandle.module.css'
import { QueueRows } from './queue.ts'
import { useQueue } from './use-queue.ts'

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** The row of the table under the pointer, and which of the orders it is. */
function rowUnder({ clientX, clientY }: PointerEvent) {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[role=row]')
  // The head is the first row.
  return row ? { row, place: Number(row.getAttribute('aria-rowindex')) - 2 } : null
}

/** An order's place in the queue, and the handle it is dragged by; Alt with the arrows moves it too. */
export function QueueHandle({ order }: { order: Order }) {
  const { orders: orderWords } = useWords()
  const { rows, blocked: never } = use(QueueRows)
  const { at, moveTo, blocked } = useQueue(order, rows, never)
  const [over, setOver] = useState<HTMLElement | null>(null)
  const show = (row: HTMLElement | null, side: string) => {
    if (over !== row) over?.removeAttribute('data-drop')
    row?.setAttribute('data-drop', side)
    setOver(row)
  }
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const under = rowUnder(event)
    show(
      under && under.place >= 0 && under.place !== at ? under.row : null,
      under && under.place < at ? 'before' : 'after',
    )
  }
  const drop = (event: PointerEvent) => {
    const under = over && rowUnder(event)
    show(null, '')
    if (under && under.place >= 0) moveTo(under.place)
  }
  const press = (event: KeyboardEvent) => {
    const step = event.altKey ? steps[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (!blocked) moveTo(at + step)
  }
  const name = fill(orderWords.drag, { orderCode: order.orderCode })
  return (
    <Hint text={blocked ?? name} after={600}>
      <button
        type="button"
        className={css.handle}
        aria-disabled={blocked !== null}
        onKeyDown={press}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={() => show(null, '')}
        onPointerDown={(event) => {
          if (!blocked) event.currentTarget.setPointerCapture(event.pointerId)
        }}
      >
        <span className="unseen">{name}</span>
        <Icon name="menu" /> <InQueue id={order.id} />
      </button>
    </Hint>
  )
}
