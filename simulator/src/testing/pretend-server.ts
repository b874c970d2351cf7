import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BatchItem } from '@takt/contract/verbs.ts'
import type { OrderDraft, OrderMove, OrderStatus } from '@takt/contract/orders.ts'
import { orderMoves } from '@takt/contract/orders.ts'
import type { Keys } from '../keys.ts'
import type { LinePlan } from '../plant/plan.ts'
import { seedRandom } from '../random.ts'
import { PretendFloor, type PretendOrder } from './pretend-floor.ts'

type Body = { items: (BatchItem & { stationNumber?: string })[] } & OrderDraft & {
    id: number
    move: OrderMove | 'scrap' | 'release'
    productId: string
    productSn: string
    failId: string
    disposition: string
    orderStatus?: OrderStatus[]
    orderCode?: string
    processStatus: string
    page: number
    limit: number
  }
type Trouble = { lostBefore: number; lostAfter: number; busy: number }

/** What nothing of is kept here. */
/** What these features answer to any call; no part of a unit is known by a serial. */
const always: Record<string, object> = {
  genealogy: { components: [] },
  handovers: { signed: {} },
  plant: { plantName: 'Pretended', timeZone: 'Europe/Berlin' },
  rework: { failures: [] },
  stationScreen: { atWork: [], people: [], sops: [] },
}
const emptyLists = [
  'lots',
  'inspections',
  'andon',
  'alarms',
  'tools',
  'concessions',
  'problems',
  'sopComments',
]

/** A server that keeps the station interface, and enough of the console's calls for an office, and may be unreliable. */
export async function startPretendServer(
  plans: readonly LinePlan[],
  trouble: Trouble = { lostBefore: 0, lostAfter: 0, busy: 0 },
) {
  const floors = new Map(plans.map((plan) => [plan.lineNumber, new PretendFloor(plan)]))
  const random = seedRandom('trouble')
  const loads: number[] = []
  let ids = 0

  const server = createServer(
    (request, response) =>
      void answer(request, response).catch(({ message }: Error) =>
        response
          .writeHead(500, { 'content-type': 'application/json' })
          .end(JSON.stringify({ code: 50000, message })),
      ),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const body = JSON.parse(await text(request)) as Body // what the simulator sent
    if (random.chance(trouble.lostBefore)) return request.socket.destroy()
    const isBusy = random.chance(trouble.busy)
    const answer = isBusy
      ? { code: 50300, message: 'The database is away' }
      : act(request.url!, String(request.headers.authorization), body)
    if (!isBusy && random.chance(trouble.lostAfter)) return request.socket.destroy()
    return response
      .writeHead(isBusy ? 503 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer))
  }

  function act(url: string, bearer: string, body: Body) {
    const [, , feature, verb, lineNumber] = url.split('/')
    const floor = floors.get(lineNumber ?? '')
    if (feature === 'station' && floor) return { code: 20000, data: speak(floor, verb!, bearer, body) }
    if (feature === 'orders' && floor) return { code: 20000, data: keepOrders(floor, verb!, body) }
    // Its first reports are there already.
    if (feature === 'reports') return { code: 20000, data: verb === 'list' ? { rows: [], total: 1 } : [] }
    if (emptyLists.includes(feature ?? '')) return { code: 20000, data: { rows: [], total: 0 } }
    if (feature === 'units' && verb === 'list' && floor)
      return { code: 20000, data: listUnits(floor, body.processStatus) }
    const heldOf = floor && heldUnits[`${feature} ${verb}`]
    if (heldOf) return { code: 20000, data: heldOf(floor, body) }
    return { code: 20000, data: always[feature ?? ''] ?? plans }
  }

  function speak(floor: PretendFloor, verb: string, bearer: string, body: Body) {
    const stationNumber = bearer.split(' ').at(-1)!
    if (verb === 'hello') return hello(floor, stationNumber)
    if (verb !== 'batch')
      return floor.take(stationNumber, { ...body, kind: verb } as unknown as BatchItem).data // the verb is the kind
    loads.push(body.items.length)
    return {
      answers: body.items.map(({ stationNumber: station = stationNumber, ...item }) =>
        floor.take(station, item),
      ),
    }
  }

  const hello = ({ plan, orders }: PretendFloor, stationNumber: string) => ({
    materials: [],
    download: null,
    lineNumber: plan.lineNumber,
    stationNumber,
    stationName: stationNumber,
    serverTime: '2026-01-01T00:00:00.000Z',
    cycleTime: null,
    orders: [...orders.values()]
      .filter(({ orderStatus }) => orderStatus === 'producing')
      .map((order) => ({ ...order, typeVer: 1 })),
  })

  function keepOrders({ orders }: PretendFloor, verb: string, body: Body) {
    const all = [...orders.values()]
    if (verb === 'list')
      return {
        rows: all.filter(
          (order) =>
            (body.orderStatus?.includes(order.orderStatus) ?? true) &&
            order.orderCode.includes(body.orderCode ?? ''),
        ),
        total: all.length,
      }
    if (verb === 'serials')
      return listSerials(
        all.find(({ orderCode }) => orderCode === body.orderCode)!,
        body,
      )
    if (verb === 'create') {
      const { orderCode, typeNo, orderNumber, planEnd } = body
      orders.set(orderCode, {
        id: (ids += 1),
        orderCode,
        typeNo,
        orderNumber,
        orderStatus: 'created',
        actualNumber: 0,
        ngNumber: 0,
        startedNumber: 0,
        planEnd,
      })
      return orders.get(orderCode)
    }
    const order = all.find(({ id }) => id === body.id)!
    const { from, to } = orderMoves[body.move as OrderMove] // an order's move, as the call gives it
    if (!(from as readonly string[]).includes(order.orderStatus))
      throw new Error(`${order.orderCode} is ${order.orderStatus}, not to be ${to}`)
    order.orderStatus = to
    return order
  }

  const listSerials = (
    { orderCode, orderNumber }: PretendOrder,
    { page, limit }: Pick<Body, 'page' | 'limit'>,
  ) => ({
    rows: Array.from({ length: orderNumber }, (_, place) => ({
      productSn: `${orderCode}/${place + 1}`,
    })).slice((page - 1) * limit, page * limit),
    total: orderNumber,
  })

  /** The office's calls about units that wait for it. */
  const heldUnits: Record<string, (floor: PretendFloor, body: Body) => object> = {
    'units list': (floor, { processStatus }) => listUnits(floor, processStatus),
    'units move': (floor, body) => decide(floor, body),
    'failures list': (floor, body) => listFailures(floor, body),
    'failures dispose': (floor, body) => dispose(floor, body),
  }

  function listUnits({ units }: PretendFloor, processStatus: string) {
    const found = [...units].filter(([, { status }]) => status === processStatus)
    return {
      rows: found.map(([productSn, { productId, orderCode, step }]) => ({
        productSn,
        productId,
        orderCode,
        currentStep: step,
      })),
      next: null,
    }
  }

  /** A held unit has one, under its own id. */
  function listFailures({ units }: PretendFloor, { productSn }: Body) {
    const { productId, status } = units.get(productSn)!
    return { rows: status === 'held' ? [{ failId: productId, productId }] : [], next: null, total: 1 }
  }

  function dispose(floor: PretendFloor, { failId: productId, disposition }: Body) {
    if (disposition === 'scrap') return decide(floor, { productId, move: 'scrap' })
    floor.letGo(productId)
    return {}
  }

  function decide({ units, orders }: PretendFloor, { productId, move }: Pick<Body, 'productId' | 'move'>) {
    const unit = [...units.values()].find((unit) => unit.productId === productId)!
    if (unit.status !== 'held') throw new Error(`${productId} is ${unit.status}`)
    unit.status = move === 'scrap' ? 'scrapped' : 'inProcess'
    orders.get(unit.orderCode)!.ngNumber += move === 'scrap' ? 1 : 0
    return {}
  }

  const { port } = server.address() as AddressInfo // it listens on TCP
  const keys: Keys = Object.fromEntries(
    plans.map(({ lineNumber, stations }) => [
      lineNumber,
      Object.fromEntries(stations.map(({ stationNumber }) => [stationNumber, stationNumber])),
    ]),
  )
  const close = () =>
    new Promise((closed) => {
      server.closeAllConnections()
      server.close(closed)
    })
  return { url: `http://127.0.0.1:${port}`, floors, keys, loads, close }
}

async function text(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // Node's bodies come in buffers
  return Buffer.concat(chunks).toString()
}
