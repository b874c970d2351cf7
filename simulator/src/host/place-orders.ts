import type { Clock } from '../clock.ts'
import { draftOrder } from '../plant/order-draft.ts'
import { linePlans } from '../plant/plant.ts'
import type { Random } from '../random.ts'

/** Sends an order to a line now and then, each under a key of its own, until it has an answer. Returns how many were taken. */
export async function placeOrders({
  url,
  hostKey,
  every,
  clock,
  random,
  signal,
  say,
}: {
  url: string
  hostKey: string
  every: number
  clock: Clock
  random: Random
  signal: AbortSignal
  say: (sentence: string) => void
}) {
  let taken = 0
  for (let number = 1; !signal.aborted; number += 1) {
    const plan = random.pick(linePlans as [(typeof linePlans)[number], ...(typeof linePlans)[number][]]) // the plant has lines
    const {
      orderName,
      typeNo,
      orderNumber,
      planStart,
      planEnd,
      bomCode,
      bomVer,
      customerOrderNo,
      customerOrderLine,
    } = draftOrder(plan, number, clock.now(), random)
    const order = {
      orderCode: `ERP-${clock.now().toString(36).toUpperCase()}`,
      orderName,
      typeNo,
      orderNumber,
      planStart,
      planEnd,
      bomCode,
      bomVer,
      customerOrderNo,
      customerOrderLine,
    }
    for (let isTaken = false; !isTaken && !signal.aborted;) {
      isTaken = await send(`${url}/api/host/orders/${plan.lineNumber}`, hostKey, order)
      if (!isTaken) await clock.sleep(5_000, signal)
    }
    taken += 1
    say(`Placed ${order.orderCode}: ${orderNumber} of ${typeNo}.`)
    await clock.sleep(every, signal)
  }
  return taken
}

/** An answer of 200 is a taken message, whatever becomes of the order; anything else is sent again under the same key. */
async function send(address: string, hostKey: string, order: { orderCode: string }) {
  try {
    const reply = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${hostKey}`,
        'idempotency-key': order.orderCode,
      },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(10_000),
    })
    await reply.arrayBuffer()
    return reply.status === 200
  } catch {
    return false
  }
}
