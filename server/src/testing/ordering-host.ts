import { beforeAll } from 'vitest'
import { host } from '@takt/contract/host.ts'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { processings } from '@takt/contract/processings.ts'
import { types } from '@takt/contract/types.ts'
import type { startPlant } from './plant.ts'
import { aLine, aRoute, aType } from './samples.ts'

type Answer = {
  code: number
  key?: string
  field?: string
  message?: string
  data?: { orderCode: string; outcome: string; lots: string[] }
}

/** A host that sends orders to lines L1 and L2, and what became of them. */
export function orderingHost(plant: Awaited<ReturnType<typeof startPlant>>) {
  const admin = plant.as('admin', 'L1')
  const route = { processingNumber: 'R', processingVer: 1 }
  let key = ''
  beforeAll(async () => {
    for (const line of ['L1', 'L2']) await admin(lines.create, aLine(line))
    await admin(processings.create, aRoute('R'))
    await admin(processings.move, { ...route, move: 'release' })
    for (const typeNo of ['T1', 'SO1215']) {
      await admin(types.create, aType(typeNo, route))
      await admin(types.move, { typeNo, typeVer: 1, move: 'release' })
    }
    key = (await admin(host.makeKey, { keyName: 'ERP' })).key
  })
  async function send(
    body: string | Buffer | object,
    { path = '/api/host/orders/L1', type = 'application/json', idempotency = '', as = key } = {},
  ) {
    const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
    const reply = await plant.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: {
        'content-type': type,
        authorization: `Bearer ${as}`,
        ...(idempotency && { 'idempotency-key': idempotency }),
      },
    })
    return {
      status: reply.statusCode,
      text: reply.body,
      ...(reply.json() as { code: number; key?: string; data?: { answers: Answer[] } }),
    }
  }
  const outcomes = (reply: Awaited<ReturnType<typeof send>>) =>
    reply.data!.answers.map(({ data, key }) => data?.outcome ?? key)
  const listed = async (orderCode: string) =>
    (await admin(orders.list, { orderCode, sort: 'orderCode' })).rows
  const logged = async (filter = {}) => (await admin(host.list, { direction: 'in', ...filter })).rows
  return { admin, route, send, outcomes, listed, logged }
}
